import { comment, screaming, snake } from "../../lib/text.ts";
import type { Api, Contract, Enum, Field, Group, Model, Operation, Type } from "../contract.ts";
import { errorClasses, type Language, type Settings, scope } from "../package.ts";

const FOLDER = "data_validation";
const HEAD = "from __future__ import annotations\n";

/** A client in Python: dataclasses, and methods with named arguments. */
export const python: Language = {
  title: "Python",
  needs: "Python 3.10 or newer, and httpx",
  defaultName: `${scope}-client`,
  names: /^[A-Za-z0-9]([\w.-]*[A-Za-z0-9])?$/,
  install: "```sh\npip install {{name}}\n```",
  example: "example.py",
  errorName: (name) => `${/^(Conn|Time)/.test(name) ? "Api" : ""}${name}Error`,
  write: (contract, settings) => ({
    [`${FOLDER}/_settings.py`]: constants(settings),
    [`${FOLDER}/errors.py`]: errors,
    [`${FOLDER}/models.py`]: models(contract),
    [`${FOLDER}/client.py`]: facade(contract),
  }),
};

/** The values are JSON, which is Python here. */
const constants = (settings: Settings) => `"""Values of the package; times in milliseconds."""

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

function enumeration({ name, text, values }: Enum): string {
  const members = values.map((one) => `    ${screaming(one.name)} = "${one.name}"\n${doc(one.text, 4)}`);
  return `\nclass ${name}(str, Enum):\n${doc(text, 4)}\n${members.join("")}`;
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
from typing import overload

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

/** A method; a query of several forms has a signature for each, so that a checker accepts no call without one. */
function method({ name, path, text, query, needs, options, response }: Operation): string {
  const signature = (fields: Field[]) => `    def ${name}(
        self,
        *,
${fields.map((one) => `        ${argument(one)},\n`).join("")}        options: m.${options} | None = None,
        client: m.RequestClient | None = None,
        custom_id: str | None = None,
    ) -> m.${response}:`;
  const overloads = query.forms.map((form) => `    @overload\n${signature(form)} ...\n\n`);
  const params = query.fields.map((one) => `* :param ${snake(one.name)}: ${one.text}`);
  const values = query.fields.map((one) => `            "${one.name}": ${snake(one.name)},\n`);
  return `${query.forms.length > 1 ? overloads.join("") : ""}${signature(query.fields)}
${doc(`${text}\n\n${params.join("\n")}`, 8).replaceAll("* :param", ":param")}        query = {
${values.join("")}        }
        needs = ${JSON.stringify(needs).replaceAll(",", ", ")}
        return self._client.call(m.${response}, "${path}", query, needs, options, client, custom_id)
`;
}

/** An argument with a name; one that must be given has no default. */
function argument({ name, type, required }: Field): string {
  const plain = typeOf(type, "request").replaceAll(/\b[A-Z]\w+(?!\[)/g, "m.$&");
  return `${snake(name)}: ${plain}${required ? "" : " | None = None"}`;
}
