"""The Print page: every sheet there is, which of it, on which paper, to which printer."""
