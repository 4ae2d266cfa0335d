"""The Levels page: the structure as a spreadsheet, and the clock set right."""
