"""Everything that is tested, in one command."""
