"""Panels: what is not done every minute, over the page and never over the clock."""
