import type { Api, Enum, Field, Model, Operation, Sdk, Type } from "../api.ts";
import { kindsOf } from "../api.ts";
import { errorClasses, type Language, otherErrors, type Package, scope } from "../package.ts";
import { lines, screaming, snake } from "../text.ts";

const FOLDER = "data_validation";
const HEAD = "from __future__ import annotations\n";

type Role = "request" | "response";

/** A client in Python: dataclasses, and methods with named arguments. */
export const python: Language = {
  title: "Python",
  needs: "Python 3.10 or newer, and httpx",
  defaultName: `${scope}-client`,
  names: /^[A-Za-z0-9]([\w.-]*[A-Za-z0-9])?$/,
  fence: "python",
  install: (own) => `\`\`\`sh\npip install ${own.name}\n\`\`\``,
  samples: (own, suffix) => samples(own, suffix),
  errors: ["ApiError", "ApiConnectionError", "ApiTimeoutError", "UnexpectedResponseError"],
  write: (sdk, own) => ({
    "pyproject.toml": project(own),
    [`${FOLDER}/__init__.py`]: init,
    [`${FOLDER}/_settings.py`]: settings(own),
    [`${FOLDER}/errors.py`]: errors,
    [`${FOLDER}/models.py`]: models(sdk),
    [`${FOLDER}/client.py`]: facade(sdk),
  }),
};

const project = (own: Package) => `[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "${own.name}"
version = "${own.version}"
description = "${own.description}"
readme = "README.md"
license = { file = "LICENSE" }
requires-python = ">=3.10"
dependencies = ["httpx>=0.23,<1"]
classifiers = ["Typing :: Typed"]

[project.urls]
Documentation = "${own.homepage}"
Source = "${own.repository}"

[tool.hatch.build.targets.wheel]
packages = ["${FOLDER}"]
`;

const samples: Language["samples"] = (_, suffix) => ({
  options: `
from data_validation import Client, PhoneValidateOptions

client = Client()
response = client.phone.validate(number_full="607 123 456", options=PhoneValidateOptions(preferred_prefixes=["+420"]))
corrected = response.result_corrected
if response.result.is_valid:
    print(response.result.data.number_full)
elif corrected and corrected.is_valid and corrected.data:
    print(corrected.data.number_full)
else:
    print(response.suggestions)`,
  errors: `
from data_validation import AuthenticationError, Client

# The mock server rejects this key.
client = Client(api_key="test-refused")
try:
    client.email.validate(email="jana.kadlecova@seznam.cz")
except AuthenticationError as error:
    print(error.status, error.type, error.subtype)`,
  older: `
from data_validation import Client${suffix}

response = Client${suffix}().phone.validate(number_with_prefix="+420607123456")
print(response.result.data.format.national)`,
});

const settings = ({ settings, userAgent, advice }: Package) => `"""Values of the package."""

${HEAD}
RETRIES = ${settings.retries}
# Times in milliseconds.
TIMEOUT = ${settings.timeout}
MAX_RETRY_AFTER = ${settings.maxRetryAfter}
FIRST_WAIT = ${settings.firstWait}
LONGEST_WAIT = ${settings.longestWait}
SHORTEST_WAIT = ${settings.shortestWait}
RETRY_STATUSES = frozenset({${settings.statuses.join(", ")}})
ENVIRONMENT = "${settings.environment}"
USER_AGENT = "${userAgent}"
ADVICE = {
${Object.entries(advice)
  .map((pair) => `    ${pair.map((text) => JSON.stringify(text)).join(": ")},\n`)
  .join("")}}
`;

const nameOf = (name: string) => `${/^(Conn|Time)/.test(name) ? "Api" : ""}${name}Error`;

const errors = `"""Errors of the calls."""

from ._errors import ApiError, DataValidationError, ServerError

${[...errorClasses, ...otherErrors]
  .map((one) => {
    const base = "status" in one ? "ApiError" : "DataValidationError";
    return `\nclass ${nameOf(one.name)}(${base}):\n    """${one.text}"""\n`;
  })
  .join("\n")}

def class_of(status: int, type: str) -> type[ApiError]:
    """The class of an error, by its status, or by its type where the status is no known one."""
${errorClasses
  .map(
    ({ name, status, type }) =>
      `    if status == ${status}${type ? ` or type == "${type}"` : ""}:\n        return ${nameOf(name)}\n`,
  )
  .join("")}    return ServerError if status >= 500 else ApiError


__all__ = [
    "ApiError",
    "DataValidationError",
    "ServerError",
${[...errorClasses, ...otherErrors].map(({ name }) => `    "${nameOf(name)}",\n`).join("")}]
`;

const init = `"""Client of the Data Validation API."""

from .client import *
from .errors import *
from .models import *
`;

function models(sdk: Sdk): string {
  const types = [
    ...[...sdk.enums.values()].map(enumeration),
    ...[...sdk.requests.values()].map((one) => model("request", one)),
    ...[...sdk.responses.values()].map((one) => model("response", one)),
  ];
  const names = [...sdk.enums.values(), ...sdk.requests.values(), ...sdk.responses.values()].map(
    ({ name }) => `    "${name}",\n`,
  );
  return `"""Objects of requests and responses."""

${HEAD}
from dataclasses import dataclass, field
from enum import Enum

__all__ = [
${names.join("")}]


${types.join("\n\n")}`;
}

function enumeration({ name, text, values, closed }: Enum): string {
  const members = values.map((one) => `    ${screaming(one.value)} = "${one.value}"\n${doc(one.text, 4)}`);
  const rule = closed ? "" : "The service may return others, and a string is accepted in its place.";
  return `class ${name}(str, Enum):\n${doc([text, rule].filter(Boolean).join("\n\n"), 4)}\n${members.join("")}`;
}

/** A dataclass. In a response, what the contract requires is there even if a response lacks it; in a request, null means absent. */
function model(role: Role, { name, text, fields }: Model): string {
  const members = fields.map((one) => {
    const isThere = one.required && !(role === "response" && one.nullable);
    const value = `field(${one.required || role === "response" ? "" : "default=None, "}metadata={"name": "${one.wire}"})`;
    return `    ${snake(one.wire)}: ${typeOf(one.type, role)}${isThere ? "" : " | None"} = ${value}\n${doc(one.text, 4)}`;
  });
  return `@dataclass(frozen=True, kw_only=True)\nclass ${name}:\n${doc(text, 4)}\n${members.join("")}`;
}

function typeOf(type: Type, role: Role): string {
  if (type.kind === "list" && role === "response") return `list[${typeOf(type.items, role)}]`;
  // Not a sequence: a single string is one of strings. The constants of an enum are strings.
  if (type.kind === "list") return "list[str] | tuple[str, ...]";
  if (type.kind === "object") return type.name;
  if (type.kind === "enum" && role === "request") return type.closed ? type.name : `${type.name} | str`;
  return { string: "str", enum: "str", integer: "int", number: "float", boolean: "bool" }[type.kind];
}

function doc(text: string, indent: number): string {
  if (!text) return "";
  const before = " ".repeat(indent);
  const [first = "", ...rest] = lines(text.replaceAll("\\", "\\\\"), 112 - indent);
  if (rest.length === 0) return `${before}"""${first}"""\n`;
  return `${[`${before}"""`, ...[first, ...rest].map((line) => before + line), `${before}"""`].map((line) => line.trimEnd()).join("\n")}\n`;
}

function facade(sdk: Sdk): string {
  const kinds = kindsOf(sdk);
  return `"""The calls."""

${HEAD}
from functools import cached_property
from typing import overload

from . import models as m
from ._client import BaseClient

__all__ = [${sdk.apis.map(({ suffix }) => `"Client${suffix}"`).join(", ")}]


${kinds
  .map(
    ({ className, operations }) => `class ${className}:
    """Calls for data of the kind ${operations[0]?.kind}."""

    def __init__(self, client: BaseClient) -> None:
        self._client = client

${operations.map(methods).join("\n")}`,
  )
  .join("\n\n")}

${sdk.apis.map((api) => client(api, kinds)).join("\n\n")}`;
}

function client({ version, suffix }: Api, kinds: ReturnType<typeof kindsOf>): string {
  const own = kinds.flatMap(({ className, versions, operations: [first] }) =>
    versions.includes(version)
      ? [`    @cached_property\n    def ${first?.kind}(self) -> ${className}:\n        return ${className}(self)\n`]
      : [],
  );
  return `class Client${suffix}(BaseClient):
    """Calls version ${version} of the API. A context manager, which closes the connections."""

    VERSION = "${version}"

${own.join("\n")}`;
}

/** A method; where the query has several forms, a checker sees a method of each. */
function methods(operation: Operation): string {
  const { method, path, title, text, query, forms, options, response } = operation;
  const extras = [
    `options: m.${options} | None = None`,
    "client: m.RequestClient | None = None",
    "custom_id: str | None = None",
  ];
  const sign = (fields: Field[]) => {
    const given = fields.map((one) => {
      const type = typeOf(one.type, "request").replaceAll(/\b[A-Z]\w+(?!\[)/g, "m.$&");
      return `${snake(one.wire)}: ${one.required ? type : `${type} | None = None`}`;
    });
    const all = ["self", "*", ...given, ...extras].map((one) => `        ${one},\n`).join("");
    return `    def ${method}(\n${all}    ) -> m.${response}:`;
  };
  const overloads = forms
    .filter((names) => forms.length > 1 && names.length > 0)
    .map((names) => {
      const fields = query.fields.filter(({ wire }) => names.includes(wire)).map((one) => ({ ...one, required: true }));
      return `    @overload\n${sign(fields)} ...\n\n`;
    });
  const params = query.fields.map((one) => `:param ${snake(one.wire)}: ${one.text.replaceAll(/\s+/g, " ")}`);
  const description = `${title}.\n\n${text}\n\n${params.map((param) => `* ${param}`).join("\n")}`;
  return `${overloads.join("")}${sign(query.fields)}
${doc(description, 8).replaceAll("* :param", ":param")}        query = {
${query.fields.map((one) => `            "${one.wire}": ${snake(one.wire)},\n`).join("")}        }
        return self._client.call(m.${response}, "${path}", query, options, client, custom_id)
`;
}
