import { fillComment, screamingCase, snakeCase, writeEach } from "@data-validation/common/text";
import type {
  ApiOperation,
  ApiVersion,
  Contract,
  FieldType,
  Model,
  ModelEnum,
  ModelField,
  OperationGroup,
} from "../contract.ts";
import { type ClientSettings, errorClasses, type PackageLanguage, readScope } from "../package.ts";
import reserved from "./reserved.json" with { type: "json" };

const FOLDER = "data_validation";
const HEAD = "from __future__ import annotations\n";

/** A client in Python: dataclasses, and methods with named arguments. */
export const python: PackageLanguage = {
  title: "Python",
  requirements: "Python 3.10 or newer, and httpx",
  testedWith: "Python 3.11 and httpx 0.23",
  rawJsonText:
    "`raw_json` of each object is its JSON as it came: with new fields, and with `None` where a field is null.",
  ownClientText:
    "`http_client` takes a client of httpx. Its timeouts are replaced, and it follows no redirects. `AsyncClient` has the same calls for `asyncio`; cancelling a task ends its connection. A call that waits runs each attempt in a thread, which is given up after the timeout.",
  get defaultName() {
    return `${readScope()}-client`;
  },
  namePattern: /^[A-Za-z0-9]([\w.-]*[A-Za-z0-9])?$/,
  install: "```sh\npip install {{name}}\n```",
  example: "example.py",
  faults: "tests/faults.json",
  tests: "python -m unittest",
  errorName: (name) => `${/^(Conn|Time)/.test(name) ? "Api" : ""}${name}Error`,
  write: (contract, settings) => ({
    [`${FOLDER}/_settings.py`]: writeSettings(settings),
    [`${FOLDER}/errors.py`]: writeErrors(),
    [`${FOLDER}/models.py`]: writeModels(contract),
    [`${FOLDER}/client.py`]: writeClients(contract),
  }),
};

/** A list or an object as JSON, which Python reads too. */
const pythonLiteral = (value: unknown) => JSON.stringify(value, null, 4);

const writeSettings = ({
  limits,
  ...settings
}: ClientSettings) => `"""The rules of the package; times in milliseconds."""

LIMIT_HEADERS = ${pythonLiteral(Object.fromEntries(limits.map(({ name, end }) => [snakeCase(name), end])))}
${writeEach(Object.entries(settings), ([name, value]) => `${screamingCase(name)} = ${pythonLiteral(value)}\n`)}`;

const writeErrors = () => `"""Errors of the calls."""

from __future__ import annotations

import builtins

from . import _settings as _rules
from ._errors import ApiError, DataValidationError

__all__ = ${pythonLiteral(["ApiError", "DataValidationError", ...errorClasses().map(({ name }) => python.errorName(name))])}

${writeEach(
  errorClasses(),
  ({ name, status, text }) =>
    `\nclass ${python.errorName(name)}(${status ? "ApiError" : "DataValidationError"}):\n    """${text}"""\n`,
  "\n",
)}

_BY_STATUS = {
${writeEach(errorClasses(), ({ name, status }) => (status ? `    ${status}: ${python.errorName(name)},\n` : ""))}}

_BY_TYPE = {
${writeEach(errorClasses(), ({ name, type }) => (type ? `    "${type}": ${python.errorName(name)},\n` : ""))}}


def class_of(status: int, type: str | None) -> builtins.type[ApiError]:
    """The class of an error, by its status, or by its type where the status is not a known one."""
    return _BY_STATUS.get(min(status, _rules.SERVER_FAILURE)) or _BY_TYPE.get(type or "") or ApiError
`;

function writeModels({ enums, models, bodyNames }: Contract): string {
  const baseOf = ({ name, role }: Model) => {
    if (role !== "response") return "";
    return bodyNames.has(name) ? "(ResponseBody)" : "(ResponseObject)";
  };
  const objects = [...models.values()].filter(({ role }) => role !== "query");
  return `"""Objects of requests and responses."""

${HEAD}
from dataclasses import dataclass, field
from enum import Enum

from ._json import ResponseObject
from ._metadata import ResponseBody

__all__ = ${pythonLiteral([...enums.keys(), ...objects.map(({ name }) => name)])}

${[...[...enums.values()].map(writeEnum), ...objects.map((object) => writeModel(object, baseOf(object)))].join("\n")}`;
}

function writeEnum({ name, text, values }: ModelEnum): string {
  const members = writeEach(
    values,
    (value) => `    ${screamingCase(value.name)} = "${value.name}"\n${writeDoc(value.text, 4)}`,
  );
  return `\nclass ${name}(str, Enum):\n${writeDoc(text, 4)}\n${members}`;
}

/**
 * A dataclass. In a response, required fields exist even if the response lacks them; in a request,
 * `None` is not sent.
 */
function writeModel({ name, text, fields, role }: Model, base: string): string {
  const members = writeEach(fields, ({ name, text, type, required, nullable }) => {
    const isThere = required && !(role === "response" && nullable);
    const value = `field(${required || role === "response" ? "" : "default=None, "}metadata={"name": "${name}"})`;
    return `    ${variableName(name)}: ${typeOf(type, role)}${isThere ? "" : " | None"} = ${value}\n${writeDoc(text, 4)}`;
  });
  return `\n@dataclass(frozen=True, kw_only=True)\nclass ${name}${base}:\n${writeDoc(text, 4)}\n${members}`;
}

/** The name of a field in Python. A keyword ends in an underscore (PEP 8). */
export function variableName(name: string): string {
  const identifier = snakeCase(name);
  return reserved.includes(identifier) ? `${identifier}_` : identifier;
}

function typeOf(type: FieldType, role: Model["role"]): string {
  if (type.kind === "list" && role === "response") return `list[${typeOf(type.items, role)}]`;
  // Not `Sequence[str]`, because a string is a sequence of strings. The constants of an enum are
  // strings.
  if (type.kind === "list") return "list[str] | tuple[str, ...]";
  if (type.kind === "object") return type.name;
  if (type.kind === "map") return "dict[str, object]";
  if (type.kind === "enum" && role !== "response")
    return type.closed ? type.name : `${type.name} | str`;
  return { string: "str", enum: "str", integer: "int", number: "float", boolean: "bool" }[
    type.kind
  ];
}

function writeDoc(text: string, indent: number): string {
  const before = " ".repeat(indent);
  const lines = fillComment(text.replaceAll("\\", "\\\\"), before);
  return (
    text && `${before}"""${lines.includes("\n") ? `\n${lines}\n${before}` : lines.trim()}"""\n`
  );
}

/** The two forms of a client: its calls wait, or are asynchronous. */
const forms = [
  { prefix: "", base: "BaseClient", define: "def", call: "self._client.call" },
  {
    prefix: "Async",
    base: "BaseAsyncClient",
    define: "async def",
    call: "await self._client.call",
  },
];
type Form = (typeof forms)[0];

const writeClients = ({ apis, groups }: Contract) => `"""The calls."""

${HEAD}
from functools import cached_property
from typing import overload

from . import models as m
from ._call import CallSettings
from ._client import BaseAsyncClient, BaseClient

__all__ = [${writeEach(forms, ({ prefix }) => writeEach(apis, ({ suffix }) => `"${prefix}Client${suffix}"`, ", "), ", ")}]

${writeEach(
  forms,
  (form) =>
    [
      ...[...groups.values()].map((group) => writeGroup(group, form)),
      ...apis.map((api) => writeClient(api, form)),
    ].join("\n"),
  "\n",
)}`;

const writeGroup = ({ kind, className, operations }: OperationGroup, form: Form) => `
class ${form.prefix}${className}:
    """Calls for data of the kind ${kind}."""

    def __init__(self, client: ${form.base}) -> None:
        self._client = client

${writeEach(operations, (operation) => writeMethod(operation, form), "\n")}`;

const writeClient = ({ version, suffix, groups }: ApiVersion, { prefix, base }: Form) => `
class ${prefix}Client${suffix}(${base}):
    """Calls version ${version} of the API. A context manager, which closes the connections."""

    VERSION = "${version}"

${writeEach(
  groups,
  ({ kind, className }) =>
    `    @cached_property\n    def ${kind}(self) -> ${prefix}${className}:\n        return ${prefix}${className}(self)\n`,
  "\n",
)}`;

/** A field that is only in other forms of a query may be `None`. */
const isNotIn = (form: ModelField[]) => (field: ModelField) =>
  !form.some(({ name }) => name === field.name);

/** A method. Each form of its query is an overload, so that a type checker requires one of them. */
function writeMethod(operation: ApiOperation, { define, call }: Form): string {
  const { name, path, text, query, needs, options, response, isValidation } = operation;
  const signature = (fields: ModelField[], absent: ModelField[] = []) => `    ${define} ${name}(
        self,
        *,
${writeEach(fields, (field) => `        ${writeArgument(field)},\n`)}${writeEach(absent, ({ name }) => `        ${variableName(name)}: None = None,\n`)}        options: m.${options} | None = None,
        client: m.RequestClient | None = None,
        custom_id: str | None = None,
        settings: CallSettings | None = None,
    ) -> m.${response}:`;
  const overloads = writeEach(
    query.forms,
    (form) => `    @overload\n${signature(form, query.fields.filter(isNotIn(form)))} ...\n\n`,
  );
  const params = writeEach(
    query.fields,
    ({ name, text }) => `* :param ${variableName(name)}: ${text}`,
    "\n",
  );
  const values = writeEach(
    query.fields,
    ({ name }) => `            "${name}": ${variableName(name)},\n`,
  );
  const is = isValidation ? "True" : "False";
  return `${query.forms.length > 1 ? overloads : ""}${signature(query.fields)}
${writeDoc(`${text}\n\n${params}`, 8).replaceAll("* :param", ":param")}        query = {
${values}        }
        needs = ${writeList(needs)}
        steps = self._client._calls.steps(
            m.${response},
            "${path}",
            is_validation=${is},
            query=query,
            needs=needs,
            options=options,
            client=client,
            custom_id=custom_id,
            call=settings,
        )
        return ${call}(steps)
`;
}

/** A list of texts, each on a line if one line is too short for all. */
function writeList(texts: string[]): string {
  const line = JSON.stringify(texts).replaceAll('","', '", "');
  return line.length < 100
    ? line
    : `[\n${writeEach(texts, (text) => `            "${text}",\n`)}        ]`;
}

/** A named argument. Required ones have no default. */
function writeArgument({ name, type, required }: ModelField): string {
  const plain = typeOf(type, "request").replaceAll(/\b[A-Z]\w+(?!\[)/g, "m.$&");
  return `${variableName(name)}: ${plain}${required ? "" : " | None = None"}`;
}
