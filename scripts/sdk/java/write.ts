import { type Api, type Enum, type Kind, kindsOf, type Model, type Operation, type Sdk, type Type } from "../api.ts";
import { address, errorClasses, type Language, otherErrors, type Package, scope, serverError } from "../package.ts";
import { camel, prefixed, screaming } from "../text.ts";

const FOLDER = "src/main/java/datavalidation";

/** A client in Java: requests that are filled in by chained calls, responses with an Optional for what may be null. */
export const java: Language = {
  title: "Java",
  needs: "Java 11 or newer, and Jackson 2",
  defaultName: `${address.host.split(".").toReversed().join(".")}:${scope}-client`,
  names: /^[\w.-]+:[\w.-]+$/,
  fence: "java",
  install: (own) => `\`\`\`xml\n${coordinates(own)}\n\`\`\``,
  samples: (own, suffix) => samples(own, suffix),
  errors: ["Errors.Api", "Errors.Connection", "Errors.Timeout", "Errors.UnexpectedResponse"],
  write: (sdk, own) => ({
    "pom.xml": pom(own),
    ...Object.fromEntries(classes(sdk, own).map(([name, code]) => [`${FOLDER}/${name}.java`, code])),
  }),
};

const coordinates = ({ name, version }: Package) => {
  const [group, artifact] = name.split(":");
  return `<groupId>${group}</groupId>\n<artifactId>${artifact}</artifactId>\n<version>${version}</version>`;
};

const pom = (own: Package) => `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  ${coordinates(own).replaceAll("\n", "\n  ")}
  <name>${own.name.split(":")[1]}</name>
  <description>${own.description}</description>
  <url>${own.homepage}</url>
  <licenses><license><name>${own.licence}</name></license></licenses>
  <properties>
    <maven.compiler.release>11</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>com.fasterxml.jackson.core</groupId>
      <artifactId>jackson-databind</artifactId>
      <version>2.14.0</version>
    </dependency>
  </dependencies>
</project>
`;

const sample = (body: string) => `
import datavalidation.*;
import java.util.List;

public final class Sample {
    public static void main(String[] arguments) {
${body.trim().replaceAll(/^(?=.)/gm, "        ")}
    }
}`;

const samples: Language["samples"] = (_, suffix) => ({
  options: sample(`
var client = new DataValidationClient();
var query = new PhoneValidateQuery().numberFull("607 123 456");
var options = new PhoneValidateOptions().preferredPrefixes(List.of("+420"));
var response = client.phone().validate(query, options);
var corrected = response.resultCorrected().filter(it -> it.isValid().orElse(false)).flatMap(it -> it.data());
if (response.result().isValid()) System.out.println(response.result().data().numberFull());
else if (corrected.isPresent()) System.out.println(corrected.get().numberFull());
else System.out.println(response.suggestions());`),
  errors: sample(`
// The mock server rejects this key.
var settings = new Settings();
settings.apiKey = "test-refused";
var client = new DataValidationClient(settings);
try {
    client.email().validate(new EmailValidateQuery().email("jana.kadlecova@seznam.cz"));
} catch (Errors.Authentication error) {
    System.out.println(String.join(" ", List.of("" + error.status, error.type, error.subtype)));
}`),
  older: sample(`
var client = new DataValidationClient${suffix}();
var response = client.phone().validate(new PhoneValidateQuery${suffix}().numberWithPrefix("+420607123456"));
System.out.println(response.result().data().format().national().get());`),
});

/** The classes by their names. */
function classes(sdk: Sdk, own: Package): [name: string, code: string][] {
  const kinds = kindsOf(sdk);
  const each = <One extends { name: string }>(all: Iterable<One>, write: (one: One) => string) =>
    [...all].map((one): [string, string] => [one.name, write(one)]);
  const written: [name: string, code: string][] = [
    ["Errors", errors],
    ["Defaults", defaults(own)],
    ...each(sdk.enums.values(), enumeration),
    ...each([...sdk.queries.values(), ...sdk.requests.values()], request),
    ...each(sdk.responses.values(), response),
    ...kinds.map((kind): [string, string] => [`${kind.className}Calls`, calls(kind)]),
    ...sdk.apis.map((api): [string, string] => [`DataValidationClient${api.suffix}`, client(api, kinds)]),
  ];
  return written.map(([name, code]) => {
    const used = IMPORTS.filter((one) => new RegExp(`\\b${one.split(".").at(-1)}\\b`).test(code));
    const imports = used.map((one) => `import ${one};\n`).join("");
    return [name, `package datavalidation;\n\n${imports}${imports && "\n"}${code}`];
  });
}

function calls({ className, operations }: Kind): string {
  return `/** Calls for data of the kind ${operations[0]?.kind}. */
public final class ${className}Calls {
    private final Transport transport;

    ${className}Calls(Transport transport) {
        this.transport = transport;
    }
${operations.map(methods).join("")}}
`;
}

const IMPORTS = [
  "com.fasterxml.jackson.annotation.JsonProperty",
  ...["List", "Map", "Optional", "Set"].map((name) => `java.util.${name}`),
];

const errors = `/** The classes of errors. */
@SuppressWarnings("serial")
public final class Errors {
    /** The class of an error, by its status, or by its type where the status is no known one. */
    static DataValidationException of(String message, DataValidationException.Outcome outcome) {
        int status = outcome.status;
        String type = outcome.errors.isEmpty() ? "" : String.valueOf(outcome.errors.get(0).type());
${errorClasses
  .map(({ name, status, type }) => {
    const condition = `status == ${status}${type ? ` || type.equals("${type}")` : ""}`;
    return `        if (${condition}) return new ${name}(message, outcome);\n`;
  })
  .join("")}        return status >= 500 ? new Server(message, outcome) : new Api(message, outcome);
    }
${[{ name: "Api", text: "The API rejected the call." }, ...errorClasses, serverError, ...otherErrors]
  .map((one) => {
    const base = "status" in one ? "Api" : "DataValidationException";
    return `
    /** ${one.text} */
    public static class ${one.name} extends ${base} {
        ${one.name}(String message, Outcome outcome) {
            super(message, outcome);
        }
    }
`;
  })
  .join("")}}
`;

const defaults = ({ settings, userAgent, advice }: Package) => `/** Values of the package; times in milliseconds. */
final class Defaults {
${Object.entries(settings)
  .map(([name, value]) => (typeof value === "number" ? `    static final long ${screaming(name)} = ${value};\n` : ""))
  .join("")}    static final Set<Integer> RETRY_STATUSES = Set.of(${settings.statuses.join(", ")});
    static final String ENVIRONMENT = "${settings.environment}";
    static final String USER_AGENT = "${userAgent}";
    static final Map<String, String> ADVICE = Map.ofEntries(
${Object.entries(advice)
  .map((pair) => `            Map.entry(${pair.map((text) => JSON.stringify(text)).join(", ")})`)
  .join(",\n")});
}
`;

function enumeration({ name, text, values, closed }: Enum): string {
  const rule = closed ? "" : " The service may return others, and a string is accepted in its place.";
  const members = values.map((one) => `${comment(one.text)}    ${screaming(one.value)}("${one.value}")`);
  return `${comment(text + rule, "")}public enum ${name} {
${members.join(",\n")};

    private final String value;

    ${name}(String value) {
        this.value = value;
    }

    /** The value in JSON. */
    @Override
    public String toString() {
        return value;
    }
}
`;
}

/** A part of a request, filled in by chained calls. */
function request({ name, text, fields }: Model): string {
  const members = fields.flatMap((field) => {
    const property = camel(field.wire);
    const setter = (type: string, value: string) => `
${comment(field.text)}    public ${name} ${property}(${type} value) {
        ${property} = ${value};
        return this;
    }
`;
    const { type } = field;
    const own = `    @JsonProperty("${field.wire}")\n    private ${typeOf(type)} ${property};\n`;
    if (type.kind !== "enum") return own + setter(typeOf(type), "value");
    return own + setter(type.name, "value.toString()") + (type.closed ? "" : setter("String", "value"));
  });
  return `${comment(text, "")}public final class ${name} {\n${members.join("\n")}}\n`;
}

/** A part of a response. What the contract requires is there even if a response lacks it. */
function response({ name, text, fields }: Model): string {
  const members = fields.map((field) => {
    const property = camel(field.wire);
    const { type, required, nullable } = field;
    const isThere = required && !nullable;
    const plain = isThere && (PRIMITIVES[type.kind] ?? typeOf(type));
    const empty = { list: "List.of()", object: `new ${typeOf(type)}()` }[type.kind as "list"];
    const value = empty ? `${property} == null ? ${empty} : ${property}` : property;
    return `    @JsonProperty("${field.wire}")
    private ${plain || typeOf(type)} ${property};

${comment(field.text)}    public ${plain || `Optional<${typeOf(type)}>`} ${property}() {
        return ${isThere ? value : `Optional.ofNullable(${property})`};
    }
`;
  });
  return `${comment(text, "")}public final class ${name} {
${members.join("\n")}
    /** The fields as JSON. */
    @Override
    public String toString() {
        return Transport.JSON.valueToTree(this).toString();
    }
}
`;
}

const PRIMITIVES: Record<string, string> = { integer: "int", number: "double", boolean: "boolean" };

function typeOf(type: Type): string {
  if (type.kind === "list") return `List<${typeOf(type.items)}>`;
  if (type.kind === "object") return type.name;
  return { string: "String", enum: "String", integer: "Integer", number: "Double", boolean: "Boolean" }[type.kind];
}

function client(api: Api, kinds: Kind[]): string {
  const name = `DataValidationClient${api.suffix}`;
  const groups = kinds.filter(({ versions }) => versions.includes(api.version));
  const methods = groups.map(
    ({ className, operations: [first] }) => `
    /** Calls for data of the kind ${first?.kind}. */
    public ${className}Calls ${first?.kind}() {
        return new ${className}Calls(transport);
    }
`,
  );
  return `/** Calls version ${api.version} of the API. May be used by several threads. */
public final class ${name} {
    private final Transport transport;

    /** Creates a client with the key and the base URL of the environment. */
    public ${name}() {
        this(new Settings());
    }

    /** Creates a client; throws IllegalArgumentException if the key or the base URL is missing or cannot be sent. */
    public ${name}(Settings settings) {
        transport = new Transport("${api.version}", settings);
    }
${methods.join("")}}
`;
}

/** A method, with and without options and extras. */
function methods({ method, path, title, text, query, options, response }: Operation): string {
  const about = comment(`${title}.\n\n${text}`);
  return `
${about}    public ${response} ${method}(${query.name} query) {
        return ${method}(query, null, null);
    }

${about}    public ${response} ${method}(${query.name} query, ${options} options) {
        return ${method}(query, options, null);
    }

${about}    public ${response} ${method}(${query.name} query, ${options} options, Extras extras) {
        return transport.call(${response}.class, "${path}", query, options, extras);
    }
`;
}

function comment(text: string, indent = "    "): string {
  if (!text) return "";
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("*/", "*&#47;");
  const html = prefixed(escaped.replaceAll(/\n\n(?!\*)/g, "\n\n<p>"), `${indent} * `);
  return `${indent}/**\n${html.replaceAll(/`([^`\n]+)`/g, "{@code $1}")}\n${indent} */\n`;
}
