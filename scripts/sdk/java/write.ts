import { camel, each, comment as fill, screaming } from "@data-validation/common/text";
import type { Api, Enum, Group, Model, Operation, Type } from "../contract.ts";
import {
  address,
  apiErrorClasses,
  errorClasses,
  type Language,
  literal,
  type Settings,
  scope,
} from "../package.ts";

/** A client in Java: requests with chained setters, and responses with an Optional for each field that may be null. */
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
    for (const values of enums.values()) classes[values.name] = enumeration(values);
    for (const model of models.values())
      classes[model.name] = model.role === "response" ? response(model) : request(model);
    for (const group of groups.values()) classes[`${group.className}Calls`] = calls(group);
    for (const api of apis) classes[`DataValidationClient${api.suffix}`] = client(api);
    const files = Object.entries(classes).map(([name, code]) => {
      return [`src/main/java/datavalidation/${name}.java`, `package datavalidation;\n\n${code}`];
    });
    return Object.fromEntries(files);
  },
};

const IMPORTS = "import com.fasterxml.jackson.annotation.JsonProperty;\nimport java.util.*;\n\n";

const PARAMETERS =
  "String message, int attempts, int status, String version, List<RequestError> errors";
const VALUES = "message, attempts, status, version, errors";

const errors = `import java.util.List;

/** The classes of errors. */
@SuppressWarnings("serial")
public final class Errors {
    /** The class of an error, by its status, or by its type where the status is no known one. */
    static DataValidationException of(${PARAMETERS}) {
        String type = errors.isEmpty() ? "" : String.valueOf(errors.get(0).type());
${each(apiErrorClasses, ({ name, type, is }) => {
  const condition = `status ${is}${type ? ` || type.equals("${type}")` : ""}`;
  return `        if (${condition}) return new ${name}(${VALUES});\n`;
})}        return new Api(${VALUES});
    }
${each(
  [{ name: "Api", status: undefined, text: "The API rejected the call." }, ...errorClasses],
  ({ name, status, text }) => `
    /** ${text} */
    public static class ${name} extends ${status ? "Api" : "DataValidationException"} {
        ${name}(${PARAMETERS}) {
            super(${VALUES});
        }
    }
`,
)}}
`;

const defaults = ({
  statuses,
  advice,
  finalReasons: _,
  limitHeaders: __,
  ...values
}: Settings) => `import java.util.*;

/** Values of the package; times in milliseconds. */
final class Defaults {
${each(Object.entries(values), ([name, value]) => {
  const type = typeof value === "number" ? "long" : "String";
  return `    static final ${type} ${screaming(name)} = ${literal(value)};\n`;
})}    static final Set<Integer> STATUSES = Set.of(${statuses.join(", ")});
    static final Map<String, String> ADVICE = Map.ofEntries(
${each(
  Object.entries(advice),
  ([words, text]) => `            Map.entry(${literal(words)}, ${literal(text)})`,
  ",\n",
)});
}
`;

function enumeration({ name, text, values }: Enum): string {
  const members = values.map(
    (value) => `${comment(value.text)}    ${screaming(value.name)}("${value.name}")`,
  );
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

/** A part of a request, with chained setters. */
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
    const declaration = `    @JsonProperty("${field.name}")\n    private ${typeOf(type)} ${property};\n`;
    if (type.kind !== "enum") return declaration + setter(typeOf(type), "value");
    return (
      declaration +
      setter(type.name, "value.toString()") +
      (type.closed ? "" : setter("String", "value"))
    );
  });
  return `${IMPORTS}${comment(text, "")}public final class ${name} {\n${members.join("\n")}}\n`;
}

/** A part of a response. Required fields exist even if a response lacks them. */
function response({ name, text, fields }: Model): string {
  const members = fields.map((field) => {
    const property = camel(field.name);
    const { type, required, nullable } = field;
    const isThere = required && !nullable;
    const plain = isThere && (PRIMITIVES[type.kind] ?? typeOf(type));
    const empty: Partial<Record<Type["kind"], string>> = {
      list: "List.of()",
      object: `new ${typeOf(type)}()`,
    };
    const value = empty[type.kind]
      ? `${property} == null ? ${empty[type.kind]} : ${property}`
      : property;
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
  if (type.kind === "map") return "Map<String, Object>";
  return {
    string: "String",
    enum: "String",
    integer: "Integer",
    number: "Double",
    boolean: "Boolean",
  }[type.kind];
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
${each(
  groups,
  ({ kind, className }) => `
    /** Calls for data of the kind ${kind}. */
    public ${className}Calls ${kind}() {
        return new ${className}Calls(transport);
    }
`,
)}}
`;

const calls = ({
  kind,
  className,
  operations,
}: Group) => `/** Calls for data of the kind ${kind}. */
public final class ${className}Calls {
    private final Transport transport;

    ${className}Calls(Transport transport) {
        this.transport = transport;
    }
${each(operations, methods)}}
`;

/** The overloads of a method: without options, with options, and with extras. */
function methods({ name, path, text, query, needs, options, response }: Operation): string {
  const head = `\n${comment(text)}    public ${response} ${name}(${query.name} query`;
  return `${head}) {
        return ${name}(query, null);
    }
${head}, ${options} options) {
        return ${name}(query, options, new Extras());
    }
${head}, ${options} options, Extras extras) {
        String[] needs = {${each(needs, literal, ", ")}};
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
