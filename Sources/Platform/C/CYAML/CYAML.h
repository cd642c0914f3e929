// libyaml of the system, which only Files/Text/YAMLEvents.swift calls.
#include <yaml.h>
