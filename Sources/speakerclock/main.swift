import SpeakerClockCommand

SpeakerClock.start()
