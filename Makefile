# Everything that a newcomer needs. A Swift toolchain, make and git must be installed; the Makefile installs the rest.

# The arguments of the clock, for example: make run ARGS="5:00 --title Ada"
ARGS ?=

# Where the program is installed. DESTDIR comes before it, for making packages.
PREFIX ?= /usr/local
DESTDIR ?=

# How many compilers run at once; without a number, one for each core.
JOBS ?=

# The system that the programs are built on, and for.
SYSTEM := $(shell uname)

# Optimised, without symbols, and independent of the toolchain's libraries.
PROGRAMS = .build-install
BUILT = $(PROGRAMS)/speakerclock
BRIDGE = $(PROGRAMS)/speakerclock-bridge
STATIC = $(if $(filter Linux,$(SYSTEM)),--static-swift-stdlib --disable-local-rpath)

# A Raspberry Pi has little memory. The compiler needs less without information for debuggers, which is stripped anyway,
# and if each target has one thread.
LEAN = -debug-info-format none -Xswiftc -num-threads -Xswiftc 1

# Whether the clock is also linked statically with the libraries of the system: `yes` if a program that is linked like
# this runs here. That needs lld and static libraries, which are in Debian's packages.
PROBE = $(PROGRAMS)/probe
LINKS_ALL = $(if $(filter Linux,$(SYSTEM)),$(shell mkdir -p $(PROGRAMS); \
  echo 'int main(void) { return 0; }' | clang -x c - -o $(PROBE) -static-pie -fuse-ld=lld \
  -Wl,-z,pack-relative-relocs -lncursesw -ltinfo -lyaml -lstdc++ 2>/dev/null && $(PROBE) && echo yes))

# The commit that `--version` shows. The file changes only with the commit, because each change causes a new build. If
# git cannot tell the commit, as under sudo, the file stays unchanged. In a source archive it is empty.
COMMIT = $(PROGRAMS)/commit

.PHONY: help run web words test test-web test-all builds build-tests check check-mac pictures picture-remote bench load growth performance fuzz fuzz-api sanitize mutants soak build install uninstall dist clean always

help:
	@echo "make run       start the clock        (make run ARGS=\"5:00\" for five minutes)"
	@echo "make web       show the clock in browsers   (make web ARGS=\"--listen 0.0.0.0:8484\")"
	@echo "make test      run the tests"
	@echo "make test-web  run the tests of the web pages"
	@echo "make test-all  run both, which takes less time than one after the other"
	@echo "make words     check the files of words of all languages"
	@echo "make build     build the optimised programs"
	@echo "make install   build them if necessary, and copy them to PREFIX ($(PREFIX))"
	@echo "make uninstall remove them again"
	@echo "make dist      pack them into .dist: an archive, and a Debian package"
	@echo "make bench     measure what a frame and a second cost, beside other clocks"
	@echo "make load      measure what a hundred browsers cost the clock and its bridge"
	@echo "make growth    measure how costs grow with size, displays, items, talks and pages"
	@echo "make performance  do both, which makes all tables of the article Performance"
	@echo "make fuzz      feed it random bytes  (make fuzz TIMES=115 for ten million inputs)"
	@echo "make fuzz-api  ask the bridge much that its description does not allow"
	@echo "make sanitize  run the tests under the address sanitizer"
	@echo "make mutants   say which faults in a target the tests would miss  (make mutants TARGET=TimerEngine)"
	@echo "make soak      run simulated days, and a real hour  (make soak SECONDS=60)"
	@echo "make pictures  draw the pictures of the README; make picture-remote draws the phone's, in Chromium"
	@echo "make check     run what CI runs: the tests, the format, the borders, the guards"
	@echo "make check-mac compile it for macOS, and its C for a Raspberry Pi, on Linux"

# A program for macOS must be signed again after its symbols are removed. The old file is removed before the new one
# is copied: macOS remembers the signature of an overwritten file, and would kill the new program because of it.
STRIP = $(if $(filter Darwin,$(SYSTEM)),strip -x $@ && codesign --force --sign - $@ && \
  codesign --verify $@,strip $@)

$(BUILT) $(BRIDGE): $(shell find Package.swift Presets Sources -type f) $(COMMIT) | .build/ready
	SPEAKERCLOCK_COMMIT="$$(cat $(COMMIT))" SPEAKERCLOCK_STATIC=$(LINKS_ALL) \
	  swift build -c release --product $(notdir $@) --scratch-path $(PROGRAMS) $(LEAN) $(STATIC) \
	  $(if $(JOBS),-j $(JOBS))
	@rm -f $@ && cp $(PROGRAMS)/release/$(notdir $@) $@ && $(STRIP)

# Both use the same folder of the package manager, which builds one product at a time.
$(BRIDGE): | $(BUILT)

$(COMMIT): always
	@mkdir -p $(dir $@)
	@commit=$$(test -e .git && git describe --always --abbrev=7 --exclude '*' --dirty=-modified); \
	if [ ! -e $@ ] || { [ -n "$$commit" ] && [ "$$commit" != "$$(cat $@)" ]; }; then \
	  echo "$$commit" > $@; \
	fi

always:

# If a talk is ended early, the clock ends with status 1, which is not a failure of make.
run: .build/ready
	@swift build --product speakerclock
	@.build/debug/speakerclock $(ARGS) || [ $$? -eq 1 ]

web: .build/ready
	@swift build --product speakerclock-bridge
	@.build/debug/speakerclock-bridge web $(ARGS)

# What is wrong in the files of words, by file, line and column. The tests find the same.
words: .build/ready
	@swift run --quiet CheckTranslations Sources/SpeechAnnouncement/Languages

# The end-to-end tests run the optimised programs, as they are installed. `swift test` alone runs the debug build,
# which needs several times as long.
test: builds
	PROGRAMS=$(PROGRAMS) .ci/tests room units programs

# Both builds at once, unless JOBS says otherwise: each leaves a core idle for a part of its time.
builds: .build/ready
	@$(MAKE) --no-print-directory -j $(if $(JOBS),1,2) $(BUILT) build-tests

build-tests: .build/ready
	swift build --quiet --build-tests $(if $(JOBS),-j $(JOBS))

# Separate from the other tests, which do not need swift-nio.
test-web: $(BUILT) $(BRIDGE) build-tests
	PROGRAMS=$(PROGRAMS) .ci/tests bridge broker tools pages

# Much that the description of the API allows, and much that it does not. Longer than a test.
fuzz-api: $(BUILT) $(BRIDGE)
	.ci/python schemathesis==4.32.0
	.build-python/bin/python Tests/BridgeTests/Browsers/schemathesis_api.py $(PROGRAMS)

test-all: $(BUILT) $(BRIDGE) build-tests
	PROGRAMS=$(PROGRAMS) .ci/tests room units programs bridge broker tools pages

# The pictures in the README, drawn by the modules of the program.
pictures: .build/ready
	@swift build --quiet --product Film
	.build/debug/Film > .pictures/film.svg
	.build/debug/Film operator > .pictures/operator.svg

# The remote on a phone, drawn by Chromium. No check compares it: see the script.
picture-remote: $(BUILT) $(BRIDGE)
	python3 Tests/Browser/picture.py $(PROGRAMS) .pictures/remote.png

# How many times the usual number of inputs, and the seed; 0 is a different seed each time.
TIMES ?= 5
SEED ?= 0

fuzz: .build/ready
	@.ci/fuzz $(TIMES) $(SEED)

sanitize: .build/ready
	@.ci/sanitize

# How many small faults are put into a target, and the seed that chooses them.
TARGET ?= TimerEngine
COUNT ?= 200

mutants: .build/ready
	@nice .ci/mutants $(TARGET) $(COUNT) $(if $(filter-out 0,$(SEED)),$(SEED),1)

# Checks that take too long for each change: days, kills, failing calls, random input, ten million fuzzed inputs, the
# address sanitizer, and the package in a separate root file system. DAYS are simulated, and SECONDS are real.
DAYS ?= 4
SECONDS ?= 3600

soak: .build/ready $(BUILT) $(BRIDGE)
	@swift build --quiet -c release --scratch-path .build-soak --product Soak
	@.build-soak/release/Soak days $(DAYS)
	@PROGRAMS=$(PROGRAMS) ITEMS=19 swift test --quiet --filter RehearsedDayTests
	@PROGRAMS=$(PROGRAMS) KILLS=500 swift test --quiet --skip-build --filter KillTests
	@COMBINATIONS=1 swift test --quiet --skip-build --filter GoingOnTests
	@PROGRAMS=$(PROGRAMS) FAULTS=all swift test --quiet --skip-build --filter FailingCallTests
	@PROGRAMS=$(PROGRAMS) PIECES=200000 swift test --quiet --skip-build --filter RandomInputTests
	@PROGRAMS=$(PROGRAMS) EVENTS=10000 swift test --quiet --skip-build --filter RandomHandsTests
	@PROGRAMS=$(PROGRAMS) PEERS=2000 swift test --quiet --skip-build --filter RandomPeersTests
	@PROGRAMS=$(PROGRAMS) REPLACEMENTS=60 swift test --quiet --skip-build --filter 'ReplacedClockTests|aReplacedClockIsOnThePage'
	@REPEAT=100 swift test --quiet --skip-build --filter 'RandomSessionTests|RandomCommandTests|RandomClientsTests|RandomUndoTests|TakeOverTests|HandOverTests|RandomMergeTests|DeskTests|StageSnapshotTests|RandomLoopTests|FlashLimiterTests|MessageLayoutTests|AnnouncementOrderTests|GuardedChangeTests|ShownForecastTests|RundownExportTests|ProgrammeDisplayTests|RandomRundownTests|RundownFileTests|ScreenTests|EveryPresetTests|MutatedLinesTests|SevenSegmentDisplayTests|RoomsDisplayTests|SharedPresetTests|LostCellsTests|CorpusTests|MQTTReaderTests|PhonemeTests|SentStageTests|SnapshotNumberTests|BreakEndTests|SecondPressTests|GarbageTests|SchedulePropertyTests|SegmentReaderTests|EndTextTests|ScreenSizeTests|OperatorDisplayTests|FrameEncoderTests|KeyBindingsTests'
	@home=$$(mktemp -d) && trap 'rm -rf "$$home"' EXIT && \
	HOME="$$home" .build-soak/release/Soak hour $(PROGRAMS) $(SECONDS)
	@.ci/fuzz 115 $(SEED)
	@.ci/sanitize
	@.ci/package

# The tables of bench and growth go into this article.
ARTICLE = Sources/Programs/speakerclock/Documentation.docc/Performance.md

# All tables of the article at once, on a quiet machine: half an hour.
performance: bench growth

# The cost of the hot paths on this machine, optimised, and the cost of the program in a real terminal, compared with
# other clocks: seventeen minutes, or six with RUNS=1 SECONDS=10. BEFORE is another build of the program, to
# compare as well.
RUNS ?= 5

bench: SECONDS = 60
bench: .build/ready $(BUILT)
	@swift run --quiet -c release --scratch-path .build-bench Benchmarks
	@if command -v python3 >/dev/null; then \
	  python3 Tests/Benchmarks/Terminal/bench.py $(BUILT) .build-bench/peers \
	    --article $(ARTICLE) $(if $(BEFORE),--before $(BEFORE)) --runs $(RUNS) --seconds $(SECONDS); \
	else echo "The figures in a terminal are left out: there is no python3."; fi

# The cost of a hundred browsers for the clock and its bridge, optimised, and how far apart ten displays over a broker
# change their digits: eight minutes.
RATE ?= 0

load: SECONDS = 100
load: .build/ready $(BUILT) $(BRIDGE)
	@python3 Tests/Benchmarks/Bridge/load.py $(PROGRAMS) --seconds $(SECONDS) --rate $(RATE)
	@PROGRAMS=$(PROGRAMS) FLIPS=$(SECONDS) swift test --quiet --filter BrokerFlipTests

# How the cost grows with the size of the input, in tables and pictures: ten minutes, or less with ONLY="sizes
# reports".
ONLY ?=

growth: .build/ready $(BUILT) $(BRIDGE)
	@python3 Tests/Benchmarks/Growth/growth.py $(PROGRAMS) .pictures $(ARTICLE) $(ONLY)

SHARE = $(DESTDIR)$(PREFIX)/share
PROGRAM = $(DESTDIR)$(PREFIX)/bin/speakerclock
WEB_PROGRAM = $(DESTDIR)$(PREFIX)/bin/speakerclock-bridge
MANUAL = $(SHARE)/man/man1/speakerclock.1
WEB_MANUAL = $(SHARE)/man/man1/speakerclock-bridge.1
DOCUMENTS = $(SHARE)/doc/speakerclock
BASH_SCRIPT = $(SHARE)/bash-completion/completions/speakerclock
# On Debian, zsh looks for the scripts of packages in vendor-completions.
ZSH_FOLDER ?= $(PREFIX)/share/zsh/site-functions
ZSH_SCRIPT = $(DESTDIR)$(ZSH_FOLDER)/_speakerclock
FISH_SCRIPT = $(SHARE)/fish/vendor_completions.d/speakerclock.fish
# The systemd units for a kiosk, which contain the path of the program.
UNITS = $(if $(filter Linux,$(SYSTEM)),speakerclock-display speakerclock-display@ \
  speakerclock-standby@)
UNIT_FILES = $(UNITS:%="$(DESTDIR)$(PREFIX)/lib/systemd/system/%.service")
# The udev rule for a USB lamp.
LAMP_RULE = $(if $(filter Linux,$(SYSTEM)),"$(DESTDIR)$(PREFIX)/lib/udev/rules.d/70-speakerclock.rules")
INSTALLED = "$(PROGRAM)" "$(WEB_PROGRAM)" "$(MANUAL)" "$(WEB_MANUAL)" \
  "$(BASH_SCRIPT)" "$(ZSH_SCRIPT)" "$(FISH_SCRIPT)" $(UNIT_FILES) $(LAMP_RULE)

# This needs the toolchain, which root may not have on its PATH. 'sudo make install' after it does not.
build: $(BUILT) $(BRIDGE)

install: $(BUILT) $(BRIDGE)
	@for file in $(INSTALLED) "$(DOCUMENTS)/Keys.md"; do install -d "$$(dirname "$$file")"; done
	install -m 755 $(BUILT) "$(PROGRAM)"
	install -m 755 $(BRIDGE) "$(WEB_PROGRAM)"
	install -m 644 Sources/Programs/speakerclock/speakerclock.1 "$(MANUAL)"
	install -m 644 Sources/Programs/speakerclock-bridge/speakerclock-bridge.1 "$(WEB_MANUAL)"
	install -m 644 Sources/Programs/speakerclock/Documentation.docc/*.md "$(DOCUMENTS)"
	$(BUILT) --generate-completion-script bash > "$(BASH_SCRIPT)"
	$(BUILT) --generate-completion-script zsh > "$(ZSH_SCRIPT)"
	$(BUILT) --generate-completion-script fish > "$(FISH_SCRIPT)"
	$(if $(LAMP_RULE),install -m 644 Sources/Programs/speakerclock-bridge/70-speakerclock.rules $(LAMP_RULE))
	@for unit in $(UNITS); do \
	  sed 's|/usr/local/bin/|$(PREFIX)/bin/|' "Sources/Programs/speakerclock/$$unit.service" \
	    > "$(DESTDIR)$(PREFIX)/lib/systemd/system/$$unit.service"; \
	done
	@case "$(DESTDIR)|:$$PATH:" in "|"*:"$(PREFIX)/bin":* | [!"|"]*) ;; \
	  *) echo "Your shell does not find speakerclock yet. Type this, and add it to ~/.profile:  export PATH=\"$(PREFIX)/bin:\$$PATH\"" ;; esac

uninstall:
	rm -f $(INSTALLED)
	rm -rf "$(DOCUMENTS)"

dist: $(BUILT) $(BRIDGE)
	@.ci/dist

check:
	.ci/run

# What a check on Linux can find for macOS and a Raspberry Pi: see Tests/MacCheck/README.md.
check-mac:
	swift package --quiet resolve
	python3 Tests/MacCheck/check.py .build-mac

clean:
	rm -rf .build .build-* .dist

.build/ready:
	@.ci/setup
	@mkdir -p .build && touch $@
	@echo "The first build takes up to ten minutes."
