// This target starts the program `speakerclock`, and holds the files that belong to it: the manual
// page, the units for systemd, and the articles of the documentation. `Commands` holds the
// commands, so that tests can import them. No other code belongs here.

import Commands

SpeakerClock.start()
