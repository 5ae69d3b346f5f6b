import { readFileSync } from "node:fs";
import { errorRemedies } from "../../docs/content/remedies.ts";
import { defaults } from "../../packages/client/src/defaults.ts";
import contract from "../../packages/contract/package.json" with { type: "json" };
import { readIdentity } from "../identity.ts";
import type { Sdk } from "./api.ts";

const identity = readIdentity();

/** What the names of packages are made of: the scope of the packages on npm, and the address of the repository. */
export const scope = identity.scope.slice(1);
export const address = new URL(identity.repository);

/** A package in a language, as its files name it. */
export interface Package {
  name: string;
  version: string;
  description: string;
  homepage: string;
  repository: string;
  author: string;
  licence: string;
  licenceText: string;
  /** What every request has in the header `user-agent`. */
  userAgent: string;
  /** What a client does unless told otherwise; times in milliseconds. */
  settings: typeof defaults;
  /** What to do about an error, by its group, type and subtype. */
  advice: Record<string, string>;
}

/** The classes of errors of the API: the status and the type that each stands for. */
export const errorClasses: { name: string; status: number; type?: string; text: string }[] = [
  { name: "BadRequest", status: 400, text: "HTTP 400: the request is wrong. The error names the fields." },
  { name: "Authentication", status: 401, type: "AUTH", text: "HTTP 401: the API key was rejected." },
  { name: "NoCredit", status: 402, type: "BILLING", text: "HTTP 402: the project has no credit left." },
  { name: "NotFound", status: 404, text: "HTTP 404: there is no such path or version." },
  { name: "NotAllowed", status: 403, type: "NOT_ALLOWED", text: "HTTP 403: the key is not allowed to make this call." },
  { name: "RateLimit", status: 429, type: "RATE_LIMIT", text: "HTTP 429: too many requests." },
];

/** The class of every status from 500 on. */
export const serverError = {
  name: "Server",
  status: 500,
  text: "HTTP 500 and above: the service, or a gateway before it, failed.",
};

/** The other classes of errors. */
export const otherErrors: { name: string; text: string }[] = [
  { name: "Connection", text: "The API could not be reached, or the connection broke." },
  { name: "Timeout", text: "No complete response in time." },
  {
    name: "UnexpectedResponse",
    text: "The response is none of the API's: a page of a gateway, a cut body, another version.",
  },
];

/** A language that clients are written in. */
export interface Language {
  title: string;
  /** What the client needs to run. */
  needs: string;
  /** The name of the package unless another is given, and what names are like in this language. */
  defaultName: string;
  names: RegExp;
  /** The name of the language in a code block. */
  fence: string;
  /** Where a package is named to use it, as Markdown. */
  install(own: Package): string;
  /** Programs for the README: a call with options, an error, and the older version, whose types have a suffix. */
  samples(own: Package, suffix: string): { options: string; errors: string; older: string };
  /** The classes of errors: of the API, of the connection, of the time, and of a response that is none of the API's. */
  errors: [api: string, connection: string, timeout: string, unexpected: string];
  /** The files that follow from the contract, by their paths. */
  write(sdk: Sdk, own: Package): Record<string, string>;
}

/** A package of a name and version. */
export function describePackage(language: string, name: string, version: string): Package {
  return {
    name,
    version,
    description:
      "Client of the Data Validation API: validates e-mail addresses, phone numbers, names, companies and locations.",
    homepage: identity.homepage,
    repository: identity.repository,
    author: identity.contact,
    licence: contract.license,
    licenceText: readFileSync("LICENSE", "utf8"),
    userAgent: `${name.replaceAll(/[^\w.-]+/g, "-")}/${version} contract/${contract.version} (${language})`,
    settings: defaults,
    advice: errorRemedies,
  };
}

/** The README of a package. */
export function readme(language: Language, { apis }: Sdk, own: Package): string {
  const { title, needs, fence, errors } = language;
  const samples = language.samples(own, apis.at(-1)?.suffix ?? "");
  const { environment, retries, timeout, maxRetryAfter, statuses } = own.settings;
  const [current, older] = apis.map(({ version }) => version);
  const code = (text: string, language = fence) => `\`\`\`${language}\n${text.trim()}\n\`\`\``;
  return `# ${own.name}

Client of the Data Validation API in ${title}, versions ${older} and ${current}. It needs ${needs}.
Made from the contract by \`npm run sdk\` of ${own.repository}; ${own.licence} licence.

${language.install(own)}

Set the environment variables \`${environment}KEY\` (API key) and \`${environment}URL\` (base URL), or pass both to the client.

## Call

${code(samples.options)}

${code("+420607123456", "text")}

Use \`result\` if it is valid; otherwise take the corrected result if that is valid; otherwise offer the suggestions.
Each operation, field and value has its description in the code.

## Errors

${code(samples.errors)}

${code("401 AUTH INVALID_CREDENTIALS", "text")}

| Class | Cause |
|---|---|
| \`${errors[0]}\` | the API rejected the call: status, group, type, subtype, severity, related fields and description |
| \`${errors[1]}\` | the API could not be reached |
| \`${errors[2]}\` | no complete response in time |
| \`${errors[3]}\` | the response is none of the API's: a page of a gateway, an empty body, another version |

Errors of the API have a class by status: bad request, authentication, no credit, not allowed, not found, rate limit, server.
Data that is not valid is no error. Fields and values that a newer service adds are accepted. A field that is missing reads as absent or empty.

## Retries

A call is repeated up to ${retries} times after a connection fault, a timeout or HTTP ${statuses.join(", ")}.
\`Retry-After\` is followed up to ${maxRetryAfter / 1000} seconds. An attempt may take ${timeout / 1000} seconds. **A retry may be billed.**
\`${environment}RETRIES\` and \`${environment}TIMEOUT\` (milliseconds) change this, and so do the arguments of the client.

## Version ${older}

${code(samples.older)}

${code("607123456", "text")}

Clients of both versions can be used in one program. Each sends its version with every call.
`;
}
