import { comment, each, screaming, snake } from "@data-validation/common/text";
import type { Api, Contract, Enum, Field, Group, Model, Operation, Type } from "../contract.ts";
import { apiErrorClasses, errorClasses, type Language, type Settings, scope } from "../package.ts";

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

/** A list or an object as JSON, which Python reads too. */
const literal = (value: unknown) => JSON.stringify(value, null, 4);

const constants = (settings: Settings) => `"""Values of the package; times in milliseconds."""

${each(Object.entries(settings), ([name, value]) => `${screaming(name)} = ${literal(value)}\n`)}`;

const errors = `"""Errors of the calls."""

from ._errors import ApiError, DataValidationError

__all__ = ${literal(["ApiError", "DataValidationError", ...errorClasses.map(({ name }) => python.errorName(name))])}

${each(
  errorClasses,
  ({ name, status, text }) =>
    `\nclass ${python.errorName(name)}(${status ? "ApiError" : "DataValidationError"}):\n    """${text}"""\n`,
  "\n",
)}

def class_of(status: int, type: str | None) -> type[ApiError]:
    """The class of an error, by its status, or by its type where the status is no known one."""
${each(apiErrorClasses, ({ name, type, is }) => {
  const condition = `status ${is}${type ? ` or type == "${type}"` : ""}`;
  return `    if ${condition}:\n        return ${python.errorName(name)}\n`;
})}    return ApiError
`;

function models({ enums, models }: Contract): string {
  const objects = [...models.values()].filter(({ role }) => role !== "query");
  return `"""Objects of requests and responses."""

${HEAD}
from dataclasses import dataclass, field
from enum import Enum

__all__ = ${literal([...enums.keys(), ...objects.map(({ name }) => name)])}

${[...[...enums.values()].map(enumeration), ...objects.map(model)].join("\n")}`;
}

function enumeration({ name, text, values }: Enum): string {
  const members = each(
    values,
    (value) => `    ${screaming(value.name)} = "${value.name}"\n${doc(value.text, 4)}`,
  );
  return `\nclass ${name}(str, Enum):\n${doc(text, 4)}\n${members}`;
}

/** A dataclass. In a response, required fields exist even if the response lacks them; in a request, `None` is not sent. */
function model({ name, text, fields, role }: Model): string {
  const members = each(fields, ({ name, text, type, required, nullable }) => {
    const isThere = required && !(role === "response" && nullable);
    const value = `field(${required || role === "response" ? "" : "default=None, "}metadata={"name": "${name}"})`;
    return `    ${variable(name)}: ${typeOf(type, role)}${isThere ? "" : " | None"} = ${value}\n${doc(text, 4)}`;
  });
  return `\n@dataclass(frozen=True, kw_only=True)\nclass ${name}:\n${doc(text, 4)}\n${members}`;
}

/** Keywords of Python that a field may have as its name. */
const KEYWORDS = new Set(["class", "from", "global", "import", "in", "is", "not", "pass"]);

/** The name of a field in Python. A keyword ends in an underscore, as its style guide (PEP 8) says. */
function variable(name: string): string {
  const own = snake(name);
  return KEYWORDS.has(own) ? `${own}_` : own;
}

function typeOf(type: Type, role: Model["role"]): string {
  if (type.kind === "list" && role === "response") return `list[${typeOf(type.items, role)}]`;
  // Not `Sequence[str]`, because a string is a sequence of strings. The constants of an enum are strings.
  if (type.kind === "list") return "list[str] | tuple[str, ...]";
  if (type.kind === "object") return type.name;
  if (type.kind === "map") return "dict[str, object]";
  if (type.kind === "enum" && role !== "response")
    return type.closed ? type.name : `${type.name} | str`;
  return { string: "str", enum: "str", integer: "int", number: "float", boolean: "bool" }[
    type.kind
  ];
}

function doc(text: string, indent: number): string {
  const before = " ".repeat(indent);
  const lines = comment(text.replaceAll("\\", "\\\\"), before);
  return (
    text && `${before}"""${lines.includes("\n") ? `\n${lines}\n${before}` : lines.trim()}"""\n`
  );
}

const facade = ({ apis, groups }: Contract) => `"""The calls."""

${HEAD}
from functools import cached_property
from typing import overload

from . import models as m
from ._client import BaseClient

__all__ = [${each(apis, ({ suffix }) => `"Client${suffix}"`, ", ")}]

${[...[...groups.values()].map(group), ...apis.map(client)].join("\n")}`;

const group = ({ kind, className, operations }: Group) => `
class ${className}:
    """Calls for data of the kind ${kind}."""

    def __init__(self, client: BaseClient) -> None:
        self._client = client

${each(operations, method, "\n")}`;

const client = ({ version, suffix, groups }: Api) => `
class Client${suffix}(BaseClient):
    """Calls version ${version} of the API. A context manager, which closes the connections."""

    VERSION = "${version}"

${each(
  groups,
  ({ kind, className }) =>
    `    @cached_property\n    def ${kind}(self) -> ${className}:\n        return ${className}(self)\n`,
  "\n",
)}`;

/** A method. Each form of its query is an overload, so that a type checker requires one of them. */
function method({ name, path, text, query, needs, options, response }: Operation): string {
  const signature = (fields: Field[]) => `    def ${name}(
        self,
        *,
${each(fields, (field) => `        ${argument(field)},\n`)}        options: m.${options} | None = None,
        client: m.RequestClient | None = None,
        custom_id: str | None = None,
    ) -> m.${response}:`;
  const overloads = each(query.forms, (form) => `    @overload\n${signature(form)} ...\n\n`);
  const params = each(
    query.fields,
    ({ name, text }) => `* :param ${variable(name)}: ${text}`,
    "\n",
  );
  const values = each(query.fields, ({ name }) => `            "${name}": ${variable(name)},\n`);
  return `${query.forms.length > 1 ? overloads : ""}${signature(query.fields)}
${doc(`${text}\n\n${params}`, 8).replaceAll("* :param", ":param")}        query = {
${values}        }
        needs = ${JSON.stringify(needs).replaceAll(",", ", ")}
        return self._client.call(m.${response}, "${path}", query, needs, options, client, custom_id)
`;
}

/** A named argument. Required ones have no default. */
function argument({ name, type, required }: Field): string {
  const plain = typeOf(type, "request").replaceAll(/\b[A-Z]\w+(?!\[)/g, "m.$&");
  return `${variable(name)}: ${plain}${required ? "" : " | None = None"}`;
}
