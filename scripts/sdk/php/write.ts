import { type Enum, type Field, kindsOf, type Model, type Operation, type Sdk, type Type } from "../api.ts";
import { errorClasses, type Language, otherErrors, type Package, scope, serverError } from "../package.ts";
import { camel, member, prefixed } from "../text.ts";

/** A client in PHP: classes with typed properties, and methods with named arguments. */
export const php: Language = {
  title: "PHP",
  needs: "PHP 8.1 or newer, and its curl extension",
  defaultName: `${scope}/client`,
  names: /^[a-z\d][a-z\d_.-]*\/[a-z\d][a-z\d_.-]*$/,
  fence: "php",
  install: (own) => `\`\`\`sh\ncomposer require ${own.name}\n\`\`\``,
  samples: (own, suffix) => samples(own, suffix),
  errors: ["ApiException", "ConnectionException", "TimeoutException", "UnexpectedResponseException"],
  write: (sdk, own) => ({
    "composer.json": `${JSON.stringify(composer(own), null, 4)}\n`,
    "src/Defaults.php": file(defaults(own)),
    "src/exceptions.php": file(errors),
    "src/enums.php": file(...[...sdk.enums.values()].map(enumeration)),
    "src/models.php": file(...[...sdk.requests.values()].map(request), ...[...sdk.responses.values()].map(response)),
    "src/clients.php": file(...clients(sdk)),
  }),
};

const composer = (own: Package) => ({
  name: own.name,
  version: own.version,
  description: own.description,
  license: own.licence,
  homepage: own.homepage,
  support: { source: own.repository },
  require: { php: ">=8.1", "ext-curl": "*" },
  autoload: { classmap: ["src/"] },
});

const sample = (uses: string[], body: string) => `
<?php

require __DIR__ . '/vendor/autoload.php';

${uses.map((name) => `use DataValidation\\${name};\n`).join("")}
${body.trim()}`;

const samples: Language["samples"] = (_, suffix) => ({
  options: sample(
    ["Client", "PhoneValidateOptions"],
    `
$client = new Client();
$options = new PhoneValidateOptions(preferredPrefixes: ['+420']);
$response = $client->phone->validate(numberFull: '607 123 456', options: $options);
$corrected = $response->resultCorrected;
if ($response->result->isValid) {
    echo $response->result->data->numberFull, PHP_EOL;
} elseif ($corrected?->isValid) {
    echo $corrected->data?->numberFull, PHP_EOL;
} else {
    print_r($response->suggestions);
}`,
  ),
  errors: sample(
    ["AuthenticationException", "Client"],
    `
// The mock server rejects this key.
$client = new Client(apiKey: 'test-refused');
try {
    $client->email->validate(email: 'jana.kadlecova@seznam.cz');
} catch (AuthenticationException $error) {
    echo "$error->status $error->type $error->subtype", PHP_EOL;
}`,
  ),
  older: sample(
    [`Client${suffix}`],
    `
$response = (new Client${suffix}())->phone->validate(numberWithPrefix: '+420607123456');
echo $response->result->data->format->national, PHP_EOL;`,
  ),
});

const file = (...classes: string[]) =>
  `<?php\n\ndeclare(strict_types=1);\n\nnamespace DataValidation;\n\n${classes.join("\n")}`;

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;

const defaults = ({ settings, userAgent, advice }: Package) => `/** Values of the package; times in milliseconds. */
final class Defaults
{
    public const RETRIES = ${settings.retries};
    public const TIMEOUT = ${settings.timeout};
    public const MAX_RETRY_AFTER = ${settings.maxRetryAfter};
    public const FIRST_WAIT = ${settings.firstWait};
    public const LONGEST_WAIT = ${settings.longestWait};
    public const SHORTEST_WAIT = ${settings.shortestWait};
    public const RETRY_STATUSES = [${settings.statuses.join(", ")}];
    public const ENVIRONMENT = ${quoted(settings.environment)};
    public const USER_AGENT = ${quoted(userAgent)};
    public const ADVICE = [
${Object.entries(advice)
  .map((pair) => `        ${pair.map(quoted).join(" => ")},\n`)
  .join("")}    ];
}
`;

const errors = `/** The API rejected the call. */
class ApiException extends DataValidationException
{
    /**
     * The class of an error, by its status, or by its type where the status is no known one.
     *
     * @internal
     * @return class-string<ApiException>
     */
    public static function classOf(int $status, string $type): string
    {
        return match (true) {
${errorClasses
  .map(
    ({ name, status, type }) =>
      `            $status === ${status}${type ? `, $type === '${type}'` : ""} => ${name}Exception::class,\n`,
  )
  .join("")}            $status >= 500 => ServerException::class,
            default => self::class,
        };
    }
}
${[...errorClasses, serverError, ...otherErrors]
  .map((one) => {
    const base = "status" in one ? "ApiException" : "DataValidationException";
    return `\n/** ${one.text} */\nfinal class ${one.name}Exception extends ${base}\n{\n}\n`;
  })
  .join("")}`;

function enumeration({ name, text, values, closed }: Enum): string {
  const rule = closed ? "" : "\n\nThe service may return others, and a string is accepted in its place.";
  const cases = values.map((one) => `${comment(one.text)}    case ${member(one.value)} = ${quoted(one.value)};\n`);
  return `${comment(text + rule, "")}enum ${name}: string\n{\n${cases.join("")}}\n`;
}

/** A part of a request: named arguments, of which null is not sent. */
function request({ name, text, fields }: Model): string {
  const renamed = fields.filter(({ wire }) => camel(wire) !== wire);
  const names = renamed.map(({ wire }) => `${quoted(camel(wire))} => ${quoted(wire)}`).join(", ");
  const members = fields.map((field) => {
    const [type, shape] = requestType(field.type);
    return `${comment(`${shape ? `@var ?${shape} ` : ""}${field.text}`, "        ")}        public readonly ${type}|null $${camel(field.wire)} = null,\n`;
  });
  return `${comment(text, "")}final class ${name}
{
    public const NAMES = [${names}];

    public function __construct(
${members.join("")}    ) {
    }
}
`;
}

/** The native type of a part of a request, and what a list is of. */
function requestType(type: Type): [native: string, shape?: string] {
  if (type.kind === "list") return ["array", "list<string>"];
  if (type.kind === "enum") return [type.closed ? type.name : `${type.name}|string`];
  return [type.kind === "object" ? type.name : SCALARS[type.kind]];
}

const SCALARS = { string: "string", enum: "string", integer: "int", number: "float", boolean: "bool" };
const EMPTY = { string: "''", enum: "''", integer: "0", number: "0.0", boolean: "false", list: "[]" };

/** A part of a response. What the contract requires is there, and empty if a response lacks it. */
function response({ name, text, fields }: Model): string {
  const members = fields.map((field) => {
    const [native, shape] = responseType(field.type);
    const optional = isThere(field) ? "" : "?";
    const about = `${shape ? `@var ${optional}${shape} ` : ""}${field.text}`;
    return `${comment(about, "        ")}        public readonly ${optional}${native} $${camel(field.wire)},\n`;
  });
  return `${comment(text, "")}final class ${name}
{
    private function __construct(
${members.join("")}    ) {
    }

    /** @internal */
    public static function from(mixed $json): self
    {
        $json = is_array($json) ? $json : [];
        return new self(
${fields.map((field) => `            ${decoded(field)},\n`).join("")}        );
    }
}
`;
}

/** The native type of a part of a response, and what a list is of. */
function responseType(type: Type): [native: string, shape?: string] {
  if (type.kind === "object") return [type.name];
  if (type.kind !== "list") return [SCALARS[type.kind]];
  return ["array", `list<${responseType(type.items)[0]}>`];
}

const isThere = ({ required, nullable }: Field) => required && !nullable;

function decoded(field: Field): string {
  const { type, wire } = field;
  const value = `$json[${quoted(wire)}] ?? null`;
  if (type.kind === "object")
    return isThere(field)
      ? `${type.name}::from(${value})`
      : `isset($json[${quoted(wire)}]) ? ${type.name}::from(${value}) : null`;
  const otherwise = isThere(field) ? ` ?? ${EMPTY[type.kind]}` : "";
  if (type.kind !== "list") return `Json::${type.kind === "enum" ? "string" : type.kind}(${value})${otherwise}`;
  const item = type.items.kind === "object" ? `${type.items.name}::from(...)` : "Json::string(...)";
  return `Json::list(${value}, ${item})${otherwise}`;
}

function clients(sdk: Sdk): string[] {
  const kinds = kindsOf(sdk);
  const groups = kinds.map(
    ({ className, operations }) => `/** Calls for data of the kind ${operations[0]?.kind}. */
final class ${className}Calls
{
    public function __construct(private readonly Transport $transport)
    {
    }
${operations.map(method).join("")}}
`,
  );
  const each = sdk.apis.map(({ version, suffix }) => {
    const own = kinds.filter(({ versions }) => versions.includes(version));
    return `/** Calls version ${version} of the API. */
final class Client${suffix}
{
${own.map(({ className, operations: [first] }) => `    public readonly ${className}Calls $${first?.kind};\n`).join("")}
    /**
     * @param ?string $apiKey The API key; the environment variable DATA_VALIDATION_KEY unless given.
     * @param ?string $baseUrl Address of the API; the environment variable DATA_VALIDATION_URL unless given.
     * @param ?float $timeout Seconds that each attempt may take; DATA_VALIDATION_TIMEOUT (milliseconds) or 30 unless given.
     * @param ?int $retries How often a call is repeated at most; DATA_VALIDATION_RETRIES or 2 unless given.
     * @param array<int, mixed> $curlOptions Options of curl, such as CURLOPT_PROXY.
     * @throws \\ValueError if the key or the base URL is missing or cannot be sent
     */
    public function __construct(
        #[\\SensitiveParameter] ?string $apiKey = null,
        ?string $baseUrl = null,
        ?float $timeout = null,
        ?int $retries = null,
        array $curlOptions = [],
    ) {
        $transport = new Transport('${version}', $apiKey, $baseUrl, $timeout, $retries, $curlOptions);
${own.map(({ className, operations: [first] }) => `        $this->${first?.kind} = new ${className}Calls($transport);\n`).join("")}    }
}
`;
  });
  return [...each, ...groups];
}

function method({ method: name, path, title, text, query, options, response }: Operation): string {
  // Arguments that must be given come first.
  const fields = query.fields.toSorted((one, other) => Number(other.required) - Number(one.required));
  const params = fields.map(
    (field) =>
      `@param ${requestType(field.type)[0]}${field.required ? "" : "|null"} $${camel(field.wire)} ${field.text}`,
  );
  const given = fields.map((field) => {
    const [type] = requestType(field.type);
    return `${type}${field.required ? "" : "|null"} $${camel(field.wire)}${field.required ? "" : " = null"}`;
  });
  const extras = [`?${options} $options = null`, "?RequestClient $client = null", "?string $customId = null"];
  return `
${comment([`${title}.`, text, ...params].join("\n\n"))}    public function ${name}(
${[...given, ...extras].map((one) => `        ${one},\n`).join("")}    ): ${response} {
        $query = [
${fields.map(({ wire }) => `            ${quoted(wire)} => $${camel(wire)},\n`).join("")}        ];
        return ${response}::from($this->transport->call('${path}', $query, $options, $client, $customId));
    }
`;
}

function comment(text: string, indent = "    "): string {
  if (!text) return "";
  return `${indent}/**\n${prefixed(text.replaceAll("*/", "* /"), `${indent} * `)}\n${indent} */\n`;
}
