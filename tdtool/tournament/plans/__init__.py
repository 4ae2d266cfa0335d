"""Who moves where: balancing, breaking, redraws, and the seats that are kept."""
