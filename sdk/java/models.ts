import { camelCase, fillComment as fill, screamingCase } from "@data-validation/common/text";
import type { FieldType, Model, ModelEnum } from "../contract.ts";
import reserved from "./reserved.json" with { type: "json" };

const IMPORTS = "import com.fasterxml.jackson.annotation.JsonProperty;\nimport java.util.*;\n\n";

/**
 * The name of a field in Java. A word of the language, or a method that each object has, ends in an
 * underscore.
 */
export function memberName(name: string): string {
  const identifier = camelCase(name);
  return reserved.includes(identifier) ? `${identifier}_` : identifier;
}

/**
 * An enum, whose values are those in JSON. It is text, so that a literal null of a setter is of the
 * enum and not ambiguous.
 */
export function writeEnumClass({ name, text, values }: ModelEnum): string {
  const members = values.map(
    (value) => `${writeJavadoc(value.text)}    ${screamingCase(value.name)}("${value.name}")`,
  );
  return `${writeJavadoc(text, "")}public enum ${name} implements Value {
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
export function writeRequestClass({ name, text, fields }: Model): string {
  const members = fields.flatMap((field) => {
    const { type } = field;
    const property = memberName(field.name);
    const setter = (type: string, value: string) => `
${writeJavadoc(field.text)}    public ${name} ${property}(${type} value) {
        this.${property} = ${value};
        return this;
    }
`;
    const declaration = `    @JsonProperty("${field.name}")\n    private ${typeOf(type)} ${property};\n`;
    if (type.kind !== "enum") return declaration + setter(typeOf(type), "value");
    return (
      declaration + setter(type.name, TEXT) + (type.closed ? "" : setter("CharSequence", TEXT))
    );
  });
  return `${IMPORTS}${writeJavadoc(text, "")}public final class ${name} {\n${members.join("\n")}}\n`;
}

/**
 * A part of a response: a view of its JSON. Required fields exist even if a response lacks them.
 */
export function writeResponseClass({ name, text, fields }: Model, isBody: boolean): string {
  const members = fields.map((field) => {
    const { type, required, nullable } = field;
    const read = readerOf(type, `get("${field.name}")`);
    const isThere = required && !nullable;
    const plain = primitives[type.kind] ?? typeOf(type);
    const empty = {
      list: "List.of()",
      object: `new ${typeOf(type)}(Json.MISSING)`,
      map: "Map.of()",
      integer: "0",
      number: "0.0",
      boolean: "false",
      string: "null",
      enum: "null",
    }[type.kind];
    const value = isThere ? `or(${read}, ${empty})` : `optional(${read})`;
    return `${writeJavadoc(field.text)}    public ${isThere ? plain : `Optional<${typeOf(type)}>`} ${memberName(field.name)}() {
        return ${empty === "null" && isThere ? read : value};
    }
`;
  });
  if (isBody) members.push(METADATA);
  return `import com.fasterxml.jackson.databind.JsonNode;
import java.util.*;

${writeJavadoc(text, "")}public final class ${name} extends ResponseObject {
${isBody ? "    private final Metadata metadata;\n\n" : ""}    ${name}(JsonNode json${isBody ? ", Metadata metadata" : ""}) {
        super(json);
${isBody ? "        this.metadata = metadata;\n" : ""}    }

${members.join("\n")}}
`;
}

const METADATA = `    /** The response beside its body: status, headers, attempts, limits. */
    public Metadata metadata() {
        return metadata;
    }
`;

/** The expression that reads a value of a type; null if it has another. */
function readerOf(type: FieldType, value: string): string {
  if (type.kind === "list") return `list(${value}, it -> ${readerOf(type.items, "it")})`;
  if (type.kind === "object") return `object(${value}, ${type.name}::new)`;
  const name = { string: "text", enum: "text", boolean: "truth" }[type.kind as string] ?? type.kind;
  return `${name}(${value})`;
}

const TEXT = "Objects.toString(value, null)";

const primitives: Record<string, string> = { integer: "int", number: "double", boolean: "boolean" };

function typeOf(type: FieldType): string {
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

/** A comment of Java, in its HTML. */
export function writeJavadoc(text: string, indent = "    "): string {
  if (!text) return "";
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("*/", "*&#47;");
  const html = fill(escaped.replaceAll(/\n\n(?!\*)/g, "\n\n<p>"), `${indent} * `);
  return `${indent}/**\n${html.replaceAll(/`([^`\n]+)`/g, "{@code $1}")}\n${indent} */\n`;
}
