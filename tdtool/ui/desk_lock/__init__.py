"""The lock of the desk: nobody changes anything while the director is away."""
