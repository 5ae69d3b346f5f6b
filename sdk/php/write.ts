import {
  camelCase,
  fillComment as fill,
  pascalCase,
  phpLiteral,
  screamingCase,
  writeEach,
} from "@data-validation/common/text";
import type {
  ApiOperation,
  ApiVersion,
  FieldType,
  Model,
  ModelEnum,
  ModelField,
  OperationGroup,
} from "../contract.ts";
import {
  apiErrorClasses,
  type ClientSettings,
  type ErrorClass,
  errorClasses,
  type PackageLanguage,
  readScope,
} from "../package.ts";

/** A client in PHP: classes with typed properties, and methods with named arguments. */
export const php: PackageLanguage = {
  title: "PHP",
  requirements: "PHP 8.1 or newer, and its curl extension",
  testedWith: "PHP 8.2",
  rawJsonText:
    "`$rawJson` of each object is its JSON as it came: with new fields, and with `null` where a field is null.",
  ownClientText:
    "`sender` takes a `Psr18Sender` around a client of PSR-18. Then the timeout and how much is read before the limit applies are settings of that client; a redirect that it does not follow is still an error.",
  get defaultName() {
    return `${readScope()}/client`;
  },
  namePattern: /^[a-z\d][a-z\d_.-]*\/[a-z\d][a-z\d_.-]*$/,
  install: "```sh\ncomposer require {{name}}\n```",
  example: "example.php",
  faults: "tests/faults.json",
  tests: "phpunit",
  errorName: (name) => `${name}Exception`,
  write({ apis, groups, models, enums, bodyNames }, settings) {
    const classes: Record<string, string> = {
      Defaults: writeDefaults(settings),
      Limits: writeLimits(settings),
      ApiException: API_ERROR,
    };
    for (const errorClass of errorClasses())
      classes[`${errorClass.name}Exception`] = writeError(errorClass);
    for (const values of enums.values()) classes[values.name] = writeEnum(values);
    for (const model of models.values())
      if (model.role !== "query")
        classes[model.name] = writeModel(model, bodyNames.has(model.name));
    for (const api of apis) classes[`Client${api.suffix}`] = writeClient(api);
    for (const group of groups.values()) classes[`${group.className}Calls`] = writeCalls(group);
    const files = Object.entries(classes).map(([name, code]) => [`src/${name}.php`, HEAD + code]);
    return Object.fromEntries(files);
  },
};

const HEAD = "<?php\n\ndeclare(strict_types=1);\n\nnamespace DataValidation;\n\n";

const writeDefaults = ({
  advice,
  finalReasons,
  limits,
  ...values
}: ClientSettings) => `/** Values of the package; times in milliseconds. */
final class Defaults
{
${writeEach(Object.entries(values), ([name, value]) => {
  const literal = typeof value === "string" ? phpLiteral(value) : JSON.stringify(value);
  return `    public const ${screamingCase(name)} = ${literal};\n`;
})}    /** Reasons that waiting does not resolve, whatever their status. */
    public const FINAL_REASONS = [
${writeEach(finalReasons, (words) => `        ${phpLiteral(words)},\n`)}    ];
    /** The ends of the names of headers. */
    public const LIMIT_HEADERS = [
${writeEach(limits, ({ name, end }) => `        ${phpLiteral(name)} => ${phpLiteral(end)},\n`)}    ];
    public const ADVICE = [
${writeEach(Object.entries(advice), ([words, text]) => `        ${phpLiteral(words)} => ${phpLiteral(text)},\n`)}    ];
}
`;

const writeLimits = ({
  limits,
}: ClientSettings) => `/** The limits of a key that a response states; null where it does not. */
final class Limits
{
    /**
${writeEach(limits, ({ name, text }) => `     * @param ?float $${name} ${text}\n`)}     */
    public function __construct(
${writeEach(limits, ({ name }) => `        public readonly ?float $${name} = null,\n`)}    ) {
    }
}
`;

const API_ERROR = `/** The API rejected the call. */
class ApiException extends DataValidationException
{
    /**
     * The class of an error, by its status, or by its type where the status is not a known one.
     *
     * @internal
     * @return class-string<ApiException>
     */
    public static function classOf(int $status, string $type): string
    {
        return match (true) {
${writeEach(apiErrorClasses, ({ name, is }) => `            $status ${is.replace("==", "===")} => ${name}Exception::class,\n`)}${writeEach(
  apiErrorClasses,
  ({ name, type }) => (type ? `            $type === '${type}' => ${name}Exception::class,\n` : ""),
)}            default => self::class,
        };
    }
}
`;

function writeError({ name, status, text }: ErrorClass): string {
  const base = status ? "ApiException" : "DataValidationException";
  return `/** ${text} */\nfinal class ${name}Exception extends ${base}\n{\n}\n`;
}

function writeEnum({ name, text, values }: ModelEnum): string {
  const cases = writeEach(
    values,
    ({ name, text }) =>
      `${writeComment(text)}    case ${pascalCase(name)} = ${phpLiteral(name)};\n`,
  );
  return `${writeComment(text, "")}enum ${name}: string\n{\n${cases}}\n`;
}

/** A part of a request or of a response. Null is not sent. */
function writeModel({ name, text, role, fields }: Model, isBody: boolean): string {
  const renamed = fields.filter(({ name }) => camelCase(name) !== name);
  const names = renamed.map(({ name }) => `${phpLiteral(camelCase(name))} => ${phpLiteral(name)}`);
  const items = fields.flatMap(({ name, type }) => {
    if (type.kind === "map") return `${phpLiteral(camelCase(name))} => 'map'`;
    if (type.kind !== "list") return [];
    const { items } = type;
    const plain = phpLiteral(items.kind === "map" ? "object" : nativeType(items));
    const item = items.kind === "object" ? `${items.name}::class` : plain;
    return `${phpLiteral(camelCase(name))} => ${item}`;
  });
  const members = fields.map((field) => {
    const type = role === "response" ? responseType(field) : `${requestType(field.type)}|null`;
    const optional = type.includes("array") && /^\?|null/.test(type) ? "?" : "";
    const shape = arrayShape(field.type);
    const about = (shape && `@var ${optional}${shape} `) + field.text;
    const value = role === "response" ? "" : " = null";
    return `${writeComment(about, "        ")}        public readonly ${type} $${camelCase(field.name)}${value},\n`;
  });
  if (role === "response") members.push(RAW);
  if (isBody) members.push(METADATA);
  return `${writeComment(text, "")}final class ${name}
{
    /** @internal Names in JSON that differ, the classes in lists, and objects with any fields. */
    public const NAMES = [${names.join(", ")}];
    public const ITEMS = [${items.join(", ")}];

    public function __construct(
${members.join("")}    ) {
    }
}
`;
}

const RAW = `        /** The object as it came: also with fields that this package does not know. */
        public readonly \\stdClass $rawJson = new \\stdClass(),
`;
const METADATA = `        /** The response beside its body. */
        public readonly Metadata $metadata = new Metadata(),
`;

/** The type of an array in a comment; empty for another value. */
function arrayShape(type: FieldType): string {
  if (type.kind === "map") return "array<string, mixed>";
  return type.kind === "list" ? `list<${nativeType(type.items)}>` : "";
}

function requestType(type: FieldType): string {
  if (type.kind === "enum") return type.closed ? type.name : `${type.name}|string`;
  return nativeType(type);
}

/** Required fields exist, and are empty if a response lacks them. */
function responseType({ type, required, nullable }: ModelField): string {
  return `${required && !nullable ? "" : "?"}${nativeType(type)}`;
}

function nativeType(type: FieldType): string {
  if (type.kind === "object") return type.name;
  return {
    string: "string",
    enum: "string",
    integer: "int",
    number: "float",
    boolean: "bool",
    list: "array",
    map: "array",
  }[type.kind];
}

const writeCalls = ({
  kind,
  className,
  operations,
}: OperationGroup) => `/** Calls for data of the kind ${kind}. */
final class ${className}Calls
{
    public function __construct(private readonly Transport $transport)
    {
    }
${writeEach(operations, writeMethod)}}
`;

const CONSTRUCTOR_COMMENT = `    /**
     * @param ?string $apiKey The API key; the environment variable DATA_VALIDATION_KEY unless given.
     * @param ?string $baseUrl Address of the API; the environment variable DATA_VALIDATION_URL unless given.
     * @param ?float $timeout Seconds that each attempt may take; DATA_VALIDATION_TIMEOUT (milliseconds) or 30 unless given.
     * @param ?int $retries How often a call is repeated at most; DATA_VALIDATION_RETRIES or 2 unless given.
     * @param array<int, mixed> $curlOptions Options of curl, such as CURLOPT_PROXY.
     * @param ?Sender $sender What sends instead of curl, such as a Psr18Sender.
     * @param int $responseLimit Largest body that is read, in bytes after decompression.
     * @param ?string $responseAt Place of the envelope in a success, such as response; DATA_VALIDATION_RESPONSE_AT by default.
     * @param ?string $versionHeader Response header with the version; by default that of the contract, or all that end in -api-version.
     * @param bool|string $includeRequestDetails Whether responses have the request, or the name of the header that asks for it.
     * @param ?\\Closure(Attempt): void $onAttempt Called after each attempt.
     * @throws \\ValueError if the key or the base URL is missing or cannot be sent
     */
`;

const writeClient = ({
  version,
  suffix,
  groups,
}: ApiVersion) => `/** Calls version ${version} of the API. */
final class Client${suffix}
{
${writeEach(groups, ({ kind, className }) => `    public readonly ${className}Calls $${kind};\n`)}
${CONSTRUCTOR_COMMENT}    public function __construct(
        #[\\SensitiveParameter] ?string $apiKey = null,
        ?string $baseUrl = null,
        ?float $timeout = null,
        ?int $retries = null,
        array $curlOptions = [],
        ?Sender $sender = null,
        int $responseLimit = Defaults::RESPONSE_LIMIT,
        ?string $responseAt = null,
        ?string $versionHeader = null,
        bool|string $includeRequestDetails = false,
        ?\\Closure $onAttempt = null,
    ) {
        $transport = new Transport(
            version: '${version}',
            apiKey: $apiKey,
            baseUrl: $baseUrl,
            timeout: $timeout,
            retries: $retries,
            sender: $sender ?? new CurlSender($curlOptions),
            responseLimit: $responseLimit,
            responseAt: $responseAt,
            versionHeader: $versionHeader,
            includeRequestDetails: $includeRequestDetails,
            onAttempt: $onAttempt,
        );
${writeEach(groups, ({ kind, className }) => `        $this->${kind} = new ${className}Calls($transport);\n`)}    }
}
`;

function writeMethod(operation: ApiOperation): string {
  const { name, path, text, query, needs, options, response, isValidation } = operation;
  const fields = query.fields.toSorted((a, b) => Number(b.required) - Number(a.required));
  const head = ({ name, type, required }: ModelField) =>
    `${requestType(type)}${required ? "" : "|null"} $${camelCase(name)}`;
  const params = fields.map((field) => `@param ${head(field)} ${field.text}`);
  const parameters = fields.map((field) => `${head(field)}${field.required ? "" : " = null"}`);
  const extras = [
    `?${options} $options = null`,
    "?RequestClient $client = null",
    "?string $customId = null",
    "?CallSettings $settings = null",
  ];
  return `
${writeComment([text, ...params].join("\n\n"))}    public function ${name}(
${writeEach([...parameters, ...extras], (parameter) => `        ${parameter},\n`)}    ): ${response} {
        $query = [
${writeEach(fields, ({ name }) => `            ${phpLiteral(name)} => $${camelCase(name)},\n`)}        ];
        $needs = [${needs.map(phpLiteral).join(", ")}];
        return $this->transport->call(
            ${response}::class,
            '${path}',
            isValidation: ${isValidation},
            query: $query,
            needs: $needs,
            options: $options,
            client: $client,
            customId: $customId,
            settings: $settings,
        );
    }
`;
}

function writeComment(text: string, indent = "    "): string {
  return (
    text && `${indent}/**\n${fill(text.replaceAll("*/", "* /"), `${indent} * `)}\n${indent} */\n`
  );
}
