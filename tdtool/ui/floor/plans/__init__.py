"""The plans of who moves where, in the table's place on the Floor page."""
