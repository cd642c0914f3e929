/* What YAMLEvents.swift uses of libyaml 0.2, as its yaml.h declares it: Homebrew brings that to a Mac. */
#ifndef YAML_H
#define YAML_H

#include <stddef.h>

typedef unsigned char yaml_char_t;
typedef enum { YAML_ANY_ENCODING, YAML_UTF8_ENCODING } yaml_encoding_t;
typedef struct { size_t index, line, column; } yaml_mark_t;
typedef enum {
  YAML_ANY_SCALAR_STYLE, YAML_PLAIN_SCALAR_STYLE, YAML_SINGLE_QUOTED_SCALAR_STYLE,
  YAML_DOUBLE_QUOTED_SCALAR_STYLE, YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE
} yaml_scalar_style_t;
typedef enum {
  YAML_NO_EVENT, YAML_STREAM_START_EVENT, YAML_STREAM_END_EVENT, YAML_DOCUMENT_START_EVENT,
  YAML_DOCUMENT_END_EVENT, YAML_ALIAS_EVENT, YAML_SCALAR_EVENT, YAML_SEQUENCE_START_EVENT,
  YAML_SEQUENCE_END_EVENT, YAML_MAPPING_START_EVENT, YAML_MAPPING_END_EVENT
} yaml_event_type_t;

typedef struct {
  yaml_event_type_t type;
  union {
    struct { yaml_char_t *anchor, *tag, *value; size_t length; yaml_scalar_style_t style; } scalar;
    struct { yaml_char_t *anchor, *tag; } sequence_start;
    struct { yaml_char_t *anchor, *tag; } mapping_start;
  } data;
  yaml_mark_t start_mark, end_mark;
} yaml_event_t;

typedef struct {
  const char *problem;
  yaml_mark_t problem_mark;
  const char *context;
  yaml_mark_t context_mark;
} yaml_parser_t;

int yaml_parser_initialize(yaml_parser_t *parser);
void yaml_parser_delete(yaml_parser_t *parser);
void yaml_parser_set_encoding(yaml_parser_t *parser, yaml_encoding_t encoding);
void yaml_parser_set_input_string(yaml_parser_t *parser, const unsigned char *input, size_t size);
int yaml_parser_parse(yaml_parser_t *parser, yaml_event_t *event);
void yaml_event_delete(yaml_event_t *event);

#endif
