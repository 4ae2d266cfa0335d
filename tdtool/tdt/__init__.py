"""Files of The Tournament Director (.tdt): read as data, never run."""
