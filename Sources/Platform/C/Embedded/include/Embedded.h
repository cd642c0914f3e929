/* Embedded: files as bytes in the program. No code, and no dependencies.
 *
 * Why C: `#embed` is the only way to put a file into a program that costs a compiler no time, generates no source, and
 * works with a plain `swift build`. Swift 6.2's compiler for C has it. Each program takes over only the C files of which it
 * uses something.
 */
#ifndef EMBEDDED_H
#define EMBEDDED_H

/* The bytes of a file. Behind them stand a newline and a zero. */
typedef struct {
  const unsigned char *bytes;
  long count;
} EmbeddedFile;

/* The words of the languages. */
extern const EmbeddedFile embedded_en;
extern const EmbeddedFile embedded_de;
extern const EmbeddedFile embedded_fr;
extern const EmbeddedFile embedded_es;
extern const EmbeddedFile embedded_es_419;
extern const EmbeddedFile embedded_it;
extern const EmbeddedFile embedded_pt_BR;
extern const EmbeddedFile embedded_pt_PT;
extern const EmbeddedFile embedded_nl;
extern const EmbeddedFile embedded_ja;

/* Presets, and the form of their files. */
extern const EmbeddedFile embedded_conferences;
extern const EmbeddedFile embedded_speeches;
extern const EmbeddedFile embedded_debates;
extern const EmbeddedFile embedded_hearings;
extern const EmbeddedFile embedded_stages;
extern const EmbeddedFile embedded_preset_schema;

/* The pages of the bridge: their parts, and the description of its API. */
extern const EmbeddedFile embedded_frame_html;
extern const EmbeddedFile embedded_page_html;
extern const EmbeddedFile embedded_remote_html;
extern const EmbeddedFile embedded_backstage_html;
extern const EmbeddedFile embedded_stage_css;
extern const EmbeddedFile embedded_remote_css;
extern const EmbeddedFile embedded_backstage_css;
extern const EmbeddedFile embedded_clock_js;
extern const EmbeddedFile embedded_words_js;
extern const EmbeddedFile embedded_stage_js;
extern const EmbeddedFile embedded_spoken_js;
extern const EmbeddedFile embedded_options_js;
extern const EmbeddedFile embedded_page_js;
extern const EmbeddedFile embedded_rundown_js;
extern const EmbeddedFile embedded_programme_js;
extern const EmbeddedFile embedded_remote_js;
extern const EmbeddedFile embedded_backstage_js;
extern const EmbeddedFile embedded_openapi_json;

#endif
