import { screamingCase, writeEach } from "@data-validation/common/text";
import type { ApiOperation, ApiVersion, OperationGroup } from "../contract.ts";
import {
  apiErrorClasses,
  type ClientSettings,
  errorClasses,
  jsonLiteral,
  type PackageLanguage,
  readAddress,
  readScope,
} from "../package.ts";
import { writeEnumClass, writeJavadoc, writeRequestClass, writeResponseClass } from "./models.ts";

/**
 * A client in Java: requests with chained setters, and responses with an Optional for each field
 * that may be null.
 */
export const java: PackageLanguage = {
  title: "Java",
  requirements: "Java 11 or newer, and Jackson 2.15 or newer",
  testedWith: "Java 17 and Jackson 2.14, which Debian has; the package asks for a newer one",
  rawJsonText:
    "`rawJson()` of each object is its JSON as it came: with new fields, and with `null` where a field is null.",
  ownClientText:
    "`httpClient` takes an `HttpClient` that follows no redirects. Each operation has an asynchronous form, such as `validateAsync`; cancelling its future ends the connection on Java 16 or newer.",
  get defaultName() {
    const { host } = readAddress();
    return `${host.split(".").toReversed().join(".")}:${readScope()}-client`;
  },
  namePattern: /^[\w.-]+:[\w.-]+$/,
  install: `\`\`\`xml
<dependency>
  <groupId>{{group}}</groupId>
  <artifactId>{{artifact}}</artifactId>
  <version>{{version}}</version>
</dependency>
\`\`\``,
  example: "src/test/java/Example.java",
  faults: "src/test/resources/faults.json",
  tests: "mvn test",
  errorName: (name) => `Errors.${name}`,
  mark: {
    text: "com.example.datavalidation",
    inText: packageOf,
    inPath: (name) => packageOf(name).replaceAll(".", "/"),
  },
  write({ apis, groups, models, enums, bodyNames }, settings) {
    const classes: Record<string, string> = {
      Errors: writeErrors(),
      Defaults: writeDefaults(settings),
      Limits: writeLimits(settings),
    };
    for (const values of enums.values()) classes[values.name] = writeEnumClass(values);
    for (const model of models.values())
      classes[model.name] =
        model.role === "response"
          ? writeResponseClass(model, bodyNames.has(model.name))
          : writeRequestClass(model);
    for (const group of groups.values()) classes[`${group.className}Calls`] = writeCalls(group);
    for (const api of apis) classes[`DataValidationClient${api.suffix}`] = writeClient(api);
    const files = Object.entries(classes).map(([name, code]) => {
      return [
        `src/main/java/com/example/datavalidation/${name}.java`,
        `package com.example.datavalidation;\n\n${code}`,
      ];
    });
    return Object.fromEntries(files);
  },
};

/**
 * The package of the classes, in reverse-domain form: the group and the artifact, with what an
 * identifier may have.
 */
function packageOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(":", ".")
    .replaceAll(/[^a-z\d.]/g, "");
}

const PARAMETERS = "String message, Metadata metadata, JsonNode rawJson, List<RequestError> errors";
const VALUES = "message, metadata, rawJson, errors";

const writeErrors = () => `import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** The classes of errors. */
@SuppressWarnings("serial")
public final class Errors {
    /** The class of an error, by its status, or by its type where the status is not a known one. */
    static DataValidationException of(${PARAMETERS}) {
        String type = errors.isEmpty() ? "" : String.valueOf(errors.get(0).type());
${writeEach(
  apiErrorClasses,
  ({ name, is }) => `        if (metadata.status ${is}) return new ${name}(${VALUES});\n`,
)}${writeEach(apiErrorClasses, ({ name, type }) =>
  type ? `        if (type.equals("${type}")) return new ${name}(${VALUES});\n` : "",
)}        return new Api(${VALUES});
    }
${writeEach(
  [{ name: "Api", status: undefined, text: "The API rejected the call." }, ...errorClasses()],
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

const writeDefaults = ({
  statuses,
  gatewayStatuses,
  advice,
  finalReasons,
  limits,
  ...values
}: ClientSettings) => `import java.util.*;

/** Values of the package; times in milliseconds. */
final class Defaults {
${writeEach(Object.entries(values), ([name, value]) => {
  const type = typeof value === "number" ? "long" : "String";
  return `    static final ${type} ${screamingCase(name)} = ${jsonLiteral(value)};\n`;
})}    static final Set<Integer> STATUSES = Set.of(${statuses.join(", ")});
    /** Statuses of a gateway that have a class. */
    static final Set<Integer> GATEWAY_STATUSES = Set.of(${gatewayStatuses.join(", ")});
    /** Reasons that waiting does not resolve, whatever their status. */
    static final Set<String> FINAL_REASONS = Set.of(${writeEach(finalReasons, jsonLiteral, ", ")});
    /** The ends of the names of headers. */
    static final Map<String, String> LIMIT_HEADERS = Map.of(${writeEach(
      limits.flatMap(({ name, end }) => [name, end]),
      jsonLiteral,
      ", ",
    )});
    static final Map<String, String> ADVICE = Map.ofEntries(
${writeEach(
  Object.entries(advice),
  ([words, text]) => `            Map.entry(${jsonLiteral(words)}, ${jsonLiteral(text)})`,
  ",\n",
)});
}
`;

const writeLimits = ({ limits }: ClientSettings) => `import java.util.Map;
import java.util.Optional;

/** The limits of a key that a response states; empty where it does not. */
public final class Limits {
    private final Map<String, Double> values;

    Limits(Map<String, Double> values) {
        this.values = values;
    }
${writeEach(
  limits,
  ({ name, text }) => `
${writeJavadoc(text)}    public Optional<Double> ${name}() {
        return Optional.ofNullable(values.get("${name}"));
    }
`,
)}
    @Override
    public String toString() {
        return values.toString();
    }
}
`;

const writeClient = ({
  version,
  suffix,
  groups,
}: ApiVersion) => `/** Calls version ${version} of the API. May be used by several threads. */
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
${writeEach(
  groups,
  ({ kind, className }) => `
    /** Calls for data of the kind ${kind}. */
    public ${className}Calls ${kind}() {
        return new ${className}Calls(transport);
    }
`,
)}}
`;

const writeCalls = ({
  kind,
  className,
  operations,
}: OperationGroup) => `import java.util.concurrent.CompletableFuture;

/** Calls for data of the kind ${kind}. */
public final class ${className}Calls {
    private final Transport transport;

    ${className}Calls(Transport transport) {
        this.transport = transport;
    }
${writeEach(operations, writeMethods)}}
`;

/** The overloads of a method, with and without options and settings, and its asynchronous form. */
function writeMethods(operation: ApiOperation): string {
  const { name, path, text, query, needs, options, response, isValidation } = operation;
  const constant = screamingCase(name);
  const parameters = `${query.name} query, ${options} options, CallSettings settings`;
  const head = `\n${writeJavadoc(text)}    public ${response} ${name}(${query.name} query`;
  return `
    private static final Transport.Operation<${response}> ${constant} =
            new Transport.Operation<>("${path}", ${isValidation}, ${response}::new, ${writeEach(needs, jsonLiteral, ", ")});
${head}) {
        return ${name}(query, null);
    }
${head}, ${options} options) {
        return ${name}(query, options, null);
    }
${head}, ${options} options, CallSettings settings) {
        return transport.call(${constant}, query, options, settings);
    }

${writeJavadoc(`Makes the call asynchronously. Cancelling the future ends the connection.\n\n${text}`)}    public CompletableFuture<${response}> ${name}Async(${parameters}) {
        return transport.start(${constant}, query, options, settings);
    }
`;
}
