SpeakerClockBridge.start()
