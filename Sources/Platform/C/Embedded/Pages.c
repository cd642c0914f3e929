#include "Embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char frame_html[] = {
#embed "../../../Bridge/Browsers/Web/frame.html" suffix(, '\n', 0)
};
const EmbeddedFile embedded_frame_html = {frame_html, sizeof frame_html - 2};

static const unsigned char page_html[] = {
#embed "../../../Bridge/Browsers/Web/page.html" suffix(, '\n', 0)
};
const EmbeddedFile embedded_page_html = {page_html, sizeof page_html - 2};

static const unsigned char remote_html[] = {
#embed "../../../Bridge/Browsers/Web/remote.html" suffix(, '\n', 0)
};
const EmbeddedFile embedded_remote_html = {remote_html, sizeof remote_html - 2};

static const unsigned char backstage_html[] = {
#embed "../../../Bridge/Browsers/Web/backstage.html" suffix(, '\n', 0)
};
const EmbeddedFile embedded_backstage_html = {backstage_html, sizeof backstage_html - 2};

static const unsigned char stage_css[] = {
#embed "../../../Bridge/Browsers/Web/stage.css" suffix(, '\n', 0)
};
const EmbeddedFile embedded_stage_css = {stage_css, sizeof stage_css - 2};

static const unsigned char remote_css[] = {
#embed "../../../Bridge/Browsers/Web/remote.css" suffix(, '\n', 0)
};
const EmbeddedFile embedded_remote_css = {remote_css, sizeof remote_css - 2};

static const unsigned char backstage_css[] = {
#embed "../../../Bridge/Browsers/Web/backstage.css" suffix(, '\n', 0)
};
const EmbeddedFile embedded_backstage_css = {backstage_css, sizeof backstage_css - 2};

static const unsigned char clock_js[] = {
#embed "../../../Bridge/Browsers/Web/clock.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_clock_js = {clock_js, sizeof clock_js - 2};

static const unsigned char words_js[] = {
#embed "../../../Bridge/Browsers/Web/words.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_words_js = {words_js, sizeof words_js - 2};

static const unsigned char stage_js[] = {
#embed "../../../Bridge/Browsers/Web/stage.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_stage_js = {stage_js, sizeof stage_js - 2};

static const unsigned char spoken_js[] = {
#embed "../../../Bridge/Browsers/Web/spoken.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_spoken_js = {spoken_js, sizeof spoken_js - 2};

static const unsigned char options_js[] = {
#embed "../../../Bridge/Browsers/Web/options.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_options_js = {options_js, sizeof options_js - 2};

static const unsigned char page_js[] = {
#embed "../../../Bridge/Browsers/Web/page.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_page_js = {page_js, sizeof page_js - 2};

static const unsigned char rundown_js[] = {
#embed "../../../Bridge/Browsers/Web/rundown.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_rundown_js = {rundown_js, sizeof rundown_js - 2};

static const unsigned char programme_js[] = {
#embed "../../../Bridge/Browsers/Web/programme.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_programme_js = {programme_js, sizeof programme_js - 2};

static const unsigned char remote_js[] = {
#embed "../../../Bridge/Browsers/Web/remote.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_remote_js = {remote_js, sizeof remote_js - 2};

static const unsigned char backstage_js[] = {
#embed "../../../Bridge/Browsers/Web/backstage.js" suffix(, '\n', 0)
};
const EmbeddedFile embedded_backstage_js = {backstage_js, sizeof backstage_js - 2};

static const unsigned char openapi_json[] = {
#embed "../../../Bridge/Browsers/Web/openapi.json" suffix(, '\n', 0)
};
const EmbeddedFile embedded_openapi_json = {openapi_json, sizeof openapi_json - 2};
