### The words of SpeakerClock in English, and what translators of other languages must know.
###
### A message is a name and its text. Copy this file to the code of your language, such as sv.ftl, and translate what
### stands behind the equals signs. Keep the names, and what is in braces. `make words` says what is wrong.
###
### The same text in several lengths: the first form is the longest, then .short, .shorter and .shortest. The screen
### shows the first one that fits. A language may have fewer forms, or more. `.spoken` is what a voice says instead.
### "Columns" says how wide the shortest form may be in a terminal, and "Em" the same on a page.
### A text that is too long is cut, with an ellipsis at its end.
### In the status line, each text needs a form of at most 80 columns, and each question one of at most 45.
### A full stop ends a text of several sentences, but not one of a single sentence.
###
### Variables are the same everywhere: $time and $length are digits or words, such as 5:00 or 5 minutes, or $time is a
### time of day, if the comment says so; $start and $end are times of day, such as 14:15; $key is the name of a key;
### $name, $talk, $item, $preset, $desk and $room are names that people have given; $slot, $count, $number and $page are
### numbers; $command is what can be typed; $lamp is the text of phase-green, phase-yellow or phase-red.
### The words in parentheses behind a variable are the only values that it has, and choose variants.
### $time in .spoken is in words. { "" } is an empty text, where a language needs none.
###
### The clock is the program that keeps the time. A display shows what the speaker sees, and a desk is a second place
### from which a clock is operated. The rundown is the list of talks and breaks of a day, and its items stand in it. A
### segment is a part of a talk, a lamp one light of the traffic light, and a slot the place of a preset under a number.
###
### Functions: LIST($x, last: " or ") writes a list; CAPITAL($x) begins with a capital; DECIMAL($x, mark: ",") has another
### decimal mark; RANGE($x) writes 1–9; HOUR($x) is the hour of a time of day, which asks for an article in some
### languages. TIME and SPELL are the rules of a few languages, SPACED and AMID those of Japanese.

## Announcements

# What stands between words, and after the mark that ends a sentence: a blank, or nothing in a
# language without blanks.
space = { " " }
# What ends a sentence.
full-stop = .
# What stands between the parts of a list, and between the parts of a line.
comma = ,{ " " }
# $count hours, alone or in a length of time.
# Variables: $count
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# $count minutes, alone or in a length of time.
# Variables: $count
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $count seconds, alone or in a length of time.
# Variables: $count
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
# Up to three lengths of time as one, the largest unit first: 1 hour 5 minutes 30 seconds.
# Variables: $lengths
lengths = { LIST($lengths, between: " ") }
# The name of a phase and of its lamp: on the lamp, at the beginning of an announcement (Yellow. 3
# minutes remaining.), and inside sentences.
# Columns: 9
phase-green = green
# The name of a phase and of its lamp: on the lamp, at the beginning of an announcement (Yellow. 3
# minutes remaining.), and inside sentences.
# Columns: 9
phase-yellow = yellow
# The name of a phase and of its lamp: on the lamp, at the beginning of an announcement (Yellow. 3
# minutes remaining.), and inside sentences.
# Columns: 9
phase-red = red
# The name of the phase after zero: on the red lamp, in capitals in large letters (OVER), and in the
# title of the terminal.
# Columns: 9
phase-overtime = over
# Announced when a talk starts, before its length: Start. 18 minutes.
start = start
# This time is left: announced, in lines and in notices. $plural is the plural category of the
# number in it, where a verb must agree with it.
# Variables: $plural (one, other), $time
remaining = { $time } remaining
# This time has passed since zero: announced (2 minutes over.), in lines and in notices.
# Variables: $time
over = { $time } over
# No time is left: announced at zero.
time-is-up = time is up
# A bell is struck this many times, once or more: announced, and behind the word of line-bell.
# Variables: $strokes
bell =
    { $strokes ->
        [one] bell
       *[other] { $strokes } bells
    }
# What a part of a talk without a name is called, before its number: segment 1 of 2. The word of
# line-segment can stand before it.
segment = segment
# Which part of a talk, or which item of the rundown, out of how many: 2 of 4.
# Variables: $count, $number
number-of = { $number } of { $count }

## Signs, and what lines begin with

# What stands between a text and its explanation: a colon and a blank, in French with a blank before
# it.
colon = :{ " " }
# What stands between the first word of a line and the rest: a blank, or a colon and a blank where
# the word would be heard as a part of what follows.
after-line-word = { " " }
# A name, or what a user typed or can type, in the language's quotation marks. Texts that quote use
# the same marks themselves.
# Variables: $name
quoted = '{ $name }'
# A remark in brackets, with the blank before them. $text is a phrase.
# Variables: $text
remark = { " " }({ $text })
# A length of time of $count days, two or more.
# Variables: $count
days = { $count } days
# In a contest, in the line at the end of a talk: the speech kept to the lengths that qualify.
verdict-qualified = qualified
# In a contest, in the line at the end of a talk: the speech was too short.
verdict-too-short = disqualified, too short
# In a contest, in the line at the end of a talk: the speech was too long.
verdict-too-long = disqualified, too long
# In the status line and on pages, behind the current part of a talk and a comma: the part that
# comes next: then Questions.
# Variables: $segment
then = then { $segment }
# The first word of a line, in capitals where the language has them, in plain mode, which a screen
# reader reads: the clock is set to a talk and waits for the start. On the screen too. Each of these
# words, up to line-help, is a single one, and unlike the others and the lamps.
line-ready = READY
# The first word of a line in plain mode: a talk starts.
line-start = START
# The first word of a line in plain mode: the talk was paused.
line-stop = STOP
# The first word of a line in plain mode: the talk goes on after a pause.
line-resume = RESUME
# The first word of a line in plain mode: the time was changed by hand.
line-set = SET
# The first word of a line in plain mode: the time that is left, because somebody asked: TIME 4
# minutes remaining.
line-time = TIME
# The first word of a line in plain mode: a bell; how many strokes follows.
line-bell = BELL
# The first word of a line in plain mode: another part of the talk begins; its name or number
# follows: PART Questions, 2 of 2.
line-segment = PART
# A whole line in plain mode: the time is up.
line-zero = TIME IS UP
# The first word of a line in plain mode: a reminder after zero; the time since then follows.
line-over = OVERTIME
# The first word of a line in plain mode: something else, in words.
line-notice = NOTICE
# The first word of a line in plain mode: the talk has ended; its name and times follow.
line-done = DONE
# The first word of a line in plain mode: a break of the rundown begins; its name and length follow.
line-pause = BREAK
# The first word of a line in plain mode: a display that is connected, in a list.
line-display = DISPLAY
# The first word of a line in plain mode: something that happened earlier, in a list.
line-event = EVENT
# The first word of a line in plain mode: a key or a command, and what it does.
line-help = HELP

## The screen and the help

# The state of a talk that is paused: in the status line, and in large letters on the displays; in
# capitals where the language has them.
paused = PAUSED
# In the status line: the clock has been ready for $count minutes; begins with the word of
# line-ready.
# Variables: $count
ready-for-minutes = READY, idle for { $count } min
# In the status line: the talk has been paused for $count minutes; begins with the word of paused.
# Variables: $count
paused-for-minutes = PAUSED for { $count } min
# In the operator view, behind a display: since which time of day it is connected.
# Variables: $time
since = since { $time }
# In the status line: a state (READY or PAUSED), and since which time of day.
# Variables: $state, $time
state-since = { $state } since { $time }
# In the line at the end of a talk: from one time of day to another.
# Variables: $end, $start
span = { $start } to { $end }
# At which time of day the talk ends: behind a change of the time (+1:00, ends 20:16), behind the
# time of day, and as $how of press-again-goes-on.
# Variables: $time
ends = ends { $time }
# A hint in the status line, beside two others in 80 columns: what a key, usually the space bar,
# does to a clock that is ready.
# Variables: $key
key-starts = { $key } starts
# A hint in the status line, beside two others in 80 columns: what a key, usually the space bar,
# does to a talk that runs.
# Variables: $key
key-pauses = { $key } pauses
# A hint in the status line, beside two others in 80 columns: what a key, usually the space bar,
# does to a talk that is paused.
# Variables: $key
key-resumes = { $key } resumes
# A hint in the status line, beside two others in 80 columns: what a pair of keys, usually plus and
# minus, does.
# Variables: $keys
keys-change-time = { $keys } change the time
# A hint in the status line, beside two others in 80 columns: what a key, usually the question mark,
# does: it opens the help.
# Variables: $key
key-helps = { $key } help
# On a display or a page that has no clock yet: it waits for one in this room.
# Columns: 28
# Variables: $room
waiting-for-clock = Waiting for a clock in room { $room }
    .short = Waiting for a clock
# In the status line of a display: it has heard nothing of its clock for this time, in digits such
# as 0:15.
# Variables: $time
no-signal = no signal for { $time }
# A place for a preset, under a number key. Other texts name it by the same word.
# Variables: $slot
slot = Slot { $slot }
# What stands in the place of the digits after the end, in five letters at most. Seven bars can show
# only these, each as it stands here: FinAL, not Final.
# Letters: A b C c d E e F H h i J L n O o P r S t U u y
# Columns: 5
end = End
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: the space
# bar.
key-space = Space
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: the arrow
# up.
key-up = Up
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: the arrow
# down.
key-down = Down
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: the arrow to
# the right.
key-right = Right
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: the arrow to
# the left.
key-left = Left
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: the key that
# deletes backwards.
key-backspace = Backspace
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: the key that
# ends a line.
key-enter = Enter
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: the key that
# turns a page back.
key-page-up = PageUp
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: the key that
# turns a page.
key-page-down = PageDown
# The name of a key, in hints, in questions and in the help, as it stands on keyboards: C, pressed
# together with the control key.
key-interrupt = Ctrl-C
# The name of the key : in plain mode, where a voice would swallow the sign.
sign-colon = colon
# The name of the key + in plain mode, where a voice would swallow the sign.
sign-plus = plus
# The name of the key - in plain mode, where a voice would swallow the sign.
sign-minus = minus
# The name of the key ] in plain mode, where a voice would swallow the sign.
sign-closing-bracket = right bracket
# The name of the key [ in plain mode, where a voice would swallow the sign.
sign-opening-bracket = left bracket
# The name of the key ? in plain mode, where a voice would swallow the sign.
sign-question-mark = question mark
# The name of the key . in plain mode, where a voice would swallow the sign.
sign-period = period
# The name of the key / in plain mode, where a voice would swallow the sign.
sign-slash = slash
# In the help, behind a key: it starts, pauses and resumes the talk.
# Columns: 33
help-start-or-stop = start, pause, resume
# In the help, behind a key: it loads the preset of a slot, ready to start.
# Columns: 33
help-slot = load a preset
# In the help, behind a key: with a number key after it, it stores the talk in a slot.
# Columns: 33
help-store = store the talk in a slot
# In the help, behind a key: it goes to the start, or to where yellow or red begins; a running talk
# goes on from there.
# Columns: 33
help-tap = go to where that colour begins
# In the help, behind a key: the lamp of this key begins at the time that is shown.
# Columns: 33
help-hold = that colour begins at this time
# In the help, behind a key: it adds a minute or takes it away, while the clock is stopped.
# Columns: 33
help-set-minute = stopped: 1 minute more, less
# In the help, behind a key: it adds five seconds or takes them away, while the clock is stopped.
# Columns: 33
help-set-seconds = stopped: 5 seconds more, less
# In the help, behind a key: it adds a minute or takes it away, while the talk runs too.
# Columns: 33
help-add-minute = any time: 1 minute more, less
# In the help, behind a key: it adds ten seconds or takes them away, while the talk runs too.
# Columns: 33
help-add-seconds = 10 seconds more, less
# In the help, behind a key: it goes back to the start of the talk, ready.
# Columns: 33
help-back = back to the start, ready
# In the help, behind a key: it undoes the last change; another key redoes it.
# Columns: 33
help-undo = undo, redo, up to 10 times
# In the help, behind a key: for a start that was forgotten: it moves the start back to when the
# clock stopped.
# Columns: 33
help-late-start = forgot to start: backdate it
# In the help, behind a key: it adds a segment for questions to the talk.
# Columns: 33
help-questions = add 5 minutes of questions
# In the help, behind a key: it goes to the next part of the talk, or to the next item of the
# rundown; another key goes back.
# Columns: 33
help-segment = next, previous segment or item
# In the help, behind a key: it opens the line where a command is typed.
# Columns: 33
help-prompt = type a command
# In the help, behind a key: the screen flashes, so that the speaker looks.
# Columns: 33
help-flash = flash for attention
# In the help, behind a key: it makes the screen black.
# Columns: 33
help-blackout = blackout
# In the help, behind a key: it shows the last message, a stored one, or one that is typed.
# Columns: 33
help-message = message: last, stored, new one
# In the help, behind a key: it changes whether the digits stand in a row or in two.
# Columns: 33
help-layout = layout of the digits
# In the help, behind a key: it changes the colours.
# Columns: 33
help-theme = colour theme
# In the help, behind a key: it changes where announcements go: nowhere, to text lines, to a voice.
# Columns: 33
help-announcing = announcements: off, print, speak
# In the help, behind a key: it shows the time of day, and when the talk ends.
# Columns: 33
help-time-of-day = time of day, end of the talk
# In the help, behind a key: it shows a smaller, secondary time beside the lamps. The same words as
# in secondary-time.
# Columns: 33
help-beside = secondary time beside the lamps
# In the help, behind a key: it shows or hides the view for the operator.
# Columns: 33
help-operator-view = operator view
# In the help, behind a key: each display shows its name.
# Columns: 33
help-identify = displays show their names
# In the help, behind a key: it announces the time that is left, where there is no screen.
# Columns: 33
help-say-time = announce the remaining time
# In the help, behind a key: these keys move a frame around the screen, and select what is in it.
# Columns: 33
help-focus = move around the screen; select
# In the help, behind a key: these keys are those of a clicker, with which speakers turn their
# slides: start, next part.
# Columns: 33
help-clicker = clicker: start, next segment
# In the help, behind mouse-click: a click selects; on the digits it starts and pauses.
# Columns: 33
help-click = select; digits: start, pause
# In the help, behind mouse-double-click: on the digits, it goes back to the start of the talk,
# ready.
# Columns: 33
help-double-click = digits: back to start, ready
# In the help, behind mouse-hold: pressed for half a second, a slot stores the talk, and a lamp
# begins at the shown time.
# Columns: 33
help-mouse-long-press = ½ s: store; on a lamp: set it
# In the help, behind mouse-drag-and-wheel: dragging across the digits changes the time; the wheel
# changes it by minutes.
# Columns: 33
help-drag-and-wheel = change the time; wheel: minutes
# In the help, behind a key: it locks the keys; pressed twice, it unlocks them.
# Columns: 33
help-lock = lock the keys; twice unlocks
# In the help, behind a key: it quits the program.
# Columns: 33
help-quit = quit
# Under a page of the help: how its pages are turned, by $key, and closed.
# Columns: 45 ($key = ?)
# Variables: $count, $key, $page
help-pages = Page { $page } of { $count }   { $key } next page   any other key closes
    .short = { $key } next page, other keys close
# In plain mode: keys from a first to a last one, for a voice: 1 to 9.
# Variables: $first, $last
key-range = { $first } to { $last }
# In plain mode: keys that are capital letters, which a voice reads like small ones: capital G, Y,
# R.
# Variables: $count, $letters
capitals = capital { LIST($letters) }

## Notices and questions

# In the status line: there is no preset in this slot.
# Variables: $slot
no-preset-in-slot = There is no preset in slot { $slot }
# In the status line: what was to be stored is not on disk. The system's reason can follow, in
# English, after a colon.
not-stored = Not stored
# In the status line: the progress of the talk cannot be written to disk, so that a crash would lose
# it. The system's reason can follow, in English, after a colon.
talk-not-saved = The talk's progress cannot be saved
    .short = Progress not saved
# In the status line: a talk that has ended could not be added to the report. The system's reason
# can follow, in English, after a colon.
talk-not-in-report = The talk is missing from the report
    .short = Not in the report
# In the status line: what was stored is there, but a power cut may take it back. The system's
# reason can follow, in English, after a colon.
stored-not-safely = Stored, but may be lost in a power failure
    .short = Stored, but not safely
# In the status line: the disk has not taken yet what was changed more than a second ago.
disk-is-slow = The disk is slow: the last change is not stored yet
    .short = The disk is slow
# In the status line: something ($name: a slot, a lamp, or the word of length-of-talk) has another
# $value, and perhaps what it had $before. Values are times, with a preset's name and lamps where
# these are known. $ends says whether $name ends in a digit, as Slot 3 does.
# Variables: $before (or none), $ends (number, other), $name, $value
value-changed =
    { $before ->
        [none] { $name } is now { $value }
       *[other] { $name } is now { $value } (was { $before })
    }
# The length of a talk, as $name of value-changed and as $lamp of undone-lamp: Length is now 12:00.
length-of-talk = length
# After a comma behind value-changed: the time at which another lamp begins was lowered too.
# Variables: $lamp, $time
lamp-lowered = { $lamp } lowered to { $time }
# In the status line: the length of a talk was to be changed while it runs.
# Columns: 34
lamp-refused-while-running = Pause first: the length cannot be changed while the talk is running
    .short = Pause first
# In the status line: a lamp was to get the shown time, but the time is up.
# Columns: 34
lamp-refused-in-overtime = Cannot be set: no time is left
# In the status line: the length of a talk was to be 0:00.
# Columns: 34
lamp-refused-at-zero = The talk must be longer than 0:00
# In the status line: yellow was to begin before the talk does.
# Columns: 34
lamp-refused-above-length = Yellow cannot exceed the length
    .short = Yellow: too long
# In the status line: red was to begin before yellow, which begins at $yellow.
# Columns: 34
# Variables: $yellow
lamp-refused-before-yellow = Red cannot begin before yellow ({ $yellow })
    .short = Red: before yellow
# In the status line: the part of the talk has no phase of this lamp.
# Columns: 34
# Variables: $lamp
lamp-refused-no-phase = This segment has no { $lamp }
# In the status line: a lamp begins at $time, where a running talk would be over.
# Columns: 34
# Variables: $lamp, $time
lamp-refused-ends-talk = { CAPITAL($lamp) } begins at { $time }: that would end this talk
    .short = { CAPITAL($lamp) } begins at { $time }
# In the status line: at which time of day the talk now ends.
# Variables: $day (today, tomorrow), $time
ends-at =
    { $day ->
        [today] Talk ends at { $time }
       *[tomorrow] Talk ends at { $time } tomorrow
    }
# In the status line: $words is the text of ends-at; the time of day that was asked for does not
# exist, because the clocks go forward.
# Variables: $time, $words
ends-at-skipping = { $words }: { $time } is skipped because the clocks go forward
# In the status line: the program was not ended, because another key came.
# Variables: $kind (break, talk)
talk-continues =
    { $kind ->
        [talk] The talk is still running
       *[break] The break is still running
    }
# In the last line, after the program has ended: the talk stays paused with this time left, and can
# be resumed later.
# Variables: $time
left-paused = The talk was left paused with { $time } remaining
# In the line at the end of a talk: how long it took, and how long it was to take: 2 seconds of 12
# minutes.
# Variables: $length, $time
spent = { $time } of { $length }
# In the last line in plain mode: the input ended while no talk was running.
no-talk = The input ended while no talk was running
# In the status line: how the digits stand from now on: in a row (landscape), one group above the
# other (portrait), or whichever is larger (automatic).
# Variables: $layout (automatic, landscape, portrait)
layout =
    { $layout ->
        [automatic] Layout: automatic
        [landscape] Layout: landscape
       *[portrait] Layout: portrait
    }
# The name of a segment for questions that was added to a talk; it stands where names of segments
# stand, on displays too.
questions = Questions
# In the status line, before a colon and one of the next four words: the smaller time that stands
# beside the digits. Its key is in help-beside.
secondary-time = Secondary time
# Behind secondary-time: the time that is left of the whole rundown.
secondary-session = session
# Behind secondary-time: the time that is left of the whole talk. A talk of the rundown without a
# name is called by the same word.
secondary-talk = talk
# Behind secondary-time: the time of day.
secondary-clock = time of day
# Behind secondary-time: there is none.
secondary-off = off
# In the status line: the colours have this name from now on: led, phase, amber or mono.
# Variables: $name
theme = Theme: { $name }
# In the status line: announcements go there from now on: nowhere, into printed lines, or to a
# voice.
# Variables: $channel (off, print, speak)
announcements =
    { $channel ->
        [off] Announcements: off
        [print] Announcements: print
       *[speak] Announcements: speak
    }
# In the status line: the screen is black; a key and the space bar bring the picture back.
# Variables: $key, $space
blackout = Blackout: { $key } or { $space } brings the picture back
    .short = { $key } brings it back
# In the status line: a flash was asked for, and the clock was told not to flash.
no-flash = Flashing is off
# In the status line: there is neither a message nor a title to show. $command is how one is sent,
# without its text, such as :message; TEXT stands for the text.
# Columns: 34
# Variables: $command
no-message = No message: send one with { $command } TEXT, or start with --message or --title
    .short = No message
# In the status line: the command changes only the clock's own screen, and plain mode, which writes
# lines, has none.
not-in-plain-mode = Not available in plain mode
# On a small screen, in place of the help: there is no room for it.
# Columns: 30
no-room-for-help = Too small for help
# In the status line: $problem is what is wrong first in a file, and there are $count more; $check
# is a command that tells all.
# Variables: $check, $count, $problem
first-problem = { $problem } (and { $count } more: run '{ $check }')
# In the status line: a file that people write is wrong; $check is a command that tells more.
# Variables: $check
wrong-file = Error in a file: run '{ $check }'
    .short = Error in a file
# In the status line at the start: the talk of an earlier run of the program goes on, or is still
# paused.
# Variables: $state (paused, running)
talk-resumed =
    { $state ->
        [running] The last talk had not ended: it is still running
       *[paused] The last talk had not ended: it is still paused
    }
    .short =
        { $state ->
            [running] The last talk is still running
           *[paused] The last talk is still paused
        }
# In the status line at the start: the talk of an earlier run can go on by a key, or by the command
# undo, which stays English. $talk is its name with what is left, $left that alone, as the text of
# remaining.
# Variables: $by (command, key), $key, $left, $talk
talk-offered =
    { $by ->
        [key] The last talk had not ended: { $talk }. Press { $key } to resume it.
       *[command] The last talk had not ended: { $talk }. Use 'undo' to resume it.
    }
    .short =
        { $by ->
            [key] Press { $key } to resume last talk, { $left }
           *[command] Use 'undo' to resume last talk, { $left }
        }
    .shorter =
        { $by ->
            [key] Press { $key } to resume last talk
           *[command] Use 'undo' to resume last talk
        }
# $was-left of talk-offered-without-clock: this time was left at an earlier moment. $plural is the
# plural category of the number in it.
# Variables: $plural (one, other), $time
was-remaining = { $time } remaining
# In the status line at the start: as talk-offered, but nobody knows how long ago that was, because
# the clock of the machine is not set. $was-left is the text of was-remaining.
# Variables: $by (command, key), $key, $was-left
talk-offered-without-clock =
    { $by ->
        [key] System clock not set: { $was-left } when the talk was last saved. Press { $key } to load it, paused.
       *[command] System clock not set: { $was-left } when the talk was last saved. Use 'undo' to load it, paused.
    }
    .short = System clock not set: { $was-left } when last saved
    .shorter =
        { $by ->
            [key] Press { $key } to load the last talk
           *[command] Use 'undo' to load the last talk
        }
# A notice in plain mode: $count lines were not written, since no program read them.
# Variables: $count
lines-omitted =
    { $count ->
        [one] { $count } line of output was dropped: nothing was reading it
       *[other] { $count } lines of output were dropped: nothing was reading them
    }
# In the status line: the machine was suspended for this time while a talk ran.
# Variables: $time
suspended = SpeakerClock was suspended for { $time }; the talk kept running
    .short = Suspended for { $time }
# In the status line: somebody has set the machine's clock by this time; the talk does not depend on
# it.
# Variables: $direction (back, forward), $time
system-clock-set =
    { $direction ->
        [back] The system clock was set back by { $time }; the talk is not affected
       *[forward] The system clock was set forward by { $time }; the talk is not affected
    }
# In the status line at the start: a talk that was quit can go on by a key, or by the command undo,
# which stays English. $talk is its name, and $left what it has left, now if it is running.
# Variables: $by (command, key), $key, $left, $state (paused, running), $talk
talk-offered-after-quit =
    { $state ->
        [running]
            { $by ->
                [key] The last talk was quit: { $talk }. { $key } goes on: { $left } now
               *[command] The last talk was quit: { $talk }. undo goes on: { $left } now
            }
       *[paused]
            { $by ->
                [key] The last talk was quit: { $talk }. { $key } goes on: { $left }
               *[command] The last talk was quit: { $talk }. undo goes on: { $left }
            }
    }
    .short =
        { $state ->
            [running]
                { $by ->
                    [key] { $key } goes on: { $left } now
                   *[command] undo goes on: { $left } now
                }
           *[paused]
                { $by ->
                    [key] { $key } goes on: { $left }
                   *[command] undo goes on: { $left }
                }
        }
    .shorter =
        { $by ->
            [key] { $key } goes on with the last talk
           *[command] undo goes on with the last talk
        }
# The last line, after the program has ended: this command line and then this key, or the command
# undo, go on with the talk, until a time of day.
# Variables: $command, $key (or none), $time
way-back =
    { $key ->
        [none] Start { $command } and type undo to go on (until { $time }).
       *[other] Start { $command } and press { $key } to go on (until { $time }).
    }
# The last line, after the program has ended between two talks, in a break or after the time of a talk:
# this command line goes on with the rundown.
# Variables: $command
way-back-to-rundown = Start { $command } to go on with the rundown
# A question in the status line: the key would end the program while a talk, or the break of this
# name, runs.
# Columns: 45
# Variables: $break (or none), $key
ask-quit =
    { $break ->
        [none] The talk is running. Press { $key } again to quit, any other key to continue.
       *[other] The break '{ $break }' is running. Press { $key } again to quit, any other key to continue.
    }
    .short = Press { $key } again to quit
    .shorter = { $key }: quit?
# In the status line, the answer to a key that came too soon, or too often, to be a second press:
# the question stays open.
# Variables: $key, $talk (goes-on, ready)
came-too-often =
    { $talk ->
        [goes-on] { $key } came too often to be two presses: the talk goes on. Press { $key } once more.
       *[ready] { $key } came too often to be two presses: nothing is done. Press { $key } once more.
    }
    .short = Too fast. Press { $key } once more
# In the status line: how many changes were undone one after the other, two or more.
# Variables: $count
undone-changes = { $count } undone
# A question in the status line: where to store the talk, in a slot by its number key, or as the
# time of a lamp. $lamps are keys and names, as in: g green, y yellow, r red. $lamp-keys are the
# keys alone. $slots are the number keys: 1-9.
# Columns: 45
# Variables: $lamp-keys, $lamps, $slots
ask-store = Store in slot { $slots }, or set a lamp: { $lamps }. Escape cancels.
    .short = Slot { $slots } or lamp { LIST($lamp-keys) }?
    .shorter = Store where?

## Commands and their answers

# In the status line, after an undo, how things are again: a slot holds this preset, or nothing.
# Variables: $preset (or none), $slot
undone-slot =
    { $preset ->
        [none] Undone: slot { $slot } is empty again
       *[other] Undone: slot { $slot } is { $preset } again
    }
# In the status line, after an undo, how things are again: a lamp begins at this time, or the length
# of the talk is this (then $lamp is the word of length-of-talk, and $kind is length).
# Variables: $kind (length, other), $lamp, $time
undone-lamp = Undone: { $lamp } is { $time } again
# In the status line, after an undo, how things are again: the clock is set to this preset; $preset
# is its name with its length.
# Variables: $preset
undone-preset = Undone: back to { $preset }
# In the status line, after an undo, how things are again: the clock shows this time.
# Variables: $time
undone-time = Undone: back to { $time }
# In the status line, after an undo, how things are again: the clock is ready at this time.
# Variables: $time
undone-ready = Undone: ready again, { $time }
# In the status line, after an undo, how things are again: the talk is paused at this time.
# Variables: $time
undone-paused = Undone: paused again, { $time }
# In the status line, after an undo, how things are again: the talk is running, and shows this time
# now.
# Variables: $time
undone-running = Undone: running again, { $time }
# In the status line, after an undo: the rundown is as before the change.
undone-rundown = Undone: the rundown is as it was
# In the status line, after an undo, how things are again: the segment for questions has this
# length, or there is none.
# Variables: $length (or none)
undone-questions =
    { $length ->
        [none] Undone: the questions are removed
       *[other] Undone: Questions, { $length }
    }
# In the status line, after an undo, how things are again: the message is shown, or hidden.
# Variables: $state (hidden, shown)
undone-message =
    { $state ->
        [shown] Undone: the message is shown again
       *[hidden] Undone: the message is hidden again
    }
# In the status line, after an undo, how things are again: the item of this name is not left out any
# more.
# Variables: $item
undone-item = Undone: { $item } is back in the rundown
# In the status line, after a redo (a change that was undone is made again), how things are: a slot
# holds this preset, or nothing.
# Variables: $preset (or none), $slot
redone-slot =
    { $preset ->
        [none] Redone: slot { $slot } is empty again
       *[other] Redone: slot { $slot } is { $preset } again
    }
# In the status line, after a redo (a change that was undone is made again), how things are: a lamp
# begins at this time, or the length of the talk is this (then $lamp is the word of length-of-talk,
# and $kind is length).
# Variables: $kind (length, other), $lamp, $time
redone-lamp = Redone: { $lamp } is { $time } again
# In the status line, after a redo (a change that was undone is made again), how things are: the
# clock is set to this preset; $preset is its name with its length.
# Variables: $preset
redone-preset = Redone: back to { $preset }
# In the status line, after a redo (a change that was undone is made again), how things are: the
# clock shows this time.
# Variables: $time
redone-time = Redone: back to { $time }
# In the status line, after a redo (a change that was undone is made again), how things are: the
# clock is ready at this time.
# Variables: $time
redone-ready = Redone: ready again, { $time }
# In the status line, after a redo (a change that was undone is made again), how things are: the
# talk is paused at this time.
# Variables: $time
redone-paused = Redone: paused again, { $time }
# In the status line, after a redo (a change that was undone is made again), how things are: the
# talk is running, and shows this time now.
# Variables: $time
redone-running = Redone: running again, { $time }
# In the status line, after a redo: a change of the rundown that was undone is made again.
redone-rundown = Redone: the rundown is changed again
# In the status line, after a redo (a change that was undone is made again), how things are: the
# segment for questions has this length, or there is none.
# Variables: $length (or none)
redone-questions =
    { $length ->
        [none] Redone: the questions are removed
       *[other] Redone: Questions, { $length }
    }
# In the status line, after a redo (a change that was undone is made again), how things are: the
# message is shown, or hidden.
# Variables: $state (hidden, shown)
redone-message =
    { $state ->
        [shown] Redone: the message is shown again
       *[hidden] Redone: the message is hidden again
    }
# In the status line, after a redo (a change that was undone is made again), how things are: the
# item of this name is not left out any more.
# Variables: $item
redone-item = Redone: { $item } is back in the rundown
# In the status line, after an undo, where nothing longer fits.
undone = Undone
# In the status line: there was no change to take back.
nothing-to-undo = Nothing to undo
# In the status line: a change was to be taken back, but what it changed is different by now.
nothing-undone = Nothing was undone: it has changed since
# In the status line, after a redo, where nothing longer fits.
redone = Redone
# In the status line: no change was undone that could be made again.
nothing-to-redo = Nothing to redo
# In the status line: a slot was not given back what it held, because another program has changed it
# since.
# Variables: $slot
not-undone = Slot { $slot } stays as it is: another program has since changed it
    .short = Slot { $slot } stays as it is
# In the status line: a stored preset was removed from a slot; $now is what is in the slot instead.
# Both are names with lengths.
# Variables: $now (or none), $preset, $slot
preset-removed =
    { $now ->
        [none] Slot { $slot }: removed { $preset }
       *[other] Slot { $slot }: removed { $preset }; back to { $now }
    }
# In the status line: a slot's preset cannot be removed: it comes with the program. $preset is its
# name.
# Variables: $preset, $slot
preset-built-in = Slot { $slot } is { $preset }, a built-in preset. Only stored presets can be removed.
    .short = Slot { $slot } is a built-in preset
# In the status line: a slot's preset cannot be removed: the user has written it in a file. $preset
# is its name, $file that of the file.
# Variables: $file, $preset, $slot
preset-in-file = Slot { $slot } is { $preset } from { $file }. Remove it there.
    .short = Slot { $slot } is from { $file }
# In the status line: a segment for questions of this length was added to the talk. The word of
# questions comes before the length.
# Variables: $length
questions-added = Added: Questions, { $length }
# In the status line: the start was moved back by this time, in words.
# Variables: $time
start-moved = Start backdated by { $time }
# In the status line: the talk was started, and there was no time by which its start could be moved
# back.
started-now = Started: nothing to backdate
# In the status line: the start cannot be moved back any further than to the last stop.
cannot-backdate-further = Cannot backdate any further
# In the status line: a running talk cannot end at a time of day that has passed.
# Variables: $time
time-has-passed = It is already past { $time }. Give a later time.
    .short = It is past { $time }
# In the status line and in plain mode: a message to the speaker is shown; $text is the message. $place
# says where: on displays, on no display yet, or on the screen of the clock.
# Variables: $place (displays, nobody, screen), $text
message-sent =
    { $place ->
        [displays] Message on the displays: { $text }
        [nobody] Message, but no display is connected: { $text }
       *[screen] Message: { $text }
    }
# In plain mode: a message was typed while nobody can see it. It is kept, and this key shows it once
# there is a display; $text is the message.
# Variables: $key, $text
message-kept = Not shown, because no display is connected; { $key } shows it later: { $text }
    .short = Not shown: { $key } shows it later
# A question in the status line: which stored message is to be shown; $messages are the keys with
# the texts.
# Variables: $messages
choose-message = Send which message? { $messages }   Escape sends none.
    .short = Message? { $messages }   Escape: none
    .shorter = Message? { $messages }
# In the status line: a stored message was asked for, and there are none. The example is a line of
# config.yaml: keep messages: and 1:, and translate what a speaker would be told. The marks { "{" }
# and { "}" } are braces.
no-stored-messages = No messages are stored. config.yaml can hold nine, for example: messages: { "{" }1: Please come to an end{ "}" }
    .short = No messages are stored in config.yaml
    .shorter = No messages
# In the status line: no message is stored under this number.
# Variables: $number
no-stored-message = There is no message { $number } in config.yaml
    .short = No message { $number }
# In the status line: the message has disappeared.
message-cleared = The message is hidden

# Answers a message in a script that has no large letters here; unifont is a package.
small-letters = The letters are small: for large ones, install unifont on each display
# In the status line: a message was to be hidden, and none is shown.
no-message-shown = There is no message
# In the status line: the screen was black, and is not any more.
picture-is-back = The picture is back
# In the status line: the screen was to become black, and is black already.
picture-already-black = The picture is already black
# In the status line: the picture was to come back, and the screen is not black.
picture-not-black = The picture is not black
# In the status line: a talk was to be started that runs.
already-running = The talk is already running
# In the status line: a talk was to be paused that does not run.
not-running = The talk is not running
# In the status line: the time is as long or as short as can be.
no-change = The time cannot be changed any further
# In the status line: a talk has no other part in that direction.
no-other-segment = There is no other segment
# The answer to a command: what was typed as a time is none. The times in the text are what users
# can type; only words are translated.
# Variables: $text
not-a-time = '{ $text }' is not a valid time. Expected a time up to 23:59:59, for example: 1:30, 1h5m30s, 18m or 45s
    .short = '{ $text }' is not a valid time
# The answer to a command: no preset has this in its name. speakerclock presets list is a command,
# ted an example.
# Variables: $text
no-preset-named = There is no preset '{ $text }'. Expected a slot from 1 to 9, or part of a name that 'speakerclock presets list' shows, for example: ted
    .short = There is no preset '{ $text }'
# The answer to a button of the remote: the preset that it showed was changed since.
preset-has-changed = Not done: this preset has changed in the meantime
# In the status line: the files of presets have changed; their names follow after a colon.
presets-changed = Presets changed
# The answer to a command: several presets have $text in their names; $names are their names, each
# in quotation marks.
# Variables: $names, $text
several-presets-named = '{ $text }' matches several presets. Expected one of { $names }, or a slot
    .short = '{ $text }' matches several presets: { $names }
    .shorter = '{ $text }' matches several presets
# The answer to a command: the rundown is as the command wants it already.
nothing-to-change = There is nothing to change
# The answer to a command: no item of the rundown has this in its title or speaker, or as its
# number.
# Variables: $text
no-item-named = No item of the rundown matches '{ $text }'
    .short = No item '{ $text }'
# The answer to a command: several items of the rundown have $text in their title or speaker; $items
# are their numbers and names.
# Variables: $items, $text
several-items-named = '{ $text }' matches several items: { $items }
    .short = '{ $text }' matches several items
# In the list of commands, behind the command start and a colon: what it does.
command-start = start or resume the talk
# In the list of commands, behind the command stop and a colon: what it does.
command-stop = pause the talk
# In the list of commands, behind the command toggle and a colon: what it does.
command-toggle = start or pause, as the space bar does
# In the list of commands, behind the command add and a colon: what it does.
command-add = add time
# In the list of commands, behind the command take and a colon: what it does.
command-take = take time away
# In the list of commands, behind the command set and a colon: what it does; green, yellow and red
# are typed, and stay English.
command-set = set the time; with green, use the time shown as the length; with yellow or red, as the start of that phase
# In the list of commands, behind the command preset and a colon: what it does.
command-preset = load a preset by its slot or name
# In the list of commands, behind the command green and a colon: what it does; the segment is a part
# of the talk.
command-green = go to the start of the segment; a running talk goes on from there
# In the list of commands, behind the command yellow and a colon: what it does.
command-yellow = go to where yellow begins; a running talk goes on from there
# In the list of commands, behind the command red and a colon: what it does.
command-red = go to where red begins; a running talk goes on from there
# In the list of commands, behind the command reset and a colon: what it does.
command-reset = go back to the first segment, ready to start
# In the list of commands, behind the command next and a colon: what it does; the segment is a part
# of the talk, the item one of the rundown.
command-next = go to the next segment or item
# In the list of commands, behind the command previous and a colon: what it does; the segment is a
# part of the talk, the item one of the rundown.
command-previous = go back to the previous segment or item
# In the list of commands, behind the command until and a colon: what it does.
command-until = end the talk at this time of day
# In the list of commands, behind the command questions and a colon: what it does.
command-questions = add questions to the end of the talk: 5 minutes, or the given length
# In the list of commands, behind the command backdate and a colon: what it does; for a start that
# was forgotten.
command-backdate = backdate the start to the last pause or reset
# In the list of commands, behind the command go and a colon: what it does.
command-go = go to an item of the rundown
# In the list of commands, behind the command skip and a colon: what it does.
command-skip = skip the next item of the rundown, or the one you name
# In the list of commands, behind the command move and a colon: what it does.
command-move = move an item before or after another one
# In the list of commands, behind the command title and a colon: what it does.
command-title = correct the title of the current item, or of the one you name
# In the list of commands, behind the command speaker and a colon: what it does.
command-speaker = correct the speaker of the current item, or of the one you name
# In the list of commands, behind the command shorten and a colon: what it does.
command-shorten = shorten the next item to this length
# In the list of commands, behind the command insert and a colon: what it does.
command-insert = insert an item before the next one
# In the list of commands, behind the command catch up and a colon: what it does.
command-catch-up = shorten the next items to get back on time
# In the list of commands, behind the command rundown and a colon: what it does.
command-rundown = list the items of the rundown
# In the list of commands, behind the command reload and a colon: what it does.
command-reload = read the rundown file again
# In the list of commands, behind the command restart and a colon: what it does.
command-restart = begin the rundown anew
# In the list of commands, behind the command store and a colon: what it does; a slot is a place for
# a preset, under a number key.
command-store = store the talk in this slot
# In the list of commands, behind the command remove and a colon: what it does; a slot is a place
# for a preset, under a number key.
command-remove = remove the stored preset from this slot
# In the list of commands, behind the command message and a colon: what it does.
command-message = show this message, or the last one if no text is given
# In the list of commands, behind the command clear and a colon: what it does.
command-clear = hide the message
# In the list of commands, behind the command blackout and a colon: what it does.
command-blackout = black out the displays, or bring the picture back
# In the list of commands, behind the command flash and a colon: what it does.
command-flash = flash for attention
# In the list of commands, behind the command identify and a colon: what it does.
command-identify = make each display show its name
# In the list of commands, behind the command undo and a colon: what it does.
command-undo = undo the last change, up to 10 times
# In the list of commands, behind the command redo and a colon: what it does.
command-redo = redo the change that was undone last
# In the list of commands, behind the command time and a colon: what it does.
command-time = announce the remaining time
# In the list of commands, behind the command displays and a colon: what it does.
command-displays = list the connected displays
# In the list of commands, behind the command events and a colon: what it does.
command-events = list the most recent events
# In the list of commands, behind the command help and a colon: what it does.
command-help = list the main commands
# In the list of commands, behind the command layout and a colon: what it does.
command-layout = change the layout of the digits
# In the list of commands, behind the command theme and a colon: what it does.
command-theme = change the colour theme
# In the list of commands, behind the command announcements and a colon: what it does; the three
# words are those of announcements.
command-announcements = change the announcements: off, print, speak
# In the list of commands, behind the command lock and a colon: what it does.
command-lock = lock the keys, all but Space
# In the list of commands, behind the command clock and a colon: what it does.
command-clock = show the time of day
# In the list of commands, behind the command beside and a colon: what it does; session, talk, clock
# and off are typed, and stay English.
command-beside = show a secondary time: session, talk, clock (the time of day) or off
# In the list of commands, behind the command operator and a colon: what it does.
command-operator = show or hide the operator view
# In the list of commands, behind the command take over and a colon: what it does; a desk is a
# second place from which the clock is operated, on another machine.
command-take-over = continue the talks of a clock that has died (desk only)
# In the list of commands, behind the command hand over and a colon: what it does; a desk is a
# second place from which the clock is operated, on another machine.
command-hand-over = hand the talks over to a desk
# In the list of commands, behind the command desk and a colon: what it does; a desk is a second
# place from which the clock is operated; here it becomes one of another clock.
command-desk = become a desk of the room's other clock
# In the list of commands, behind the command quit and a colon: what it does.
command-quit = quit SpeakerClock
# In the short list of commands, behind help all and a colon: what that does.
all-commands = list all commands
# In the short list of commands, behind help, the name of a command and a colon: what that does.
one-command = explain one command
# The answer to a key or command: a lamp leads nowhere in a break of the rundown.
break-has-no-lamps = A break has no lamps
# $how of press-again-goes-on, in a talk whose digits count up: what they show when it goes on: at
# 6:00.
# Variables: $time
at-time = at { $time }
# $how of press-again-goes-on: what is left when the talk goes on, as digits or in words, with the
# plural category of the words.
# Variables: $plural (one, other), $time
left = { $time } left
# A question in the status line, after the first press: the same key, pressed again, will go to the
# segment or item of this name.
# Columns: 45
# Variables: $key, $name
press-again-goes = Press { $key } again to go to { $name }
    .short = { $key } again: { $name }
# The answer to a program, a desk or a script that has sent a command which would go to the segment
# or item of this name: it must send $confirmation to agree.
# Variables: $confirmation, $name
guarded-goes = Send '{ $confirmation }' to go to { $name }
# On the remote, behind the words of tap-again, what the second tap does: go to the segment or item
# of this name.
# Variables: $name
deed-goes = goes to { $name }
# A question in the status line, after the first press: the same key, pressed again, will start a
# rundown that is for another day. $day is the text of date.
# Columns: 45
# Variables: $day, $key
press-again-starts-other-day = This rundown is for { $day }. Press { $key } again to start it now.
    .short = { $key } again: start
    .shorter = { $key }?
# The answer to a program, a desk or a script that has sent a command which would start a rundown
# that is for another day: it must send $confirmation to agree. $day is the text of date.
# Variables: $confirmation, $day
guarded-starts-other-day = This rundown is for { $day }. Send '{ $confirmation }' to start it now.
# On the remote, behind the words of tap-again, what the second tap does: start a rundown that is
# for another day. $day is the text of date.
# Variables: $day
deed-starts-other-day = starts the rundown of { $day }
# A question in the status line, after the first press: the same key, pressed again, will start a
# rundown although the machine does not know what day it is.
# Columns: 45
# Variables: $key
press-again-starts-with-unset-clock = The clock of this machine is not set. Press { $key } again to start.
    .short = { $key } again: start
    .shorter = { $key }?
# The answer to a program, a desk or a script that has sent a command which would start a rundown
# although the machine does not know what day it is: it must send $confirmation to agree.
# Variables: $confirmation
guarded-starts-with-unset-clock = The clock of this machine is not set. Send '{ $confirmation }' to start.
# On the remote, behind the words of tap-again, what the second tap does: start a rundown although
# the machine does not know what day it is.
deed-starts-with-unset-clock = starts, though the clock of the machine is not set
# A question in the status line, after the first press: the same key, pressed again, will end the
# talk, and load the preset of this name.
# Columns: 45
# Variables: $key, $name
press-again-ends-talk-and-loads = Press { $key } again to end this talk and load { $name }
    .short = { $key } again: end, load
    .shorter = { $key }: end?
# The answer to a program, a desk or a script that has sent a command which would end the talk, and
# load the preset of this name: it must send $confirmation to agree.
# Variables: $confirmation, $name
guarded-ends-talk-and-loads = Send '{ $confirmation }' to end this talk and load { $name }
# On the remote, behind the words of tap-again, what the second tap does: end the talk, and load the
# preset of this name.
# Variables: $name
deed-ends-talk-and-loads = ends this talk, loads { $name }
# A question in the status line, after the first press: the same key, pressed again, will let the
# phase of this lamp begin at the time that is shown now.
# Columns: 45
# Variables: $key, $lamp
press-again-moves-lamp = Press { $key } again: { $lamp } begins now
    .short = { $key } again: { $lamp }
# The answer to a program, a desk or a script that has sent a command which would let the phase of
# this lamp begin at the time that is shown now: it must send $confirmation to agree.
# Variables: $confirmation, $lamp
guarded-moves-lamp = Send '{ $confirmation }': { $lamp } begins now
# On the remote, behind the words of tap-again, what the second tap does: let the phase of this lamp
# begin at the time that is shown now.
# Variables: $lamp
deed-moves-lamp = { $lamp } begins now
# A question in the status line, after the first press: the same key, pressed again, will store the
# talk in this slot.
# Columns: 45
# Variables: $key, $slot
press-again-stores = Press { $key } again to store this talk in slot { $slot }
    .short = { $key } again: store
# The answer to a program, a desk or a script that has sent a command which would store the talk in
# this slot: it must send $confirmation to agree.
# Variables: $confirmation, $slot
guarded-stores = Send '{ $confirmation }' to store this talk in slot { $slot }
# On the remote, behind the words of tap-again, what the second tap does: store the talk in this
# slot.
# Variables: $slot
deed-stores = stores this talk in slot { $slot }
# A question in the status line, after the first press: the same key, pressed again, will remove the
# preset that is stored in this slot.
# Columns: 45
# Variables: $key, $slot
press-again-removes = Press { $key } again to remove slot { $slot }'s preset
    .short = { $key } again: remove
# The answer to a program, a desk or a script that has sent a command which would remove the preset
# of this slot: it must send $confirmation to agree.
# Variables: $confirmation, $slot
guarded-removes = Send '{ $confirmation }' to remove the stored preset of slot { $slot }
# On the remote, behind the words of tap-again, what the second tap does: remove the preset that is
# stored in this slot.
# Variables: $slot
deed-removes = removes the stored preset of slot { $slot }
# A question in the status line, after the first press: the same key, pressed again, will begin the
# rundown anew.
# Columns: 45
# Variables: $key
press-again-begins-anew = Press { $key } again to begin the rundown anew
    .short = { $key } again: anew
# The answer to a program, a desk or a script that has sent a command which would begin the rundown
# anew: it must send $confirmation to agree.
# Variables: $confirmation
guarded-begins-anew = Send '{ $confirmation }' to begin the rundown anew
# On the remote, behind the words of tap-again, what the second tap does: begin the rundown anew.
deed-begins-anew = begins the rundown anew
# A question in the status line, after the first press: the same key, pressed again, will end the
# talk, which has time left.
# Columns: 45
# Variables: $key
press-again-ends-talk = Press { $key } again to end this talk
    .short = { $key } again: end
# The answer to a program, a desk or a script that has sent a command which would end the talk,
# which has time left: it must send $confirmation to agree.
# Variables: $confirmation
guarded-ends-talk = Send '{ $confirmation }' to end this talk
# On the remote, behind the words of tap-again, what the second tap does: end the talk, which has
# time left.
deed-ends-talk = ends this talk
# A question in the status line, after the first press: the same key, pressed again, will end the
# break of this name, which has time left.
# Columns: 45
# Variables: $key, $name
press-again-ends-break = Press { $key } again to end the break '{ $name }'
    .short = { $key } again: end
# The answer to a program, a desk or a script that has sent a command which would end the break of
# this name, which has time left: it must send $confirmation to agree.
# Variables: $confirmation, $name
guarded-ends-break = Send '{ $confirmation }' to end the break '{ $name }'
# On the remote, behind the words of tap-again, what the second tap does: end the break of this name,
# which has time left.
# Variables: $name
deed-ends-break = ends the break '{ $name }'
# A question in the status line, after the first press: the same key, pressed again, will take back
# that the talk went on, so that it is paused.
# Columns: 45
# Variables: $key
press-again-pauses = Press { $key } again to pause this talk
    .short = { $key } again: pause
# The answer to a program, a desk or a script that has sent a command which would pause the talk: it
# must send $confirmation to agree.
# Variables: $confirmation
guarded-pauses = Send '{ $confirmation }' to pause this talk
# On the remote, behind the words of tap-again, what the second tap does: pause the talk.
deed-pauses = pauses this talk
# A question in the status line, after the first press: the same key, pressed again, will leave out
# the item of this name, or several, which were not started.
# Columns: 45
# Variables: $key, $name
press-again-skips = Press { $key } again to skip { $name }
    .short = { $key } again: skip
# The answer to a program, a desk or a script that has sent a command which would leave out the item
# of this name, or several, which were not started: it must send $confirmation to agree.
# Variables: $confirmation, $name
guarded-skips = Send '{ $confirmation }' to skip { $name }
# On the remote, behind the words of tap-again, what the second tap does: leave out the item of this
# name, or several, which were not started.
# Variables: $name
deed-skips = skips { $name }
# A question in the status line, after the first press: the same key, pressed again, will end the
# talk, which has time left, and leave out the items of these names.
# Columns: 45
# Variables: $key, $names
press-again-ends-talk-and-skips = Press { $key } again to end this talk and skip { $names }
    .short = { $key } again: end, skip
# The answer to a program, a desk or a script that has sent a command which would end the talk,
# which has time left, and leave out the items of these names: it must send $confirmation to agree.
# Variables: $confirmation, $names
guarded-ends-talk-and-skips = Send '{ $confirmation }' to end this talk and skip { $names }
# On the remote, behind the words of tap-again, what the second tap does: end the talk, which has
# time left, and leave out the items of these names.
# Variables: $names
deed-ends-talk-and-skips = ends this talk, skips { $names }
# A question in the status line, after the first press: the same key, pressed again, will end the
# talk at this time of day, which has just passed, so that it ends tomorrow and the talk is as long
# as $length.
# Columns: 45
# Variables: $key, $length, $time
press-again-ends-late = It is already past { $time }. Press { $key } again for a talk of { $length }.
    .short = { $key } again: { $length }
# The answer to a program, a desk or a script that has sent a command which would end the talk at
# this time of day, which has just passed, so that it ends tomorrow and the talk is as long as
# $length: it must send $confirmation to agree.
# Variables: $confirmation, $length, $time
guarded-ends-late = It is already past { $time }. Send '{ $confirmation }' for a talk of { $length }.
# On the remote, behind the words of tap-again, what the second tap does: end the talk at this time
# of day, which has just passed, so that it ends tomorrow and the talk is as long as $length.
# Variables: $length, $time
deed-ends-late = { $time } has passed, so the talk takes { $length }
# A question in the status line, after the first press: the same key, pressed again, will let the
# talk go on at another time. $how is the text of left (3:20 left), of at-time (at 6:00) or of ends
# (ends 14:15).
# Columns: 45
# Variables: $how, $key
press-again-goes-on = Press { $key } again: { $how }, the talk goes on
    .short = { $key } again: { $how }
    .shorter = { $key }?
# The answer to a program, a desk or a script that has sent a command which would let the talk go on
# at another time: it must send $confirmation to agree. $how is the text of left (3:20 left), of
# at-time (at 6:00) or of ends (ends 14:15).
# Variables: $confirmation, $how
guarded-goes-on = Send '{ $confirmation }': { $how }, the talk goes on
# On the remote, behind the words of tap-again, what the second tap does: let the talk go on at
# another time. $how is the text of left (3:20 left), of at-time (at 6:00) or of ends (ends 14:15).
# Variables: $how
deed-goes-on = { $how }, the talk goes on
# A question in the status line, after the first press: the same key, pressed again, will let the
# talk go on at another time, and no longer end at the time of day $end. $how is as in
# press-again-goes-on.
# Columns: 45
# Variables: $end, $how, $key
press-again-gives-up-end = Press { $key } again: { $how }, it no longer ends at { $end }
    .short = { $key } again: { $how }, not { $end }
    .shorter = { $key }?
# The answer to a program, a desk or a script that has sent a command which would let the talk go on
# at another time, and no longer end at the time of day $end: it must send $confirmation to agree.
# $how is as in press-again-goes-on.
# Variables: $confirmation, $end, $how
guarded-gives-up-end = Send '{ $confirmation }': { $how }, it no longer ends at { $end }
# On the remote, behind the words of tap-again, what the second tap does: let the talk go on at
# another time, and no longer end at the time of day $end. $how is as in press-again-goes-on.
# Variables: $end, $how
deed-gives-up-end = { $how }, it no longer ends at { $end }
# The answer to a command from a desk or the remote: the talk has changed before the clock has read
# it, so nothing is done.
changed-meanwhile = Not done: the talk has changed in the meantime
# In the status line of a desk: it has sent a command, and waits for the answer; $words are the
# command.
# Variables: $words
waiting-for-answer = Waiting for the clock: { $words }
# In the status line of a desk that is connected through a broker (a server for MQTT): the notes of
# the rundown do not come that way.
notes-not-sent = This desk shows no notes: they are not sent through a broker
# The name of a desk in the list of displays: left (desk). A desk is a second place from which the
# clock is operated.
# Variables: $name
desk = { $name } (desk)
# The answer to a command from elsewhere: it is to go on or back, and comes too soon after another
# one.
segment-changes-too-soon = Not done: the last change was less than half a second ago
# The answer to a command from elsewhere: it is longer than can be read.
# Variables: $bytes
command-too-long = A command may have at most { $bytes } bytes
# The answer to a command from elsewhere: what should be told does not fit on a line of the
# protocol.
answer-too-long = The answer is too long for a line
# The answer to a command from elsewhere: it was read after its deadline, and is not executed.
too-late = Not done: it came too late
# The answer to a command from elsewhere: messages and blackouts have covered the digits too often
# in a short time.
picture-changes-too-often = The display changes too often: wait a second
# The answer to a command from elsewhere: a message or blackout is refused, because the operator has
# closed one a moment ago.
operator-has-just-closed-one = The operator has just closed one
# Beside the line where a command is typed: what two keys do.
# Columns: 30
prompt-keys = Tab completes, Escape closes
# In plain mode: how a command is typed, where what is typed is not seen.
prompt = Type a command and press Enter. Escape cancels.
# Beside the line where a message is typed: what two keys do; the arrow up (the word of key-up)
# brings back earlier messages.
# Columns: 30
message-prompt-keys = Up earlier ones, Escape closes
# In plain mode: how a message is typed, where what is typed is not seen.
message-prompt = Type a message and press Enter. Escape cancels.
# In plain mode: nothing was typed, or Escape was pressed, so what is typed from now on are keys.
prompt-closed = Cancelled: keys act again
# In plain mode: the key $key has no meaning; $help is the key that lists all others.
# Variables: $help, $key
no-key = { $key } does nothing: { $help } lists the keys
# The answer to a typed line that begins with no command; $nearest is the one that was probably
# meant. help is a command.
# Variables: $nearest (or none), $text
no-command =
    { $nearest ->
        [none] '{ $text }' is not a command. Try 'help'.
       *[other] '{ $text }' is not a command. Did you mean '{ $nearest }'? Try 'help'.
    }
    .short = '{ $text }' is not a command
# The answer to a command from elsewhere that only the clock's own keyboard can give.
# Variables: $command
only-at-clock = '{ $command }' works only at the clock itself
# The answer to a typed command that is not complete. What must follow: a length of time. $example
# is the whole command with that.
# Variables: $command, $example
needs-time = '{ $command }' needs a time, for example: { $example }
    .short = '{ $command }' needs a time
# The answer to a typed command that is not complete. What must follow: a time of day. $example is
# the whole command with that.
# Variables: $command, $example
needs-time-of-day = '{ $command }' needs a time of day, for example: { $example }
    .short = '{ $command }' needs a time of day
# The answer to a typed command that is not complete. What must follow: a number key. $example is
# the whole command with that.
# Variables: $command, $example
needs-slot = '{ $command }' needs a slot from 1 to 9, for example: { $example }
    .short = '{ $command }' needs a slot from 1 to 9
# The answer to a typed command that is not complete. What must follow: a number key or a part of a
# name. $example is the whole command with that.
# Variables: $command, $example
needs-preset = '{ $command }' needs a slot or part of a name, for example: { $example }
    .short = '{ $command }' needs a slot or part of a name
# The answer to a typed command that is not complete. What must follow: a number such as #3, or a
# part of a title or of a speaker's name. $example is the whole command with that.
# Variables: $command, $example
needs-item = '{ $command }' needs a number such as #3, or part of a title or speaker, for example: { $example }
    .short = '{ $command }' needs a number such as #3, or part of a title or speaker
# The answer to a typed command that is not complete. What must follow: a text. $example is the
# whole command with that.
# Variables: $command, $example
needs-text = '{ $command }' needs text, for example: { $example }
    .short = '{ $command }' needs text
# The answer to a typed command that is not complete. What must follow: one of these words, which
# stay English. $example is the whole command with that.
# Variables: $choices, $command, $example
needs-choice = '{ $command }' needs { LIST($choices, last: " or ") }, for example: { $example }
    .short = '{ $command }' needs { LIST($choices, last: " or ") }
# The answer to a typed command with something behind it, where nothing may stand.
# Variables: $command
needs-nothing = '{ $command }' takes no argument

## Focus, mouse and lock

# On the screen, in the frame of the focus, and as $name of focus-start: the minutes of the time.
control-minutes = minutes
# On the screen, in the frame of the focus, and as $name of focus-start: the seconds of the time.
control-seconds = seconds
# On the screen, a field that can have the focus, and $name of focus-ask: it stores the talk.
control-store = store
# On the screen, a field that can have the focus, and $name of focus-undo: it undoes the last
# change.
control-undo = undo
# In the status line: this has the focus. $name is what it is called, with its time; $sign says
# whether there is a colon in it. What $key, usually Enter, does: it loads the preset.
# Variables: $key, $name, $sign (colon, other)
focus-take = { CAPITAL($name) }. { CAPITAL($key) } loads it.
# In the status line: this has the focus. $name is what it is called, with its time; $sign says
# whether there is a colon in it. What $key, usually Enter, does: it stores this time in the slot.
# Variables: $key, $name, $sign (colon, other), $time
focus-store = { CAPITAL($name) }. { CAPITAL($key) } stores { $time } here.
# In the status line: this has the focus. $name is what it is called, with its time; $sign says
# whether there is a colon in it. What $key, usually Enter, does: it goes to the time at which the
# lamp is lit.
# Variables: $key, $name, $sign (colon, other)
focus-go = { CAPITAL($name) }. { CAPITAL($key) } goes there.
# In the status line: this has the focus. $name is what it is called, with its time; $sign says
# whether there is a colon in it. What $key, usually Enter, does: it makes this time the lamp's.
# Variables: $key, $name, $sign (colon, other), $time
focus-hold = { CAPITAL($name) }. { CAPITAL($key) } sets it to { $time }.
# In the status line: this has the focus. $name is what it is called, with its time; $sign says
# whether there is a colon in it. What $key, usually Enter, does: it starts the talk. The arrows
# change the minutes or seconds.
# Variables: $key, $name, $sign (colon, other)
focus-start = { CAPITAL($name) }. Arrows change them, { $key } starts the talk.
# In the status line: this has the focus. $name is what it is called, with its time; $sign says
# whether there is a colon in it. What $key, usually Enter, does: it asks for a slot or a lamp.
# Variables: $key, $name, $sign (colon, other)
focus-ask = { CAPITAL($name) }. { CAPITAL($key) }, then a slot or a lamp.
# In the status line: this has the focus. $name is what it is called, with its time; $sign says
# whether there is a colon in it. What $key, usually Enter, does: it undoes the last change.
# Variables: $key, $name, $sign (colon, other)
focus-undo = { CAPITAL($name) }. { CAPITAL($key) } undoes the last change.
# In the help, in the place of a key: press a button of the mouse and let it go.
mouse-click = Click
# In the help, in the place of a key: click twice.
mouse-double-click = Double click
# In the help, in the place of a key: hold a button of the mouse down for half a second.
mouse-hold = Hold
# In the help, in the place of a key: move the mouse while a button is pressed, or turn its wheel.
mouse-drag-and-wheel = Drag, wheel
# A question in the status line: the talk runs, and another click on the digits pauses it.
click-again = Click again: pauses
# In the status line: the keys are locked, and only the space bar works.
# Columns: 45 ($key = k)
# Variables: $key, $space
locked = Locked: only { $space } works. Press { $key } twice to unlock.
    .short = Press { $key } twice to unlock
# A question in the status line: the keys are locked, and the key for the lock was pressed once.
# Columns: 45 ($key = k)
# Variables: $key
unlock = Locked: press { $key } again to unlock
    .short = Press { $key } again to unlock
# In the status line: all keys work again.
unlocked = Unlocked
# In the status line, for a user who starts the clock for the first time: what the keys do. $slots
# are the number keys: 1-9.
# Variables: $help-key, $slots, $start-key
first-start = Welcome: { $start-key } starts, { $slots } load a preset, { $help-key } shows all keys.
    .short = { $start-key } starts, { $help-key } shows all keys
# Behind value-changed, for a user who stores a preset for the first time: it is kept for the next
# time.
first-store = Saved for next time

## The operator view and displays

# A heading in the operator view: the small picture of what the speaker sees.
heading-speaker = On the displays
# A heading in the operator view: the rundown, where it has no name; on the printed plan too.
heading-rundown = Rundown
# A heading in the operator view: the displays that are connected.
heading-displays = Displays
# A heading in the operator view: what has happened last.
heading-events = Events
# In the lists of the operator view and of the programme for the foyer, before an item: it is under
# way.
heading-now = now
# In the lists of the operator view and of the programme for the foyer, before an item: it comes
# next.
heading-next = next
# In the operator view, in the picture of what the speaker sees: the displays are black.
picture-blackout = Blackout
# In the operator view, and in the status line: the displays flash.
picture-flash = Flash
# In the operator view, behind a display: it has not answered since this time of day.
# Variables: $time
display-silent-since = no response since { $time }
# In the operator view, behind a display: its connection was lost at this time of day.
# Variables: $time
display-lost-at = lost at { $time }
# In the status line: the terminal is too small for the operator view, which needs $needed, such as
# 60x15 (columns and rows).
# Variables: $needed
no-room-for-view = The operator view needs a terminal of at least { $needed }
    .short = The operator view needs { $needed }
    .shorter = Needs { $needed }
# In the status line: a display's connection has ended unexpectedly.
# Variables: $name
display-lost = Display '{ $name }' is lost: the connection ended
    .short = Display '{ $name }' is lost
# In the status line: a display does not answer any more.
# Variables: $name
display-silent = Display '{ $name }' has stopped responding
# In the status line: a lost display is connected again, or one that was silent answers.
# Variables: $name
display-back = Display '{ $name }' is back
# In the status line: a display was ended by its user.
# Variables: $name
display-left = Display '{ $name }' was closed
# The answer to the command identify: each display shows its name, in large letters; $names are the
# names of all, each in quotation marks.
# Variables: $names
displays = Each display shows its name for five seconds: { $names }
# The answer to the command displays, and in the operator view: no display is connected.
no-display = No display is connected
# The answer to the command events, and in the operator view: nothing has happened yet.
no-event = Nothing has happened yet
# On the screen that shows several rooms, in the place of the time: the clock of this room cannot be
# heard.
offline = offline
# On the screen that shows several rooms: no room is known yet.
waiting-for-rooms = Waiting for rooms
# On the screen that shows several rooms: $count more rooms have no place on it.
# Variables: $count
more-rooms = { $count } more
# In the status line, behind the answer to an undo: whose change was undone, the operator's, or that
# of the person or program of this name.
# Variables: $name (or none)
changed-by =
    { $name ->
        [none] it was the operator's change
       *[other] it was { $name }'s change
    }
# In the list of events: the talk was started by a client of this name, such as a remote.
# Variables: $name
talk-started-by = Started by { $name }
# In the list of events: the talk was paused by a client of this name, such as a remote.
# Variables: $name
talk-paused-by = Paused by { $name }
# In the list of events: the talk was resumed by a client of this name, such as a remote.
# Variables: $name
talk-resumed-by = Resumed by { $name }

## The remote in a browser

# A button: it starts the talk of a clock that is ready.
# Em: 6 a word (a third of 320 px)
remote-start = Start
# A button: it pauses a talk that runs.
# Em: 6 a word (a third of 320 px)
remote-stop = Pause
# A button: it lets a talk go on that is paused.
# Em: 6 a word (a third of 320 px)
remote-resume = Resume
# A button: it goes to the next part of the talk, or to the next item of the rundown.
# Em: 6 a word (a third of 320 px)
remote-next = Next
# A button: it goes back to the part or item before.
# Em: 6 a word (a third of 320 px)
remote-previous = Previous
# A button: it takes back the last change.
# Em: 6 a word (a third of 320 px)
remote-undo = Undo
# A button: it makes the change again that was taken back last.
# Em: 6 a word (a third of 320 px)
remote-redo = Redo
# A button: it lets the displays flash, so that the speaker looks.
# Em: 6 a word (a third of 320 px)
remote-flash = Flash
# A button: it makes the displays black, or brings the picture back.
# Em: 6 a word (a third of 320 px)
remote-black = Blackout
# The heading of the field for a text for the speaker.
remote-message = Message
# A button: it shows the message.
# Em: 6 a word (a third of 320 px)
remote-send = Send
# A button: it hides the message.
# Em: 6 a word (a third of 320 px)
remote-hide = Hide
# The heading of the list of presets.
remote-presets = Presets
# A button: it lets the page fill the screen.
remote-full-screen = Full screen
# On the page: it cannot keep the device's screen on, and how that can be done.
remote-screen-may-turn-off = The screen may turn off: set the device to keep it on, or open this page with https
# The answer to a button: the command has not reached the clock.
remote-not-sent = Not sent: the clock cannot be reached
# The answer to a button: nobody knows whether the command has reached the clock.
remote-no-answer = No answer: check the clock
# The answer to a button: the command was not sent, because too many came in a second.
remote-too-many = Not sent: too many commands. Wait a second.
# On the page: why the buttons do nothing at present.
remote-unreachable = The clock cannot be reached
# On the page: the secret part of its address is no longer accepted.
remote-shut-out = This link is no longer valid: open the new one
# On the page: it was opened without the secret part of its address. The bridge is the program that
# serves pages.
remote-needs-link = A part of the link is missing: open the whole link that the bridge printed
# On the page: the remote was opened with a link that is only for watching.
remote-only-shows = This link only shows the clock: open the link of the remote
# On the page: it was opened while all places are taken.
remote-is-full = All places are taken: try again in a few seconds
# What a screen reader calls the digits.
remote-timer = Remaining time
# A button: it lets a screen reader say what time is left.
# Em: 6 a word (a third of 320 px)
remote-say-time = Say the time
# What a screen reader reads with the digits: the talk is loaded, and waits for the start.
remote-ready = ready
# What a screen reader reads with the digits: the talk runs.
remote-running = running
# What a screen reader reads with the digits: the talk is paused.
remote-paused = paused
# What a screen reader calls the button that takes time from the talk; $time is a length in words.
# Variables: $time
remote-less = { $time } less
# What a screen reader calls the button that gives the talk time; $time is a length in words.
# Variables: $time
remote-more = { $time } more
# A button: it gives the talk the time in the field beside it.
# Em: 6 a word (a third of 320 px)
remote-set-time = Set the time
    .short = Set
# Inside the narrow field for a time, while it is empty: two examples of what can be typed. Keep 5m
# and 1:30.
# Em: 8 (a field at 320 px)
remote-example = 5m or 1:30
# What a screen reader calls the field for the time that the talk is given. Keep 5m and 1:30.
remote-time = Time to set, for example 5m or 1:30
# A button: it makes the talk yellow from this second on.
# Em: 6 a word (a third of 320 px)
remote-yellow-now = Yellow now
    .short = Yellow
# A button: it makes the talk red from this second on.
# Em: 6 a word (a third of 320 px)
remote-red-now = Red now
    .short = Red
# A button: it goes back to the start of the talk, ready.
# Em: 6 a word (a third of 320 px)
remote-reset = Reset
# Inside the field for the name of the one who holds the phone, while it is empty.
remote-person = Your name
# What a screen reader calls the field for the name of the one who holds the phone.
remote-person-for-others = Your name, so that the others see who it was
# The answer, when a name was typed: others see it at the commands of this phone.
# Variables: $name
remote-named = The others see your name: { $name }
# The answer, when the name was deleted.
remote-unnamed = The others see no name
# The answer to a button: its command was carried out; $button is what stands on it.
# Variables: $button
remote-done = Done: { $button }
# The answer to a button that asked to be tapped again, and was not; $button is what stands on it.
# Variables: $button
remote-not-confirmed = Not done: { $button } was not tapped again
# The heading of the list of items of the rundown, on pages and in the foyer.
programme-heading = Programme
# A button of the list of items: it ends the loaded item and loads this one.
# Em: 6 a word (a third of 320 px)
programme-go-to = Go to
# A button of the list of items: it leaves this item out.
# Em: 6 a word (a third of 320 px)
programme-skip = Skip
# A button of the list of items: it gives this item less time, which is in the field beside it.
# Em: 6 a word (a third of 320 px)
programme-shorten = Shorten
# The field for the new length of an item. Keep 5m and 1:30.
programme-new-length = New length, for example 5m or 1:30
# A button of the list of items: it moves this item before the one that comes before it.
# Em: 6 a word (a third of 320 px)
programme-earlier = Move up
    .short = Up
# A button of the list of items: it moves this item behind the one that comes after it.
# Em: 6 a word (a third of 320 px)
programme-later = Move down
    .short = Down
# A button of the list of items: it saves another title and another speaker of this item.
# Em: 6 a word (a third of 320 px)
programme-rename = Change
# The field for the title of an item.
programme-title = Title
# The field for the one who speaks, or several.
programme-speaker = Speaker
# A button of the list of items: it inserts a talk before the item that comes next.
# Em: 6 a word (a third of 320 px)
programme-insert = Insert a talk
    .short = Insert
# The field for the title of a talk that is inserted.
programme-inserted-title = Title of the new talk
# The field for the length of a talk that is inserted. Keep 5m and 1:30.
programme-inserted-length = Length of the new talk, for example 5m or 1:30
# A button of the list of items: it shortens what follows, so that the rundown ends on time.
# Em: 6 a word (a third of 320 px)
programme-catch-up = Catch up
# The answer to a button that asks to be tapped again; $deed is what it does then, one of the texts
# deed-goes, deed-skips and so on.
# Variables: $deed
tap-again = Tap again: { $deed }
# $deed of tap-again: it undoes the start of a running talk.
undoes-start = takes back the start of this talk
# Told to remotes and other programs: the displays are black; keys are not named, since phones have
# none.
blackout-is-on = Blackout is on

## The rundown

# On displays during a break, in the status line and on pages: what comes next, and at which time of
# day if that is known.
# Variables: $talk, $time (or none)
next-talk =
    { $time ->
        [none] Next: { $talk }
       *[other] Next: { $talk }, { $time }
    }
# On displays, below the next speaker, in the foyer and on pages: in how much time the talk starts:
# starts in 4:12.
# Variables: $time
starts-in = starts in { $time }
# On displays, below the next speaker: at which time of day the talk starts: starts at 9:35.
# Variables: $time
starts-at = starts at { $time }
# On the page for those who wait backstage: the talk of the speaker who reads this is under way.
your-turn = It is your turn
# On the page backstage: the talk of the speaker who reads this is next, in a length of time if that
# is known.
# Variables: $time (or none)
you-are-next =
    { $time ->
        [none] You are next
       *[other] You are next, in { $time }
    }
# On the page backstage: in how much time the talk of the speaker who reads this starts, after
# others.
# Variables: $time
you-start-in = You start in { $time }
# On displays during a break: at which time of day it is over: back at 10:31.
# Variables: $time
back-at = back at { $time }
# On displays: a break has lasted longer than it should.
back-soon = Back soon
# The name of a break that has no title.
break = Break
# $lateness of this-item and of the report, and behind the end of the session: later than planned by
# this time.
# Variables: $time
behind-plan = { $time } late
# As behind-plan: earlier than planned by this time.
# Variables: $time
ahead-of-plan = { $time } early
# As behind-plan: neither late nor early.
on-time = on time
# In the status line and in the operator view, after a comma: at which time of day the last item is
# expected to end. The session is the whole rundown, in the word of secondary-session.
# Variables: $time
rundown-ends = session ends { $time }
# In the status line and in the operator view: at which time of day the last item has ended; how
# late that was follows after a comma.
# Variables: $time
rundown-ended = session ended { $time }
# In the status line and in the operator view: an item cannot end at this time of day, as it must.
# Variables: $item, $time
cannot-end = { $item } cannot end at { $time }
    .short = { $item } ends too late
# The first word of a line in the list of items, in capitals where the language has them: it has
# ended.
item-ended = ENDED
# The first word of a line in the list of items, in capitals where the language has them: it is
# loaded.
item-current = NOW
# The first word of a line in the list of items, in capitals where the language has them: it is
# still to come.
item-coming = UPCOMING
# The first word of a line in the list of items, and behind an item in the foyer, in capitals where
# the language has them: it was skipped.
item-skipped = SKIPPED
# A time of day that stands alone in a list: 9:00, in French 9 h 00.
# Variables: $time
time-of-day = { $time }
# In lists and in the status line: when an item was planned to start, where it does not start then.
# Variables: $time
planned-at = planned { $time }
# In plain mode, behind the word of line-notice, and in lists: the note of an item, for the operator
# alone.
# Variables: $text
note = Note: { $text }
# In lists, behind an item, and in the operator view, before its name and a colon: it cannot end
# when it must.
ends-too-late = ends too late
# In the status line: the last item has ended.
rundown-is-over = The rundown has ended
# At the top of the screen, in the place of what comes next: nothing does, since the present item of
# the rundown is the last one.
last-item = Last item
# In the status line at the start: the rundown had ended at a time of day before. begins-anew and
# goes-back follow.
# Variables: $time
rundown-ended-at = This rundown ended at { $time }
# Behind rundown-ended-at, as a sentence: a key, pressed once or twice, or a command, begins the
# rundown anew.
# Variables: $key, $presses (once, twice)
begins-anew =
    { $presses ->
        [twice] { $key } twice begins it anew
       *[once] { $key } begins it anew
    }
# Behind begins-anew, after a comma: a key or a command goes back to an item.
# Variables: $item, $key
goes-back = { $key } goes back to { $item }
# In the status line, and in the operator view in the place of its name: an item of the rundown is
# left out.
# Variables: $item
skipped = Skipped: { $item }
# In the status line: an item of the rundown has another, shorter length.
# Variables: $item, $length
shortened = { $item } shortened to { $length }
# In the status line: an item of this length, which was not planned, comes next.
# Variables: $item, $length
inserted = Inserted: { $item }, length { $length }
# The answer to a command: an item was to be shortened to a time that is no shorter than its length,
# which this is.
# Variables: $length
not-shorter = It is only { $length } long: give a shorter length
# In the status line: items were cut so that the rundown is on time at a time of day; $cuts are
# their names, each with its new length in brackets.
# Variables: $cuts, $time
caught-up = Shortened to catch up by { $time }: { $cuts }
# The answer to the command catch up: no time has to be made up, because the rundown ends on time.
nothing-to-catch-up = The session ends on time: nothing to make up
    .short = Nothing to make up
# The answer to a command: the clock has no rundown. FILE stands for the name of a file.
no-rundown = There is no rundown. Start the clock with --rundown FILE.
    .short = There is no rundown
# The answer to a command: the rundown has no further item that could be changed.
nothing-follows = Nothing follows in the rundown
# The answer to a command: the rundown has no item before the loaded one.
nothing-precedes = There is no earlier item
# The name of a day of the week, in the date.
# Variables: $weekday (friday, monday, saturday, sunday, thursday, tuesday, wednesday)
weekday =
    { $weekday ->
        [monday] Monday
        [tuesday] Tuesday
        [wednesday] Wednesday
        [thursday] Thursday
        [friday] Friday
        [saturday] Saturday
       *[sunday] Sunday
    }
# The name of a month, in the date.
# Variables: $month (1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9, other)
month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    }
# A day with its weekday: Friday, 4 December 2026.
# Variables: $day (1, other), $year
date = { weekday }, { $day } { month } { $year }
# In the status line: the rundown is for this day, and not for today. $day is the text of date.
# Variables: $day
rundown-is-for = This rundown is for { $day }, not for today
    .short = For { $day }
# In the status line: the machine does not know what day it is.
clock-is-not-set = The clock of this machine is not set
    .short = The clock is not set
# In the status line at the start: the rundown of an earlier run goes on with this item.
# Variables: $item
rundown-goes-on = The rundown continues with { $item }
# Behind file-taken, as a sentence: these items are new in the file.
# Variables: $items
new-items = new in the file: { $items }
# Behind file-taken, as a sentence: these items are gone from the file.
# Variables: $items
gone-items = removed from the file: { $items }
# Behind file-taken, as a sentence: these items have changed in the file.
# Variables: $items
changed-items = changed: { $items }
# Behind file-taken or rundown-goes-on, as a sentence: all planned times of the file have moved by a
# length in words.
# Variables: $direction (earlier, later), $length
planned-times-moved =
    { $direction ->
        [later] all planned times are { $length } later
       *[earlier] all planned times are { $length } earlier
    }
# Behind changed-items, as a sentence: a break has another length, and ends all the same when the
# next item is planned to start, at this time of day.
# Variables: $item, $time
break-still-ends = { $item } still ends at { $time }, when the next item starts
# Behind file-taken, as a sentence: the items have another order.
new-order = the order has changed
# In the status line: what has changed in the file of the rundown was taken over.
file-taken = The rundown was updated from its file
# The answer to the command reload: nothing has changed in the file.
file-unchanged = The rundown file has not changed
# In the status line: the file is not there, and the rundown stays as it is.
file-missing = The rundown file is missing. The rundown stays as it is.
# In the status line: the file cannot be used; why follows after a colon.
rundown-stays = The rundown stays as it is
# In the status line: the file is not taken: with the items that have run, there would be more than
# this many.
# Variables: $count
too-many-items = The rundown stays as it is: it would have more than { $count } items
# In the status line: the file has so many items less, and is not taken by itself; the command
# reload does that.
# Variables: $count
items-would-go =
    { $count ->
        [one] File not applied: { $count } item is missing. Type :reload to remove it.
       *[other] File not applied: { $count } items are missing. Type :reload to remove them.
    }
# In the status line: the file lets the current item end at another time of day, or no more at a
# fixed one, and is not taken by itself; the command reload does that.
# Variables: $item, $time (or none)
hard-end-would-move =
    { $time ->
        [none] File not applied: { $item } has no hard end there. Type :reload to apply it.
       *[other] File not applied: { $item } has the hard end { $time } there. Type :reload to apply it.
    }
# In the status line: an item of the rundown was moved to before another one.
# Variables: $item, $other
moved-before = Moved: { $item }, now before { $other }
# In the status line: an item of the rundown was moved to after another one.
# Variables: $item, $other
moved-after = Moved: { $item }, now after { $other }
# In the status line: an item of the rundown has another title or speaker, and is called this now.
# Variables: $item
renamed = Changed: { $item }
# The answer to a command: an item cannot be moved or skipped, since it has started.
# Variables: $item
has-started = { $item } has already started
# The answer to a command: nothing can be moved to the place beside an item, since it lies before
# what has started.
# Variables: $item
place-has-passed = Cannot move it there: the place beside { $item } has passed
# In the status line: the time of a break is up; next-talk follows as a sentence.
break-is-over = The break is over
# Behind break-is-over and next-talk, as a sentence: this key, or this command in quotation marks, loads
# the talk that comes next.
# Variables: $by (command, key), $key
loads-next =
    { $by ->
        [key] Press { $key } to load it
       *[command] Type { $key } to load it
    }
# In the status line and in the operator view: how late or early the loaded item is; $lateness is
# the text of behind-plan, ahead-of-plan or on-time. Where it begins a sentence, the program writes
# it with a capital.
# Variables: $kind (break, talk), $lateness
this-item =
    { $kind ->
        [talk] this talk { $lateness }
       *[break] this break { $lateness }
    }
# In lists, in brackets behind an item: it must end at this time of day.
# Variables: $time
hard-end = hard end { $time }
# In the status line and in the operator view: an item is shorter by this time, because it must end
# at a time of day.
# Variables: $end, $item, $length
loses-time = { $item } must end at { $end } and loses { $length }
    .short = { $item } loses { $length }
# How long a talk is if it starts now, or has started now, because of its hard end: 12:00 instead of 20:00.
# $length and $planned are digits or words, $end a time of day. Behind its number in the rundown, or alone.
# Variables: $end, $length, $planned
length-by-hard-end = { $length } instead of { $planned }, because it must end at { $end }
# In $cuts of offer: an item and its new length. Several have commas between them.
# Variables: $item, $length
offered-cut = { $item } to { $length }
# In the status line and in the operator view: what a command would do: give items these new
# lengths, so that the last of them ends by a time of day if that can be met. Where it begins a
# sentence, the program writes it with a capital.
# Variables: $command, $cuts, $end (or none)
offer =
    { $end ->
        [none] shorten { $cuts } ({ $command })
       *[other] to end by { $end }: shorten { $cuts } ({ $command })
    }
# The answer to the command catch up: no time has to be made up, because this item takes less time
# than was planned.
# Variables: $item
absorbs-delay = { $item } absorbs the delay: nothing to make up
    .short = { $item } absorbs the delay
# The answer to the command catch up: no time has to be made up, because there is free time before
# this item.
# Variables: $item
gap-absorbs-delay = The gap before { $item } absorbs the delay: nothing to make up
    .short = The gap before { $item } absorbs the delay

## Taking over

# The end of the question before a desk takes over: what the key does. What it costs stands before
# it, as a sentence made of the next four texts.
# Columns: 40
# Variables: $key
take-over-again = Press { $key } again to take over
    .short = { $key } again: take over
# In that question, at its beginning: how long ago the clock was heard, such as 0:22.
# Variables: $age (or none)
take-over-heard =
    { $age ->
        [none] Unknown when the clock was last heard
       *[other] Clock last heard { $age } ago
    }
    .short =
        { $age ->
            [none] Last heard: unknown
           *[other] Heard { $age } ago
        }
# In that question, after a comma: by how much the time may be wrong, such as 0.1 s; or that it is
# not known.
# Variables: $error (or none)
take-over-error =
    { $error ->
        [none] the talk is then paused
       *[other] time accurate to { $error }
    }
    .short =
        { $error ->
            [none] talk paused
           *[other] accurate to { $error }
        }
# In that question, after a comma: the displays that cannot be told from here, by name.
# Variables: $display-names
take-over-displays = out of reach: { $display-names }
    .short = without { $display-names }
    .shorter = without its displays
# In that question, after a comma: this desk does not have the rundown.
take-over-without-rundown = without the rundown
# The second question before a desk takes over: this machine was started again since the clock was
# heard. $error is a time such as 0.1 s.
# Variables: $error
take-over-by-time-of-day = This machine has been restarted: the time comes from its system clock, accurate to { $error } if that is set correctly
    .short = Time by the system clock, accurate to { $error } if it is right
# In the status line: another desk has taken over this clock. Its name and the time of day, if they
# are known.
# Variables: $desk (or none), $time (or none)
taken-over =
    { $desk ->
        [none]
            { $time ->
                [none] Taken over by another desk
               *[other] Taken over by another desk at { $time }
            }
       *[other]
            { $time ->
                [none] Taken over by { $desk }
               *[other] Taken over by { $desk } at { $time }
            }
    }
# Behind taken-over, as a sentence: this program is a desk now, with a way to other machines.
taken-over-now-desk = This is now a desk
# Behind taken-over, as a sentence: this program is a desk now, and reaches no clock. --via is an
# option.
taken-over-now-desk-without-clock = This desk reaches no clock: start it with --via
# Behind taken-over, as a sentence: the program ends, because it has no screen.
taken-over-now-ends = This program ends
# Behind taken-over, as a sentence: what was done here, and the other desk does not know. $only are
# commands.
# Variables: $only
taken-over-only-here = Only here: { $only }
# In the status line of a desk, behind no-signal: what a key does; T takes over.
# Variables: $key
takes-over = { $key } takes over
# In the status line of a desk: no clock is heard, but its talks are kept on this machine: it was
# last heard $age ago, such as 0:22.
# Variables: $age, $key
kept-talks = No clock, but its talks are kept here (last heard { $age } ago)   { $key } takes over
    .short = No clock (last heard { $age } ago)   { $key } takes over
    .shorter = No clock   { $key } takes over
# As kept-talks, if nobody knows when the clock was heard.
# Variables: $key
kept-talks-unknown-age = No clock, but its talks are kept here   { $key } takes over
    .short = No clock   { $key } takes over
# The answer to the key, why the desk does not take over: the clock's program still runs on this
# machine, though it is not heard.
not-taken-over-clock-is-here = Not taken over: the clock's program has not ended on this machine. End it first.
    .short = Not taken over: end the clock on this machine first
    .shorter = Not taken over: the clock is here
# The answer to the key, why the desk does not take over: nothing of the talks is kept here, because
# no clock was ever heard, or only through a broker (a server for MQTT).
not-taken-over-nothing-kept = Not taken over: nothing is kept here (no clock heard, or broker)
    .short = Not taken over: nothing is kept here
# The answer to the key: this program is the clock itself, and not a desk.
not-taken-over-is-clock = This is the clock: only a desk can take over
    .short = Only a desk can take over
# The answer to the key, why the desk does not take over: $reason, which is the system's and
# English.
# Variables: $reason
not-taken-over-failed = Not taken over: { $reason }
    .short = Not taken over
# In the status line: this desk is the clock of this room now. speakerclock attach is a command.
# Variables: $room
has-taken-over = This desk is now the clock of room { $room }. Connect displays to 'speakerclock attach --room { $room }' on this machine.
    .short = This desk is now the clock: connect the displays to this machine
    .shorter = This desk is now the clock
# Before the clock is handed over to a desk (its name, already quoted): $key again hands it over.
# Columns: 40
# Variables: $desk, $key
ask-hand-over = Press { $key } again to hand over to { $desk }: this terminal then becomes a desk
    .short = { $key } again: hand over to { $desk }
    .shorter = { $key } again: hand over
# In the status line of the clock: the desk was asked to take over. $desk is its name, already
# quoted. The last form leaves it out.
# Variables: $desk
hands-over = Handing over to { $desk }
    .short = Handing over
# In the status line of the clock: the desk has not taken over within five seconds; this clock goes
# on. $desk is its name, already quoted. The last form leaves it out.
# Variables: $desk
not-handed-over = { $desk } has not taken over: this clock goes on
    .short = Not handed over
# In the status line of the clock: the talks cannot be handed over, because there is no desk.
# speakerclock desk is a command.
no-desk = No desk to hand over to: start one with 'speakerclock desk'
    .short = No desk to hand over to
# In the status line of the clock: the talks cannot be handed over without a name, because there are
# several desks, with these $names, already quoted. hand over is a command, NAME stands for a name.
# Variables: $names
several-desks = Several desks: { $names }. Type 'hand over' and the name.
    .short = Several desks: type 'hand over NAME'
# In the status line of a desk: the talks of this room were taken over on this machine before, and
# no clock runs: $command, already quoted, goes on with them.
# Columns: 40
# Variables: $command
talks-are-here = The talks were taken over here: { $command } goes on with them
    .short = The talks are here: { $command }
    .shorter = The talks were taken over here
# In the status line of a desk: the clock goes on, because this desk was not ready in time to take
# over.
# Columns: 40
ready-too-late = This desk was not ready in time: the clock goes on
    .short = Not ready in time: the clock goes on
# In the status line of a desk: it is ready to take over, and the clock has not answered: $key takes
# over.
# Columns: 40
# Variables: $key
no-answer-to-ready = Ready, but the clock does not answer: if it is dead, { $key } takes over
    .short = No answer: if it is dead, { $key } takes over
    .shorter = No answer: { $key } takes over
# In the status line of a desk: the clock was heard a moment ago, so the key does not take over:
# what hands it over, with the key for that at the clock, and what takes over all the same: the
# command :take over.
# Columns: 40
# Variables: $key
clock-is-alive = The clock is alive: { $key } there hands it over; :take over takes it
    .short = The clock is alive: see :take over
# In the status line at the start: another clock runs in this room: $key makes this one its desk,
# and drops a talk, such as 20:00 'Ada'.
# Columns: 40
# Variables: $key, $room, $talk
other-clock = Another clock runs in room { $room }: { $key } makes this one its desk, your { $talk } is dropped
    .short = Another clock runs here: { $key } joins it, your { $talk } is dropped
    .shorter = Another clock runs in room { $room }: { $key } joins it
    .shortest = Another clock runs: { $key } joins it
# In plain mode at the start: another clock runs in this room; $command operates it.
# Variables: $command, $room
other-clock-command = Another clock runs in room { $room }: '{ $command }' operates it
# A question in the status line: a talk was to be started, and another clock runs in this room: $key
# again starts it all the same, and nobody else sees it.
# Columns: 40
# Variables: $key, $room
ask-start-privately = Another clock runs in room { $room }: { $key } again starts a private one
    .short = { $key } again: start a private clock
# A question in the status line: this clock was to become a desk of the other one: $key again does
# that, and drops a talk, such as 20:00 'Ada'.
# Columns: 45
# Variables: $key, $room, $talk
ask-join = Press { $key } again to become a desk of the clock in room { $room }: your { $talk } is dropped
    .short = { $key } again: become a desk, your { $talk } is dropped
    .shorter = { $key } again: become a desk
# In the status line: a talk was started here, so the key does not make this clock a desk, but a
# command does.
# Variables: $command
join-by-command = A talk was started here: type { $command } to become a desk of the other clock
    .short = To join the other clock: { $command }
# In the status line: the other clock in the room has ended. This one stays as it is: no displays,
# and no lines in the report.
# Variables: $room
other-clock-has-ended = The other clock in room { $room } has ended: this one stays private and unrecorded
    .short = The other clock has ended
# The answer to the key or command: there is no other clock of which this one could become a desk.
# Variables: $room
no-other-clock = There is no other clock in room { $room }
    .short = There is no other clock

## The report

# The title of the report as a page or a picture: planned and actual times.
report-title = Talks: planned and actual
# In the report, the heading of a narrow column: when a talk was to start, a time of day.
report-due = Due
# In the report, on the page: the heading of a column: when a talk was to end, a time of day.
report-until = Until
# In the report, the heading of a narrow column: when a talk started, a time of day.
report-start = Start
# In the report, on the page: the heading of a column: when a talk ended, a time of day.
report-end = End
# In the report, the heading of a narrow column: how late a talk started.
report-late = Late
# In the report, the heading of a column: what a talk was called. A talk without a name is called by
# the same word.
report-talk = Talk
# In the report, the heading of a narrow column of times: how long it was to take.
report-planned = Planned
# In the report, the heading of a narrow column of times: how long it took.
report-actual = Actual
# In the report, the heading of a narrow column of times: how much time was added by hand, or taken
# away.
report-added = Added
# In the report, the heading of a narrow column of times: how long it was over its time.
report-over = Over
# In the report, the heading of a column of the speakers' table: the name.
report-speaker = Speaker
# In the report, the heading of a column of the speakers' table: the number of talks.
report-talks = Talks
# In the report, the heading of a column of the speakers' table: how long they spoke alone.
report-alone = Alone
# In the report, the heading of a column of the speakers' table: how long the talks took that they
# shared with others.
report-shared = With others
# In the report, behind the name of an item, after a comma: it was a break.
report-rest = break
# In the report, behind the name of an item, after a comma: there were questions; their length
# follows: questions 5:00.
report-questions = questions
# In the report, behind the name of an item, after a comma: it was a rehearsal, and is not counted.
report-rehearsal = rehearsal
# In the report, behind the name of an item, after a comma: it was started only to try, and is not
# counted.
report-test = test
# In the report, behind the name of an item, after a comma: it did not take place.
report-not-held = not held
# In the report, behind the name of a speech in a contest, and behind a number in report-speeches:
# it kept to the lengths that qualify.
report-qualified = qualified
# In the report, behind the name of a speech in a contest, and behind a number in report-speeches:
# it was too short.
report-too-short = too short
# In the report, behind the name of a speech in a contest, and behind a number in report-speeches:
# it was too long.
report-too-long = too long
# In the legend of the picture of the report: the time in which green was lit.
report-green = green
# In the legend of the picture of the report: the time in which yellow was lit.
report-yellow = yellow
# In the legend of the picture of the report: the time in which red was lit.
report-red = red
# In the legend of the picture of the report: the time after zero.
report-overtime = overtime
# In the legend of the picture of the report: the time in which no lamp was lit.
report-no-lamp = no lamp
# The whole report, if there is nothing to tell.
report-no-talks = There are no talks to report.
# In the heading of a day of the report, before the name of a room.
report-room = room
# In the picture of the report, between the actual and the planned time: 18:42 of 18:00.
report-of = of
# In the picture of the report, behind a time that was added or taken away: +1:00 by hand.
report-by-hand = by hand
# In the report, behind the name of an item, after a comma: how often it was started, twice or more.
# Variables: $count
report-starts = { $count } starts
# In the heading of a day of the report: this machine does not know the zone of a rundown, such as
# Europe/Vienna, so times are those of the machine.
# Variables: $zone
report-zone-unknown = times of this machine, which does not know the zone { $zone }
# A sentence at the end of the report: the talks, how long they were in all and on average, and how
# long they were planned; times such as 54:20.
# Variables: $count, $mean, $planned, $sum
report-sum =
    { $count ->
        [one] { $count } talk: { $sum } in all, { $mean } on average. Planned: { $planned }.
       *[other] { $count } talks: { $sum } in all, { $mean } on average. Planned: { $planned }.
    }
# A sentence at the end of the report: how many talks had a planned start, and how late all of them
# began. $lateness is the text of on-time.
# Variables: $count, $lateness
report-starts-all =
    { $count ->
        [one] { $count } talk had a planned start: { $lateness }.
       *[other] { $count } talks had a planned start: { $lateness }.
    }
# A sentence at the end of the report: the same, if the latest of them was not late. $mean and
# $latest are texts of ahead-of-plan or on-time.
# Variables: $count, $latest, $mean
report-starts-none-late =
    { $count ->
        [one] { $count } talk had a planned start: { $mean } on average; the latest was { $latest }.
       *[other] { $count } talks had a planned start: { $mean } on average; the latest was { $latest }.
    }
# A sentence at the end of the report: the same, with the mean and the latest, as texts of
# behind-plan, ahead-of-plan or on-time.
# Variables: $count, $largest, $mean
report-starts-at-most =
    { $count ->
        [one] { $count } talk had a planned start: { $mean } on average, { $largest } at most.
       *[other] { $count } talks had a planned start: { $mean } on average, { $largest } at most.
    }
# A sentence at the end of the report: how many talks were over, and by how much, in times such as
# 2:10.
# Variables: $count, $largest, $mean, $sum
report-over-time =
    { $count ->
        [one] { $count } talk was over: { $sum } in all, { $mean } on average, { $largest } at most.
       *[other] { $count } talks were over: { $sum } in all, { $mean } on average, { $largest } at most.
    }
# A sentence at the end of the report: how many talks had questions that were added while they ran,
# and how long these were.
# Variables: $count, $sum
report-questions-added =
    { $count ->
        [one] Questions: { $sum } in { $count } talk.
       *[other] Questions: { $sum } in { $count } talks.
    }
# A sentence at the end of the report: how many breaks there were, and how long they were.
# Variables: $count, $sum
report-breaks =
    { $count ->
        [one] { $count } break: { $sum } in all.
       *[other] { $count } breaks: { $sum } in all.
    }
# A sentence at the end of the report: how many items were not held, and how long they were planned.
# Variables: $count, $planned
report-items-not-held =
    { $count ->
        [one] { $count } item was not held: { $planned } planned.
       *[other] { $count } items were not held: { $planned } planned.
    }
# A sentence at the end of the report: how many rehearsals are not counted.
# Variables: $count
report-rehearsals =
    { $count ->
        [one] { $count } rehearsal is not counted.
       *[other] { $count } rehearsals are not counted.
    }
# A sentence at the end of the report: how many talks that were started only to try are not counted.
# Variables: $count
report-tests =
    { $count ->
        [one] { $count } test is not counted.
       *[other] { $count } tests are not counted.
    }
# A sentence at the end of the report: no talk was over.
report-none-over = No talk was over.
# A sentence at the end of the report: the time that was added by hand.
# Variables: $time
report-time-added = { $time } was added by hand.
# A sentence at the end of the report: the time that was taken away by hand.
# Variables: $time
report-time-removed = { $time } was taken away.
# A sentence at the end of the report: how long talks were paused.
# Variables: $time
report-pauses = Pauses took { $time }.
# A sentence at the end of the report: the verdicts on the speeches of a contest, such as: 3
# qualified, 1 too long.
# Variables: $verdicts
report-speeches = Contest speeches: { $verdicts }.

## Faults

# $reason of fault-engine and fault-player, behind a colon: the program that speaks or plays could
# not be started.
program-not-run = it cannot be started
# $reason of fault-engine and fault-player, behind a colon: the program that speaks or plays ended
# with this number, which is not 0.
# Variables: $status
program-status = it exited with status { $status }
# $reason of fault-engine and fault-player, behind a colon: the program that speaks or plays was
# ended by a signal of the system, of this number.
# Variables: $signal
program-signal = it was killed by signal { $signal }
# $reason of fault-engine and fault-player, behind a colon: the program that speaks or plays did not
# end in time.
program-late = it did not finish in time
# $reason of fault-engine and fault-player, behind a colon: the program that speaks or plays ended
# too soon to have been heard.
program-silent = it made no sound
# In the status line: a program that speaks has failed twice, and why. The part before the first
# colon can stand alone.
# Variables: $name, $next (or none), $reason
fault-engine =
    { $next ->
        [none] Voice { $name } failed twice: { $reason }; speech is off
       *[other] Voice { $name } failed twice: { $reason }; { $next } is used instead
    }
# In the status line: a program that plays sounds has failed twice, and why. The part before the
# first colon can stand alone.
# Variables: $name, $next (or none), $reason
fault-player =
    { $next ->
        [none] Player { $name } failed twice: { $reason }; no other player was found
       *[other] Player { $name } failed twice: { $reason }; { $next } is used instead
    }
# In the status line: no program that speaks is installed. The part before the first colon can stand
# alone.
# Variables: $names
fault-no-engine = Speech is off: none of these was found: { LIST($names) }. Run 'speakerclock test-sound' to see what to install.
# In the status line: the command of an option such as --on-red was not run: so many of its runs
# have not ended. The part before the first colon can stand alone.
# Variables: $count, $option
fault-hook-is-busy = { $option } did not run: { $count } of its commands are still running
# In the status line: the command of an option was not run, because no shell could be started. The
# part before the first colon can stand alone.
# Variables: $option, $reason
fault-hook-not-run = { $option } did not run: no shell can be started ({ $reason })
# In the status line: the command of an option has ended with a status that is not 0. The part
# before the first colon can stand alone.
# Variables: $option, $status
fault-hook-failed = { $option } failed: status { $status }
# In the status line: lines of a file of events were dropped, and why. The part before the first
# colon can stand alone.
# Variables: $count, $fault (no-reader, other, slow-disk, slow-reader), $path, $reason
fault-events-dropped =
    { $fault ->
        [no-reader]
            { $count ->
                [one] --events dropped { $count } line: { $path } has no reader
               *[other] --events dropped { $count } lines: { $path } has no reader
            }
        [slow-reader]
            { $count ->
                [one] --events dropped { $count } line: { $path } is not being read
               *[other] --events dropped { $count } lines: { $path } is not being read
            }
        [slow-disk]
            { $count ->
                [one] --events dropped { $count } line: { $path } is on a disk that accepts no data
               *[other] --events dropped { $count } lines: { $path } is on a disk that accepts no data
            }
       *[other]
            { $count ->
                [one] --events dropped { $count } line: { $path } cannot be written ({ $reason })
               *[other] --events dropped { $count } lines: { $path } cannot be written ({ $reason })
            }
    }
# In the status line: displays and other clients cannot connect. The part before the first colon can
# stand alone.
# Variables: $reason
fault-not-listening = Displays cannot connect: { $reason }
# In the status line: more clients want to connect than can. The part before the first colon can
# stand alone.
# Variables: $count
fault-too-many-clients = Too many clients: at most { $count } can connect
# $reason of fault-client, behind a colon: the client does not read what it is sent.
client-reads-nothing = it stopped accepting data
# $reason of fault-client, behind a colon: the client sends a line that does not end.
client-endless-line = it sent a line that never ends
# In the status line: a client was disconnected; its name, if it has given one. The part before the
# first colon can stand alone.
# Variables: $name (or none), $reason
fault-client =
    { $name ->
        [none] A client was disconnected: { $reason }
       *[other] '{ $name }' was disconnected: { $reason }
    }

## Problems in files

# $part of the texts below, if what is wrong is not the value of a key: all of the file.
file-part-file = the file
# $part of the texts below, if what is wrong is not the value of a key: a preset.
file-part-preset = a preset
# $part of the texts below, if what is wrong is not the value of a key: a segment, which is a part
# of a talk.
file-part-segment = a segment
# $part of the texts below, if what is wrong is not the value of a key: a mark, which is a moment of
# a talk with a bell or words.
file-part-mark = a mark
# $part of the texts below, if what is wrong is not the value of a key: an item of a rundown.
file-part-item = an item
# $value of the texts below, what stands in a file where something else was expected: nothing.
file-value-nothing = empty
# $value of the texts below, what stands in a file where something else was expected: a text.
# Variables: $text
file-value-text = '{ $text }'
# $value of the texts below, what stands in a file where something else was expected: keys with
# values, as YAML calls it.
file-value-mapping = a mapping
# $value of the texts below, what stands in a file where something else was expected: a list.
file-value-list = a list
# $value of file-taken-value: a name, the value of the key name.
# Variables: $name
taken-name = name '{ $name }'
# $value of file-taken-value: a slot.
# Variables: $slot
taken-slot = slot { $slot }
# $value of file-taken-value: a key of the keyboard.
# Variables: $key
taken-key = '{ $key }'
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: a key that nothing knows, such as durations, in a preset, a segment and so on.
# Variables: $key, $part
file-unknown-key = unknown key '{ $key }' in { $part }
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: something that is no text stands in the place of a key.
# Variables: $part, $value
file-no-key = { $value } cannot be a key in { $part }
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: $part, a key or one of the parts above, has this value, which it cannot have. $kind says
# whether the value is a text.
# Variables: $kind (other, text), $part, $value
file-wrong-kind = { $part } is { $value }
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: $part, a key or one of the parts above, has no value.
# Variables: $part
file-nothing = { $part } is empty
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: the value of the key $part is no time; $problem says why.
# Variables: $part, $problem (empty, no-share, no-time-of-day, other, sixty-or-more, too-long, too-short), $text
file-no-time =
    { $problem ->
        [empty] { $part } '{ $text }' is empty
        [sixty-or-more] { $part } '{ $text }' is not a valid time (minutes and seconds after a colon go up to 59)
        [too-long] { $part } '{ $text }' is too long
        [too-short] { $part } '{ $text }' is too short
        [no-time-of-day] { $part } '{ $text }' is not a valid time of day
        [no-share] { $part } '{ $text }' is not a valid percentage
       *[other] { $part } '{ $text }' is not a valid time
    }
# $expected of file-problem, what would have been right: after file-no-time. $alternative says what
# else could stand there: the word off, a share of the time in per cent, or nothing else. A language
# that has no words for it writes { "" }, and only what is wrong is shown.
# Variables: $alternative (off, other, share), $problem (too-short, no-time-of-day, fraction, no-share, other)
expect-time-of-problem =
    { $problem ->
        [too-short]
            { $alternative ->
                [off] a time from 0:01 to 23:59:59, for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes); or off
                [share] a time from 0:01 to 23:59:59, for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes); or a percentage such as 20%
               *[other] a time from 0:01 to 23:59:59, for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes)
            }
        [no-time-of-day]
            { $alternative ->
                [off] a time of day, for example: 14:15, 2:15pm or 9am; or off
                [share] a time of day, for example: 14:15, 2:15pm or 9am; or a percentage such as 20%
               *[other] a time of day, for example: 14:15, 2:15pm or 9am
            }
        [fraction]
            { $alternative ->
                [off] minutes and seconds with a colon between them, for example: 5:30 for five and a half minutes; or off
                [share] minutes and seconds with a colon between them, for example: 5:30 for five and a half minutes; or a percentage such as 20%
               *[other] minutes and seconds with a colon between them, for example: 5:30 for five and a half minutes
            }
        [no-share]
            { $alternative ->
                [off] a percentage from 0% to 100%, for example: 20%; or off
                [share] a percentage from 0% to 100%, for example: 20%; or a percentage such as 20%
               *[other] a percentage from 0% to 100%, for example: 20%
            }
       *[other]
            { $alternative ->
                [off] a time up to 23:59:59, for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes); or off
                [share] a time up to 23:59:59, for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes); or a percentage such as 20%
               *[other] a time up to 23:59:59, for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes)
            }
    }
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: a key that must be there is not.
# Variables: $key
file-missing-key = '{ $key }' is missing
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: a key stands there more than once.
# Variables: $key
file-repeated-key = '{ $key }' is given more than once
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: a name, a slot or a keyboard key is given twice.
# Variables: $line, $value
file-taken-value = { $value } is given twice, first on line { $line }
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: the key yellow or red has a time ($given) that is more than the duration, or than yellow
# ($most).
# Variables: $given, $key, $most, $problem (above-length, above-yellow)
file-threshold =
    { $problem ->
        [above-length] { $key } '{ $given }' is longer than the duration ({ $most })
       *[above-yellow] { $key } '{ $given }' begins before yellow ({ $most })
    }
# $expected of file-problem, what would have been right: after file-threshold. A language that has
# no words for it writes { "" }, and only what is wrong is shown.
# Variables: $most
expect-threshold = a remaining time from 0:00 to { $most }
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: the value of the key $part is none of those that it can have.
# Variables: $part, $value
file-no-choice = { $part } '{ $value }' is not valid
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: a name that should be that of an action, such as next segment, is none.
# Variables: $name
file-no-action = '{ $name }' is not the name of an action
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: a name that should be that of an option is none.
# Variables: $name
file-no-option = '{ $name }' is not an option
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: a name that should be that of a key on the keyboard is none.
# Variables: $name
file-no-keyboard-key = '{ $name }' is not a keyboard key
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: the file is not YAML; $words is the YAML parser's reason, in English.
# Variables: $words
file-no-yaml = invalid YAML: { $words }
# In the status line and in the answer to a command, behind the file, line and column, what is
# wrong: the file is not UTF-8; $byte is the first wrong byte, such as 0xff.
# Variables: $byte
file-no-utf8 = byte { $byte } is not valid UTF-8
# $expected of file-problem, what would have been right: after file-unknown-key; $nearest is the key
# that was probably meant, $keys are all of them, and $count is their number. A language that has no
# words for it writes { "" }, and only what is wrong is shown.
# Variables: $count, $keys, $nearest (or none)
expect-known-key =
    { $nearest ->
        [none]
            { $count ->
                [one] { LIST($keys) }
               *[other] one of { LIST($keys) }
            }
       *[other]
            { $count ->
                [one] '{ $nearest }', or { LIST($keys) }
               *[other] '{ $nearest }', or one of { LIST($keys) }
            }
    }
# $expected of file-problem, what would have been right: after file-no-key, where any text can be a
# key. A language that has no words for it writes { "" }, and only what is wrong is shown.
expect-word = a word
# $expected of file-problem, what would have been right: after file-no-key; $keys are the keys that
# can stand there, and $count is their number. A language that has no words for it writes { "" },
# and only what is wrong is shown.
# Variables: $count, $keys
expect-key =
    { $count ->
        [one] { LIST($keys) }
       *[other] one of { LIST($keys) }
    }
# $expected of file-problem, what would have been right: a length of time. A language that has no
# words for it writes { "" }, and only what is wrong is shown.
# Variables: $example
expect-time = a time such as { $example }
# $expected of file-problem, what would have been right: a list; $example is how it begins. A
# language that has no words for it writes { "" }, and only what is wrong is shown.
# Variables: $example
expect-list = a list such as '{ $example }'
# $expected of file-problem, what would have been right: keys with values; $example is how they
# begin. A language that has no words for it writes { "" }, and only what is wrong is shown.
# Variables: $example
expect-entries = entries such as '{ $example }'
# $expected of file-problem, what would have been right: a text. A language that has no words for it
# writes { "" }, and only what is wrong is shown.
expect-text = text
# $expected of file-problem, what would have been right: one of these words, which stay English. A
# language that has no words for it writes { "" }, and only what is wrong is shown.
# Variables: $choices
expect-choice = { LIST($choices, last: " or ") }
# $expected of file-problem, what would have been right: the number of a slot. A language that has
# no words for it writes { "" }, and only what is wrong is shown.
expect-number-key = a slot from 1 to 9
# $expected of file-problem, what would have been right: something else, in English, which other
# languages may leave out. A language that has no words for it writes { "" }, and only what is wrong
# is shown.
# Variables: $words
expect-other = { $words }
# $expected of file-problem, what would have been right: after file-repeated-key: the key only once.
# A language that has no words for it writes { "" }, and only what is wrong is shown.
expect-once = it only once
# $expected of file-problem, what would have been right: after file-taken-value: another name. A
# language that has no words for it writes { "" }, and only what is wrong is shown.
expect-another-name = a different name
# $expected of file-problem, what would have been right: after file-taken-value: another slot. A
# language that has no words for it writes { "" }, and only what is wrong is shown.
expect-another-slot = a different slot from 1 to 9
# $expected of file-problem, what would have been right: after file-taken-value: another key of the
# keyboard. A language that has no words for it writes { "" }, and only what is wrong is shown.
expect-another-key = a different key
# $expected of file-problem, what would have been right: after file-no-utf8. A language that has no
# words for it writes { "" }, and only what is wrong is shown.
expect-utf8 = text in UTF-8
# $expected of file-problem, what would have been right: after file-no-action, file-no-option,
# file-no-keyboard-key and file-no-yaml, in English, which other languages may leave out. A language
# that has no words for it writes { "" }, and only what is wrong is shown.
# Variables: $expected
expect-in-english = { $expected }
# What is wrong, the text of one of file-unknown-key to file-no-utf8, and what was expected, in one
# text. It begins and ends as these do.
# Variables: $expected, $problem
file-problem = { $problem }, expected { $expected }
