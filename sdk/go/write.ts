import { fillComment as fill, pascalCase, writeEach } from "@data-validation/common/text";
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
import {
  apiErrorClasses,
  type ClientSettings,
  errorClasses,
  jsonLiteral,
  type PackageLanguage,
  readAddress,
} from "../package.ts";

/** A client in Go: one package without dependencies. */
export const go: PackageLanguage = {
  title: "Go",
  requirements: "Go 1.18 or newer, and nothing beside its standard library",
  testedWith: "Go 1.19",
  rawJsonText:
    "`RawJSON` of each object is its JSON as it came: with new fields, and with nil where a field is null.",
  ownClientText:
    "`HTTPClient` takes an `http.Client`, of which a copy follows no redirects and has no timeout of its own. A call ends with its context.",
  get defaultName() {
    const { host, pathname } = readAddress();
    return `${host}${pathname}/go`;
  },
  namePattern: /^[\w.-]+(\/[\w.-]+)*$/,
  install: "```sh\ngo get {{name}}\n```",
  example: "example/main.go",
  faults: "testdata/faults.json",
  tests: "go test ./...",
  errorName: (name) => `*${name}Error`,
  // From major version 2 on, the path of a module ends in it.
  nameOf(name, version) {
    const major = Number.parseInt(version, 10);
    return major > 1 && !/\/v\d+$/.test(name) ? `${name}/v${major}` : name;
  },
  mark: { text: "example.com/datavalidation", inText: (name) => name, inPath: (name) => name },
  write: (contract, settings) => ({
    "settings.go": writeSettings(settings),
    "classes.go": writeErrors(),
    "models.go": writeModels(contract),
    "calls.go": writeClients(contract),
  }),
};

const writeStatusSet = (statuses: readonly number[]) =>
  `map[int]bool{${writeEach(statuses, (status) => `${status}: true`, ", ")}}`;

const writeSettings = ({
  statuses,
  gatewayStatuses,
  advice,
  finalReasons,
  limits,
  ...values
}: ClientSettings) => `package datavalidation

// Times in milliseconds.
${writeEach(Object.entries(values), ([name, value]) => `const ${name} = ${jsonLiteral(value)}\n`)}
var statuses = ${writeStatusSet(statuses)}

// gatewayStatuses are those of a gateway that have a class.
var gatewayStatuses = ${writeStatusSet(gatewayStatuses)}

// finalReasons are those that waiting does not resolve, whatever their status.
var finalReasons = map[string]bool{
${writeEach(finalReasons, (words) => `	${jsonLiteral(words)}: true,\n`, "\n")}}

// Limits are the limits of a key that a response states; nil where it does not.
type Limits struct {
${writeEach(limits, ({ name, text }) => `${writeComment(text, "\t")}	${pascalCase(name)} *float64\n`)}}

// limitsOf reads the limits by the ends of their headers' names.
func limitsOf(read func(end string) *float64) Limits {
	return Limits{${writeEach(limits, ({ end }) => `read(${jsonLiteral(end)})`, ", ")}}
}

var advice = map[string]string{
${writeEach(Object.entries(advice), ([words, text]) => `	${jsonLiteral(words)}: ${jsonLiteral(text)},\n`, "\n")}}
`;

const writeErrors = () => `package datavalidation

${writeEach(
  errorClasses(),
  ({ name, text }) => `// ${name}Error: ${text}
type ${name}Error struct{ *CallError }

// Unwrap returns what all errors have.
func (e *${name}Error) Unwrap() error { return e.CallError }
`,
  "\n",
)}
// classOf wraps an error of the API in its class, by its status, or by its type for an unknown status.
func classOf(e *CallError) error {
	switch {
${writeEach(apiErrorClasses, ({ name, is }) => `	case e.Status ${is}:\n		return &${name}Error{e}\n`)}	}
	switch e.Type {
${writeEach(apiErrorClasses, ({ name, type }) => (type ? `	case "${type}":\n		return &${name}Error{e}\n` : ""))}	}
	return e
}
`;

function writeModels({ enums, models, bodyNames }: Contract): string {
  const isClosed = (name: string) => enums.get(name)?.closed === true;
  const objects = writeEach(
    models.values(),
    (object) => writeModel(object, isClosed, bodyNames.has(object.name)),
    "\n",
  );
  return `package datavalidation\n\n${writeEach(enums.values(), writeEnum, "\n")}\n${objects}`;
}

/**
 * A closed enum is a type without exported values of its own. An open one is a string with
 * constants.
 */
function writeEnum({ name, text, values, closed }: ModelEnum): string {
  const members = writeEach(
    values,
    (value) => {
      const constant = closed ? `= ${name}{text{"${value.name}"}}` : `${name} = "${value.name}"`;
      return `${writeComment(value.text, "\t")}	${name}${pascalCase(value.name)} ${constant}\n`;
    },
    "\n",
  );
  return `${writeComment(`${name}: ${text}`)}type ${name} ${closed ? "struct{ text }" : "string"}

${closed ? "var" : "const"} (
${members})
`;
}

const RAW = `	// RawJSON is the object as it came: also with fields that this package does not know. A field that is null is in it.
	RawJSON map[string]any \`json:"-"\`
`;
const METADATA = `	// Metadata is the response beside its body.
	Metadata Metadata \`json:"-"\`
`;

function writeModel(
  { name, text, role, fields }: Model,
  isClosed: (name: string) => boolean,
  isBody: boolean,
): string {
  const members = fields.map((field) => {
    // A required text of a query can be empty: an empty one is not sent, and the form of the query
    // is checked before that.
    const isOptional = role !== "response" && (!field.required || isText(field.type));
    const tag = `\`json:"${field.name}${isOptional ? ",omitempty" : ""}"\``;
    return `${writeComment(field.text, "\t")}	${exportedName(field.name)} ${typeOf(field)} ${tag}\n`;
  });
  if (role === "response") members.push(RAW);
  if (isBody) members.push(METADATA);
  return `${writeComment(`${name}: ${text}`)}type ${name} struct {\n${members.join("\n")}}\n`;

  /**
   * Empty fields of a request are not sent. Fields of a response that may be null are pointers,
   * lists or maps.
   */
  function typeOf({ type, required, nullable }: ModelField): string {
    const isThere = required && !(role === "response" && nullable);
    const isNilable = type.kind === "list" || type.kind === "map";
    const isPlain = isThere || isNilable || (role !== "response" && isText(type));
    return `${isPlain ? "" : "*"}${plainType(type)}`;
  }

  function plainType(type: FieldType): string {
    if (type.kind === "list") return `[]${plainType(type.items)}`;
    // Operations with an assumed list of values accept any string.
    if (type.kind === "enum" && !type.closed && isClosed(type.name)) return "string";
    if ("name" in type) return type.name;
    if (type.kind === "map") return "map[string]any";
    return { string: "string", integer: "int", number: "float64", boolean: "bool" }[type.kind];
  }
}

const isText = (type: FieldType) =>
  type.kind === "string" || (type.kind === "enum" && !type.closed);

const writeClients = ({ apis, groups }: Contract) => `package datavalidation

import "context"

${writeEach(apis, writeClient, "\n")}
${writeEach(groups.values(), writeGroup, "\n")}`;

function writeClient({ version, suffix, groups }: ApiVersion): string {
  const fields = writeEach(
    groups,
    ({ kind, className }) => `	${pascalCase(kind)} *${className}\n`,
    "\n",
  );
  const values = writeEach(
    groups,
    ({ kind, className }) => `${pascalCase(kind)}: &${className}{c}`,
    ", ",
  );
  return `// Client${suffix} calls version ${version} of the API. It may be used by several goroutines.
type Client${suffix} struct {
${fields}}

// New${suffix} creates a client, unless the key or the base URL is missing or cannot be sent.
func New${suffix}(config Config) (*Client${suffix}, error) {
	c, err := newCore("${version}", config)
	if err != nil {
		return nil, err
	}
	return &Client${suffix}{${values}}, nil
}
`;
}

const writeGroup = ({
  kind,
  className,
  operations,
}: OperationGroup) => `// ${className} has the calls for data of the kind ${kind}.
type ${className} struct{ core *core }

${writeEach(operations, (operation) => writeMethod(className, operation), "\n")}`;

function writeMethod(
  className: string,
  { name, path, text, query, needs, options, response, isValidation }: ApiOperation,
): string {
  return `${writeComment(`${pascalCase(name)}: ${text}`)}func (g *${className}) ${pascalCase(name)}(
	ctx context.Context, query ${query.name}, options *${options}, extras ...Extra,
) (*${response}, error) {
	op := operation{"${path}", ${isValidation}, []string{${writeEach(needs, jsonLiteral, ", ")}}}
	return call[${response}](ctx, g.core, op, query, options, extras)
}
`;
}

/** The name of a field or constant. Abbreviations are in capitals. */
export const exportedName = (name: string) =>
  pascalCase(name).replaceAll(/(Id|Ip)(?=[A-Z]|s?$)/g, (word) => word.toUpperCase());

const writeComment = (text: string, indent = "") => text && `${fill(text, `${indent}// `)}\n`;
