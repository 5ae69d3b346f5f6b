import { camel, comment as fill, screaming } from "../../lib/text.ts";
import type { Api, Enum, Group, Model, Operation, Type } from "../contract.ts";
import { address, errorClasses, type Language, type Settings, scope } from "../package.ts";

/** A client in Java: requests that are filled in by chained calls, responses with an Optional for what may be null. */
export const java: Language = {
  title: "Java",
  needs: "Java 11 or newer, and Jackson 2",
  defaultName: `${address.host.split(".").toReversed().join(".")}:${scope}-client`,
  names: /^[\w.-]+:[\w.-]+$/,
  install: `\`\`\`xml
<dependency>
  <groupId>{{group}}</groupId>
  <artifactId>{{artifact}}</artifactId>
  <version>{{version}}</version>
</dependency>
\`\`\``,
  example: "src/test/java/Example.java",
  errorName: (name) => `Errors.${name}`,
  write({ apis, groups, models, enums }, settings) {
    const classes: Record<string, string> = { Errors: errors, Defaults: defaults(settings) };
    for (const one of enums.values()) classes[one.name] = enumeration(one);
    for (const one of models.values()) classes[one.name] = one.role === "response" ? response(one) : request(one);
    for (const one of groups.values()) classes[`${one.className}Calls`] = calls(one);
    for (const one of apis) classes[`DataValidationClient${one.suffix}`] = client(one);
    const files = Object.entries(classes).map(([name, code]) => {
      return [`src/main/java/datavalidation/${name}.java`, `package datavalidation;\n\n${code}`];
    });
    return Object.fromEntries(files);
  },
};

const IMPORTS = "import com.fasterxml.jackson.annotation.JsonProperty;\nimport java.util.*;\n\n";

const PARAMETERS = "String message, int attempts, int status, String version, List<RequestError> errors";
const VALUES = "message, attempts, status, version, errors";

const errors = `import java.util.List;

/** The classes of errors. */
@SuppressWarnings("serial")
public final class Errors {
    /** The class of an error, by its status, or by its type where the status is no known one. */
    static DataValidationException of(${PARAMETERS}) {
        String type = errors.isEmpty() ? "" : String.valueOf(errors.get(0).type());
${errorClasses
  .filter(({ status }) => status)
  .map(({ name, status, type }) => {
    const condition = `status ${status === 500 ? ">=" : "=="} ${status}${type ? ` || type.equals("${type}")` : ""}`;
    return `        if (${condition}) return new ${name}(${VALUES});\n`;
  })
  .join("")}        return new Api(${VALUES});
    }
${[{ name: "Api", status: undefined, text: "The API rejected the call." }, ...errorClasses]
  .map(
    ({ name, status, text }) => `
    /** ${text} */
    public static class ${name} extends ${status ? "Api" : "DataValidationException"} {
        ${name}(${PARAMETERS}) {
            super(${VALUES});
        }
    }
`,
  )
  .join("")}}
`;

const defaults = ({ statuses, advice, ...values }: Settings) => `import java.util.*;

/** Values of the package; times in milliseconds. */
final class Defaults {
${Object.entries(values)
  .map(([name, value]) => {
    return `    static final ${typeof value === "number" ? "long" : "String"} ${screaming(name)} = ${JSON.stringify(value)};\n`;
  })
  .join("")}    static final Set<Integer> STATUSES = Set.of(${statuses.join(", ")});
    static final Map<String, String> ADVICE = Map.ofEntries(
${Object.entries(advice)
  .map((pair) => `            Map.entry(${pair.map((text) => JSON.stringify(text)).join(", ")})`)
  .join(",\n")});
}
`;

function enumeration({ name, text, values }: Enum): string {
  const members = values.map((one) => `${comment(one.text)}    ${screaming(one.name)}("${one.name}")`);
  return `${comment(text, "")}public enum ${name} {
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
    const { type } = field;
    const property = camel(field.name);
    const setter = (type: string, value: string) => `
${comment(field.text)}    public ${name} ${property}(${type} value) {
        this.${property} = ${value};
        return this;
    }
`;
    const own = `    @JsonProperty("${field.name}")\n    private ${typeOf(type)} ${property};\n`;
    if (type.kind !== "enum") return own + setter(typeOf(type), "value");
    return own + setter(type.name, "value.toString()") + (type.closed ? "" : setter("String", "value"));
  });
  return `${IMPORTS}${comment(text, "")}public final class ${name} {\n${members.join("\n")}}\n`;
}

/** A part of a response. What the contract requires is there even if a response lacks it. */
function response({ name, text, fields }: Model): string {
  const members = fields.map((field) => {
    const property = camel(field.name);
    const { type, required, nullable } = field;
    const isThere = required && !nullable;
    const plain = isThere && (PRIMITIVES[type.kind] ?? typeOf(type));
    const empty = { list: "List.of()", object: `new ${typeOf(type)}()` }[type.kind as "list"];
    const value = empty ? `${property} == null ? ${empty} : ${property}` : property;
    return `    @JsonProperty("${field.name}")
    private ${plain || typeOf(type)} ${property};

${comment(field.text)}    public ${plain || `Optional<${typeOf(type)}>`} ${property}() {
        return ${isThere ? value : `Optional.ofNullable(${property})`};
    }
`;
  });
  return `${IMPORTS}${comment(text, "")}public final class ${name} {
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

const client = ({
  version,
  suffix,
  groups,
}: Api) => `/** Calls version ${version} of the API. May be used by several threads. */
public final class DataValidationClient${suffix} {
    private final Transport transport;

    /** Creates a client with the key and the base URL of the environment. */
    public DataValidationClient${suffix}() {
        this(new Settings());
    }

    /** Creates a client; throws IllegalArgumentException if the key or the base URL is missing or cannot be sent. */
    public DataValidationClient${suffix}(Settings settings) {
        transport = new Transport("${version}", settings);
    }
${groups
  .map(
    ({ kind, className }) => `
    /** Calls for data of the kind ${kind}. */
    public ${className}Calls ${kind}() {
        return new ${className}Calls(transport);
    }
`,
  )
  .join("")}}
`;

const calls = ({ kind, className, operations }: Group) => `/** Calls for data of the kind ${kind}. */
public final class ${className}Calls {
    private final Transport transport;

    ${className}Calls(Transport transport) {
        this.transport = transport;
    }
${operations.map(methods).join("")}}
`;

/** A method, with and without options and extras. */
function methods({ name, path, text, query, needs, options, response }: Operation): string {
  const head = `\n${comment(text)}    public ${response} ${name}(${query.name} query`;
  return `${head}) {
        return ${name}(query, null);
    }
${head}, ${options} options) {
        return ${name}(query, options, new Extras());
    }
${head}, ${options} options, Extras extras) {
        String[] needs = {${needs.map((form) => `"${form}"`).join(", ")}};
        return transport.call(${response}.class, "${path}", query, options, extras, needs);
    }
`;
}

function comment(text: string, indent = "    "): string {
  if (!text) return "";
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("*/", "*&#47;");
  const html = fill(escaped.replaceAll(/\n\n(?!\*)/g, "\n\n<p>"), `${indent} * `);
  return `${indent}/**\n${html.replaceAll(/`([^`\n]+)`/g, "{@code $1}")}\n${indent} */\n`;
}
