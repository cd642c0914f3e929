# Everything a newcomer needs: a Swift toolchain, make and git are there, the rest is installed.

# What the clock is started with, for example: make run ARGS="5:00 --title Ada"
ARGS ?=

.PHONY: help run test check clean

help:
	@echo "make run     start the clock        (make run ARGS=\"5:00\" for five minutes)"
	@echo "make test    run the tests"
	@echo "make check   what CI runs: the tests, the format, the borders, the guards"

# A talk that was given up ends the clock with status 1, which is no failure of make's.
run: .build/ready
	@swift build --quiet --product speakerclock
	@.build/debug/speakerclock $(ARGS) || [ $$? -eq 1 ]

test: .build/ready
	swift test

check:
	.ci/run

clean:
	rm -rf .build

.build/ready:
	@.ci/setup
	@mkdir -p .build && touch $@
