/** What the desk's screens can do besides with JavaScript; each works without it. */
