import { type Enum, type Field, kindsOf, type Model, type Operation, type Sdk, type Type } from "../api.ts";
import { address, errorClasses, type Language, otherErrors, type Package, serverError } from "../package.ts";
import { member, pascal, prefixed } from "../text.ts";

/** Where a type stands: in a request, what is empty is not sent; in a response, what may be null is a pointer. */
type Role = "request" | "response";

/** A client in Go: one package without dependencies. */
export const go: Language = {
  title: "Go",
  needs: "Go 1.18 or newer, and nothing beside its standard library",
  defaultName: `${address.host}${address.pathname}/go`,
  names: /^[\w.-]+(\/[\w.-]+)*$/,
  fence: "go",
  install: (own) => `\`\`\`sh\ngo get ${own.name}\n\`\`\``,
  samples: (own, suffix) => samples(own, suffix),
  errors: ["*CallError", "*ConnectionError", "*TimeoutError", "*UnexpectedResponseError"],
  write: (sdk, own) => ({
    "go.mod": `module ${own.name}\n\ngo 1.18\n`,
    "settings.go": settings(own),
    "classes.go": classes,
    "models.go": models(sdk),
    "calls.go": facade(sdk),
  }),
};

const sample = (module: string, imports: string[], body: string) => `
package main

import (
${imports.map((name) => `	"${name}"\n`).join("")}
	dv "${module}"
)

func main() {
${body.trim().replaceAll(/^(?=.)/gm, "\t")}
}`;

const samples: Language["samples"] = ({ name }, suffix) => ({
  options: sample(
    name,
    ["context", "fmt", "log"],
    `
client, err := dv.New(dv.Config{})
if err != nil {
	log.Fatal(err)
}
query := dv.PhoneValidateQuery{NumberFull: "607 123 456"}
options := dv.PhoneValidateOptions{PreferredPrefixes: []string{"+420"}}
response, err := client.Phone.Validate(context.Background(), query, &options)
if err != nil {
	log.Fatal(err)
}
corrected := response.ResultCorrected
switch {
case response.Result.IsValid:
	fmt.Println(response.Result.Data.NumberFull)
case corrected != nil && corrected.IsValid != nil && *corrected.IsValid && corrected.Data != nil:
	fmt.Println(corrected.Data.NumberFull)
default:
	fmt.Println(response.Suggestions)
}`,
  ),
  errors: sample(
    name,
    ["context", "errors", "fmt", "log"],
    `
// The mock server rejects this key.
client, err := dv.New(dv.Config{APIKey: "test-refused"})
if err != nil {
	log.Fatal(err)
}
_, err = client.Email.Validate(context.Background(), dv.EmailValidateQuery{Email: "jana.kadlecova@seznam.cz"}, nil)
var rejected *dv.AuthenticationError
if errors.As(err, &rejected) {
	fmt.Println(rejected.Status, rejected.Type, rejected.Subtype)
}`,
  ),
  older: sample(
    name,
    ["context", "fmt", "log"],
    `
client, err := dv.New${suffix}(dv.Config{})
if err != nil {
	log.Fatal(err)
}
query := dv.PhoneValidateQuery${suffix}{NumberWithPrefix: "+420607123456"}
response, err := client.Phone.Validate(context.Background(), query, nil)
if err != nil {
	log.Fatal(err)
}
fmt.Println(*response.Result.Data.Format.National)`,
  ),
});

const settings = ({ settings, userAgent, advice }: Package) => `package datavalidation

// Times in milliseconds.
const (
	defaultRetries = ${settings.retries}
	defaultTimeout = ${settings.timeout}
	maxRetryAfter  = ${settings.maxRetryAfter}
	firstWait      = ${settings.firstWait}
	longestWait    = ${settings.longestWait}
	shortestWait   = ${settings.shortestWait}
	environment    = "${settings.environment}"
	userAgent      = "${userAgent}"
)

var retryStatuses = map[int]bool{${settings.statuses.map((status) => `${status}: true`).join(", ")}}

var advice = map[string]string{
${Object.entries(advice)
  .map(([words, text]) => `	${JSON.stringify(words)}: ${JSON.stringify(text)},\n`)
  .join("\n")}}
`;

const classes = `package datavalidation

${[...errorClasses, serverError, ...otherErrors]
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
  .map(
    ({ name, status, type }) =>
      `	case e.Status == ${status}${type ? ` || e.Type == "${type}"` : ""}:\n		return &${name}Error{e}\n`,
  )
  .join("")}	case e.Status >= 500:
		return &ServerError{e}
	}
	return e
}
`;

function models(sdk: Sdk): string {
  const types = [
    ...[...sdk.enums.values()].map(enumeration),
    ...[...sdk.queries.values(), ...sdk.requests.values()].map((one) => model("request", one)),
    ...[...sdk.responses.values()].map((one) => model("response", one)),
  ];
  return `package datavalidation\n\n${types.join("\n")}`;
}

function enumeration({ name, text, values, closed }: Enum): string {
  const rule = closed ? "" : " Other values are possible.";
  const members = values.map((one) => {
    return `${comment(one.text, "\t")}	${name}${member(one.value)} ${name} = "${one.value}"\n`;
  });
  return `${comment(`${name}: ${text}${rule}`)}type ${name} string\n\nconst (\n${members.join("\n")})\n`;
}

function model(role: Role, { name, text, fields }: Model): string {
  const members = fields.map((one) => {
    const omit = role === "request" && !one.required ? ",omitempty" : "";
    return `${comment(one.text, "\t")}	${exported(one.wire)} ${typeOf(role, one)} \`json:"${one.wire}${omit}"\`\n`;
  });
  return `${comment(`${name}: ${text}`)}type ${name} struct {\n${members.join("\n")}}\n`;
}

function typeOf(role: Role, { type, required, nullable }: Field): string {
  const isThere = required && !(role === "response" && nullable);
  const isEmptiable = type.kind === "string" || type.kind === "enum";
  const isValue = isThere || type.kind === "list" || (role === "request" && isEmptiable);
  return `${isValue ? "" : "*"}${plainType(role, type)}`;
}

function plainType(role: Role, type: Type): string {
  if (type.kind === "list" && role === "response" && type.items.kind === "object") return `List[${type.items.name}]`;
  if (type.kind === "list") return `[]${plainType(role, type.items)}`;
  if ("name" in type) return type.name;
  return { string: "string", integer: "int", number: "float64", boolean: "bool" }[type.kind];
}

function facade(sdk: Sdk): string {
  const kinds = kindsOf(sdk);
  const groups = kinds.map(({ className, operations }) => {
    const methods = operations.map((operation) => method(className, operation));
    return `// ${className} has the calls for data of the kind ${operations[0]?.kind}.
type ${className} struct{ core *core }\n\n${methods.join("\n")}`;
  });
  const clients = sdk.apis.map(({ version, suffix }) => {
    const own = kinds.filter(({ versions }) => versions.includes(version)).map(({ className }) => className);
    const field = (className: string) => (suffix ? className.replace(suffix, "") : className);
    return `// Client${suffix} calls version ${version} of the API. It may be used by several goroutines.
type Client${suffix} struct {\n${own.map((name) => `	${field(name)} *${name}\n`).join("\n")}}

// New${suffix} creates a client, unless the key or the base URL is missing or cannot be sent.
func New${suffix}(config Config) (*Client${suffix}, error) {
	c, err := newCore("${version}", config)
	if err != nil {
		return nil, err
	}
	return &Client${suffix}{${own.map((name) => `${field(name)}: &${name}{c}`).join(", ")}}, nil
}
`;
  });
  return `package datavalidation\n\nimport "context"\n\n${[...clients, ...groups].join("\n")}`;
}

function method(className: string, { method, path, title, text, query, options, response }: Operation): string {
  const name = exported(method);
  return `${comment(`${name}: ${title}.\n\n${text}`)}func (g *${className}) ${name}(
	ctx context.Context, query ${query.name}, options *${options}, extras ...Extra,
) (*${response}, error) {
	return call[${response}](ctx, g.core, "${path}", query, options, extras)
}
`;
}

/** The name of a field or constant; abbreviations are in capitals. */
const exported = (name: string) => pascal(name).replaceAll(/(Id|Ip)(?=[A-Z]|s?$)/g, (word) => word.toUpperCase());

function comment(text: string, indent = ""): string {
  return text ? `${prefixed(text, `${indent}// `)}\n` : "";
}
