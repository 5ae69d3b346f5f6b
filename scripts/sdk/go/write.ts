import { comment as fill, pascal } from "../../lib/text.ts";
import type { Api, Contract, Enum, Field, Group, Model, Operation, Type } from "../contract.ts";
import { address, errorClasses, type Language, type Settings } from "../package.ts";

/** A client in Go: one package without dependencies. */
export const go: Language = {
  title: "Go",
  needs: "Go 1.18 or newer, and nothing beside its standard library",
  defaultName: `${address.host}${address.pathname}/go`,
  names: /^[\w.-]+(\/[\w.-]+)*$/,
  install: "```sh\ngo get {{name}}\n```",
  example: "example/main.go",
  errorName: (name) => `*${name}Error`,
  write: (contract, settings) => ({
    "settings.go": constants(settings),
    "classes.go": classes,
    "models.go": models(contract),
    "calls.go": facade(contract),
  }),
};

const constants = ({ statuses, advice, ...values }: Settings) => `package datavalidation

// Times in milliseconds.
${Object.entries(values)
  .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
  .join("")}
var statuses = map[int]bool{${statuses.map((status) => `${status}: true`).join(", ")}}

var advice = map[string]string{
${Object.entries(advice)
  .map(([words, text]) => `	${JSON.stringify(words)}: ${JSON.stringify(text)},\n`)
  .join("\n")}}
`;

const classes = `package datavalidation

${errorClasses
  .map(
    ({ name, text }) => `// ${name}Error: ${text}
type ${name}Error struct{ *CallError }

// Unwrap returns what all errors have.
func (e *${name}Error) Unwrap() error { return e.CallError }
`,
  )
  .join("\n")}
// classOf gives an error of the API its class, by its status, or by its type where the status is no known one.
func classOf(e *CallError) error {
	switch {
${errorClasses
  .filter(({ status }) => status)
  .map(({ name, status, type }) => {
    const condition = `e.Status ${status === 500 ? ">=" : "=="} ${status}${type ? ` || e.Type == "${type}"` : ""}`;
    return `	case ${condition}:\n		return &${name}Error{e}\n`;
  })
  .join("")}	}
	return e
}
`;

function models({ enums, models }: Contract): string {
  const isClosed = (name: string) => enums.get(name)?.closed === true;
  const types = [...[...enums.values()].map(enumeration), ...[...models.values()].map((one) => model(one, isClosed))];
  return `package datavalidation\n\n${types.join("\n")}`;
}

/** A closed enum is a type whose values only the package has; another one is a string beside its constants. */
function enumeration({ name, text, values, closed }: Enum): string {
  const members = values.map((one) => {
    const constant = `${name}${pascal(one.name)}`;
    const value = closed ? `${name}{text{"${one.name}"}}` : `${name} = "${one.name}"`;
    return `${comment(one.text, "\t")}	${constant} ${closed ? "= " : ""}${value}\n`;
  });
  return `${comment(`${name}: ${text}`)}type ${name} ${closed ? "struct{ text }" : "string"}

${closed ? "var" : "const"} (
${members.join("\n")})
`;
}

function model({ name, text, role, fields }: Model, isClosed: (name: string) => boolean): string {
  const members = fields.map((one) => {
    // What a query needs is checked before it is sent: an empty text is none.
    const isOptional = role !== "response" && (!one.required || isText(one.type));
    const omit = isOptional ? ",omitempty" : "";
    return `${comment(one.text, "\t")}	${exported(one.name)} ${typeOf(one)} \`json:"${one.name}${omit}"\`\n`;
  });
  return `${comment(`${name}: ${text}`)}type ${name} struct {\n${members.join("\n")}}\n`;

  /** In a request, what is empty is not sent; in a response, what may be null is a pointer. */
  function typeOf({ type, required, nullable }: Field): string {
    const isThere = required && !(role === "response" && nullable);
    const isPlain = isThere || type.kind === "list" || (role !== "response" && isText(type));
    return `${isPlain ? "" : "*"}${plainType(type)}`;
  }

  function plainType(type: Type): string {
    if (type.kind === "list" && role === "response" && type.items.kind === "object") return `List[${type.items.name}]`;
    if (type.kind === "list") return `[]${plainType(type.items)}`;
    // If the list is assumed, any other value can be sent.
    if (type.kind === "enum" && !type.closed && isClosed(type.name)) return "string";
    if ("name" in type) return type.name;
    return { string: "string", integer: "int", number: "float64", boolean: "bool" }[type.kind];
  }
}

const isText = (type: Type) => type.kind === "string" || (type.kind === "enum" && !type.closed);

const facade = ({ apis, groups }: Contract) =>
  `package datavalidation\n\nimport "context"\n\n${[...apis.map(client), ...[...groups.values()].map(group)].join("\n")}`;

function client({ version, suffix, groups }: Api): string {
  const fields = groups.map(({ kind, className }) => `	${pascal(kind)} *${className}\n`);
  const values = groups.map(({ kind, className }) => `${pascal(kind)}: &${className}{c}`);
  return `// Client${suffix} calls version ${version} of the API. It may be used by several goroutines.
type Client${suffix} struct {
${fields.join("\n")}}

// New${suffix} creates a client, unless the key or the base URL is missing or cannot be sent.
func New${suffix}(config Config) (*Client${suffix}, error) {
	c, err := newCore("${version}", config)
	if err != nil {
		return nil, err
	}
	return &Client${suffix}{${values.join(", ")}}, nil
}
`;
}

const group = ({ kind, className, operations }: Group) => `// ${className} has the calls for data of the kind ${kind}.
type ${className} struct{ core *core }

${operations.map((operation) => method(className, operation)).join("\n")}`;

function method(className: string, { name, path, text, query, needs, options, response }: Operation): string {
  return `${comment(`${pascal(name)}: ${text}`)}func (g *${className}) ${pascal(name)}(
	ctx context.Context, query ${query.name}, options *${options}, extras ...Extra,
) (*${response}, error) {
	needs := []string{${needs.map((form) => `"${form}"`).join(", ")}}
	return call[${response}](ctx, g.core, "${path}", query, options, extras, needs)
}
`;
}

/** The name of a field or constant; abbreviations are in capitals. */
const exported = (name: string) => pascal(name).replaceAll(/(Id|Ip)(?=[A-Z]|s?$)/g, (word) => word.toUpperCase());

const comment = (text: string, indent = "") => text && `${fill(text, `${indent}// `)}\n`;
