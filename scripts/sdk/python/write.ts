import type { Api, Contract, Enum, Group, Model, Operation, Type } from "../contract.ts";
import { errorClasses, type Language, type Package, scope } from "../package.ts";
import { comment, screaming, snake } from "../text.ts";

const FOLDER = "data_validation";
const HEAD = "from __future__ import annotations\n";

/** A client in Python: dataclasses, and methods with named arguments. */
export const python: Language = {
  title: "Python",
  needs: "Python 3.10 or newer, and httpx",
  defaultName: `${scope}-client`,
  names: /^[A-Za-z0-9]([\w.-]*[A-Za-z0-9])?$/,
  install: (own) => `\`\`\`sh\npip install ${own.name}\n\`\`\``,
  example: "example.py",
  errorName: (name) => `${/^(Conn|Time)/.test(name) ? "Api" : ""}${name}Error`,
  write: (contract, own) => ({
    "pyproject.toml": project(own),
    [`${FOLDER}/_settings.py`]: settings(own),
    [`${FOLDER}/errors.py`]: errors,
    [`${FOLDER}/models.py`]: models(contract),
    [`${FOLDER}/client.py`]: facade(contract),
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

/** The values are JSON, which is Python here. */
const settings = ({ settings }: Package) => `"""Values of the package; times in milliseconds."""

${Object.entries(settings)
  .map(([name, value]) => `${screaming(name)} = ${JSON.stringify(value, null, 4)}\n`)
  .join("")}`;

const errors = `"""Errors of the calls."""

from ._errors import ApiError, DataValidationError

__all__ = ${JSON.stringify(["ApiError", "DataValidationError", ...errorClasses.map(({ name }) => python.errorName(name))], null, 4)}

${errorClasses
  .map(({ name, status, text }) => {
    return `\nclass ${python.errorName(name)}(${status ? "ApiError" : "DataValidationError"}):\n    """${text}"""\n`;
  })
  .join("\n")}

def class_of(status: int, type: str | None) -> type[ApiError]:
    """The class of an error, by its status, or by its type where the status is no known one."""
${errorClasses
  .filter(({ status }) => status)
  .map(({ name, status, type }) => {
    const condition = `status ${status === 500 ? ">=" : "=="} ${status}${type ? ` or type == "${type}"` : ""}`;
    return `    if ${condition}:\n        return ${python.errorName(name)}\n`;
  })
  .join("")}    return ApiError
`;

function models({ enums, models }: Contract): string {
  const objects = [...models.values()].filter(({ role }) => role !== "query");
  const names = [...enums.keys(), ...objects.map(({ name }) => name)];
  return `"""Objects of requests and responses."""

${HEAD}
from dataclasses import dataclass, field
from enum import Enum

__all__ = ${JSON.stringify(names, null, 4)}

${[...[...enums.values()].map(enumeration), ...objects.map(model)].join("\n")}`;
}

function enumeration({ name, text, values, closed }: Enum): string {
  const members = values.map((one) => `    ${screaming(one.name)} = "${one.name}"\n${doc(one.text, 4)}`);
  const rule = closed ? "" : "The service may return others, and a string is accepted in its place.";
  return `\nclass ${name}(str, Enum):\n${doc([text, rule].filter(Boolean).join("\n\n"), 4)}\n${members.join("")}`;
}

/** A dataclass. In a response, what the contract requires is there even if a response lacks it; in a request, null means absent. */
function model({ name, text, fields, role }: Model): string {
  const members = fields.map((one) => {
    const isThere = one.required && !(role === "response" && one.nullable);
    const value = `field(${one.required || role === "response" ? "" : "default=None, "}metadata={"name": "${one.name}"})`;
    return `    ${snake(one.name)}: ${typeOf(one.type, role)}${isThere ? "" : " | None"} = ${value}\n${doc(one.text, 4)}`;
  });
  return `\n@dataclass(frozen=True, kw_only=True)\nclass ${name}:\n${doc(text, 4)}\n${members.join("")}`;
}

function typeOf(type: Type, role: Model["role"]): string {
  if (type.kind === "list" && role === "response") return `list[${typeOf(type.items, role)}]`;
  // Not a sequence: a single string is one of strings. The constants of an enum are strings.
  if (type.kind === "list") return "list[str] | tuple[str, ...]";
  if (type.kind === "object") return type.name;
  if (type.kind === "enum" && role !== "response") return type.closed ? type.name : `${type.name} | str`;
  return { string: "str", enum: "str", integer: "int", number: "float", boolean: "bool" }[type.kind];
}

function doc(text: string, indent: number): string {
  const before = " ".repeat(indent);
  const lines = comment(text.replaceAll("\\", "\\\\"), before);
  return text && `${before}"""${lines.includes("\n") ? `\n${lines}\n${before}` : lines.trim()}"""\n`;
}

const facade = ({ apis, groups }: Contract) => `"""The calls."""

${HEAD}
from functools import cached_property

from . import models as m
from ._client import BaseClient

__all__ = [${apis.map(({ suffix }) => `"Client${suffix}"`).join(", ")}]

${[...[...groups.values()].map(group), ...apis.map(client)].join("\n")}`;

const group = ({ kind, className, operations }: Group) => `
class ${className}:
    """Calls for data of the kind ${kind}."""

    def __init__(self, client: BaseClient) -> None:
        self._client = client

${operations.map(method).join("\n")}`;

const client = ({ version, suffix, groups }: Api) => `
class Client${suffix}(BaseClient):
    """Calls version ${version} of the API. A context manager, which closes the connections."""

    VERSION = "${version}"

${groups
  .map(({ kind, className }) => {
    return `    @cached_property\n    def ${kind}(self) -> ${className}:\n        return ${className}(self)\n`;
  })
  .join("\n")}`;

function method({ name, path, text, query, options, response }: Operation): string {
  // Arguments that must be given have no default; all have a name.
  const given = query.fields.map((one) => {
    const type = typeOf(one.type, "request").replaceAll(/\b[A-Z]\w+(?!\[)/g, "m.$&");
    return `${snake(one.name)}: ${type}${one.required ? "" : " | None = None"}`;
  });
  const extras = [
    `options: m.${options} | None = None`,
    "client: m.RequestClient | None = None",
    "custom_id: str | None = None",
  ];
  const params = query.fields.map((one) => `* :param ${snake(one.name)}: ${one.text}`);
  return `    def ${name}(
${["self", "*", ...given, ...extras].map((one) => `        ${one},\n`).join("")}    ) -> m.${response}:
${doc(`${text}\n\n${params.join("\n")}`, 8).replaceAll("* :param", ":param")}        query = {
${query.fields.map((one) => `            "${one.name}": ${snake(one.name)},\n`).join("")}        }
        return self._client.call(m.${response}, "${path}", query, options, client, custom_id)
`;
}
