#include "Embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char conferences[] = {
#embed "../../../../Presets/conferences.yaml" suffix(, '\n', 0)
};
const EmbeddedFile embedded_conferences = {conferences, sizeof conferences - 2};

static const unsigned char speeches[] = {
#embed "../../../../Presets/speeches.yaml" suffix(, '\n', 0)
};
const EmbeddedFile embedded_speeches = {speeches, sizeof speeches - 2};

static const unsigned char debates[] = {
#embed "../../../../Presets/debates.yaml" suffix(, '\n', 0)
};
const EmbeddedFile embedded_debates = {debates, sizeof debates - 2};

static const unsigned char hearings[] = {
#embed "../../../../Presets/hearings.yaml" suffix(, '\n', 0)
};
const EmbeddedFile embedded_hearings = {hearings, sizeof hearings - 2};

static const unsigned char stages[] = {
#embed "../../../../Presets/stages.yaml" suffix(, '\n', 0)
};
const EmbeddedFile embedded_stages = {stages, sizeof stages - 2};

static const unsigned char preset_schema[] = {
#embed "../../../../Presets/schema.json" suffix(, '\n', 0)
};
const EmbeddedFile embedded_preset_schema = {preset_schema, sizeof preset_schema - 2};
