#!/usr/bin/env python3
"""Checks the description of the API, and what was asked and answered against it.

usage: openapi.py DESCRIPTION [RECORD [all]]

A line of the record is a request and its answer, as ExchangeRecord.swift writes them. A request that was
carried out must be one that is described. With `all`, each operation must have been asked for. Needs openapi-spec-validator; `.ci/python` installs it.
"""

import json
import re
import sys
from urllib.parse import parse_qsl

from openapi_schema_validator import OAS31Validator
from openapi_spec_validator import validate

METHODS = {"get", "put", "post", "delete", "options", "head", "patch", "trace"}


def resolved(description, value):
    while "$ref" in value:
        found = description
        for name in value["$ref"].removeprefix("#/").split("/"):
            found = found[name]
        value = found
    return value


def item(description, path):
    """The path of the description that a path is one of, and what stands in its places."""
    if path in description["paths"]:
        return path, {}
    for template in description["paths"]:
        names = re.findall(r"{(\w+)}", template)
        found = re.fullmatch(re.sub(r"\\{\w+\\}", "([^/]+)", re.escape(template)), path)
        values = dict(zip(names, found.groups())) if found else {}
        parameters = description["paths"][template].get("post", {}).get("parameters", [])
        if values and all(
            values[parameter["name"]] in parameter["schema"]["enum"]
            for parameter in parameters if parameter["in"] == "path"
        ):
            return template, values
    return None, {}


def expected(description, method, path):
    """The answers that are described; without a description only a refusal is."""
    template, _ = item(description, path)
    operations = description["paths"].get(template, {})
    operation = operations.get("get" if method == "HEAD" else method.lower())
    if operation:
        return operation["responses"]
    refused = description["components"]["responses"]["Refused"]
    return {"4XX": refused, "5XX": refused}


def value_of(text, schema):
    """A text of a query as the value that its schema is for."""
    is_number = schema.get("type") == "integer" and re.fullmatch(r"-?\d+", text)
    return int(text) if is_number else text


def request_faults(description, exchange):
    """What of a request the description does not say."""
    path, _, query = exchange["target"].partition("?")
    template, _ = item(description, path)
    method = "get" if exchange["method"] == "HEAD" else exchange["method"].lower()
    operation = description["paths"].get(template, {}).get(method)
    if operation is None:
        yield "it is not described"
        return
    parameters = [resolved(description, one) for one in operation.get("parameters", [])]
    schemas = {one["name"]: one["schema"] for one in parameters if one["in"] == "query"}
    for name, text in parse_qsl(query, keep_blank_values=True):
        if name not in schemas:
            yield f"the parameter '{name}' is not described"
            continue
        for error in OAS31Validator(schemas[name]).iter_errors(value_of(text, schemas[name])):
            yield f"{name}: {error.message}"
    if not exchange["body"]:
        return
    body = resolved(description, operation.get("requestBody", {})).get("content", {})
    if not body:
        yield "a body is not described"
    for media in body.values():
        for error in OAS31Validator(media["schema"]).iter_errors(exchange["body"]):
            yield f"the body: {error.message}"


def faults(description, exchange):
    """What of an exchange the description does not say."""
    target, answer = exchange["target"], exchange["answer"]
    head, _, body = answer.partition("\r\n\r\n")
    lines = head.split("\r\n")
    if not lines[0].startswith("HTTP/1.1 "):
        return
    status = lines[0].split()[1]
    if status.startswith("2"):
        yield from request_faults(description, exchange)
    fields = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
    responses = expected(description, exchange["method"], target.partition("?")[0])
    response = responses.get(status) or responses.get(status[0] + "XX")
    if response is None:
        yield f"the status {status} is not described"
        return
    content = resolved(description, response)["content"]
    media = content.get(fields.get("content-type"))
    if media is None:
        yield f"the type '{fields.get('content-type')}' is not described"
        return
    if fields.get("content-type") == "application/json" and exchange["method"] != "HEAD":
        schema = {**media["schema"], "components": description["components"]}
        for error in OAS31Validator(schema).iter_errors(json.loads(body)):
            yield f"{error.json_path}: {error.message}"


def main(path, record=None, extent=""):
    description = json.load(open(path))
    validate(description)
    count, failures = 0, 0
    operations = set()
    for line in open(record) if record else []:
        exchange = json.loads(line)
        count += 1
        name = f"{exchange['method']} {exchange['target']}"
        template, _ = item(description, exchange["target"].partition("?")[0])
        operations.add((exchange["method"].lower(), template))
        for fault in faults(description, exchange):
            failures += 1
            print(f"FAILED  {name}: {fault}")
    if extent == "all":
        described = {
            (method, path) for path, operations in description["paths"].items()
            for method in operations if method in METHODS
        }
        for method, path in sorted(described - operations):
            failures += 1
            print(f"FAILED  {method.upper()} {path}: no test asks for it")
    if record:
        print(f"{count} requests and answers were compared with the description")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
