#include "Embedded.h"

/* `#embed` is a part of C23, and a compiler for older C says so. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en[] = {
#embed "../../../SpeechAnnouncement/Languages/en.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_en = {en, sizeof en - 2};

static const unsigned char de[] = {
#embed "../../../SpeechAnnouncement/Languages/de.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_de = {de, sizeof de - 2};

static const unsigned char fr[] = {
#embed "../../../SpeechAnnouncement/Languages/fr.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_fr = {fr, sizeof fr - 2};

static const unsigned char es[] = {
#embed "../../../SpeechAnnouncement/Languages/es.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_es = {es, sizeof es - 2};

static const unsigned char es_419[] = {
#embed "../../../SpeechAnnouncement/Languages/es-419.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_es_419 = {es_419, sizeof es_419 - 2};

static const unsigned char it[] = {
#embed "../../../SpeechAnnouncement/Languages/it.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_it = {it, sizeof it - 2};

static const unsigned char pt_BR[] = {
#embed "../../../SpeechAnnouncement/Languages/pt-BR.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_pt_BR = {pt_BR, sizeof pt_BR - 2};

static const unsigned char pt_PT[] = {
#embed "../../../SpeechAnnouncement/Languages/pt-PT.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_pt_PT = {pt_PT, sizeof pt_PT - 2};

static const unsigned char nl[] = {
#embed "../../../SpeechAnnouncement/Languages/nl.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_nl = {nl, sizeof nl - 2};

static const unsigned char ja[] = {
#embed "../../../SpeechAnnouncement/Languages/ja.ftl" suffix(, '\n', 0)
};
const EmbeddedFile embedded_ja = {ja, sizeof ja - 2};
