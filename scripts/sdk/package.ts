import { readFileSync } from "node:fs";
import { errorRemedies } from "../../docs/content/remedies.ts";
import identity from "../../identity.json" with { type: "json" };
import { defaults } from "../../packages/client/src/defaults.ts";
import contract from "../../packages/contract/package.json" with { type: "json" };
import type { Sdk } from "./api.ts";

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

/** A language that clients are written in. */
export interface Language {
  title: string;
  /** What the client needs to run. */
  needs: string;
  /** The name of the package unless another is given. */
  defaultName: string;
  /** What the names of packages are in this language. */
  names: RegExp;
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

/** The samples of a README, each a program, and the words that differ between languages. */
export interface ReadmeParts {
  title: string;
  needs: string;
  install: string;
  fence: string;
  samples: { options: string; errors: string; older: string };
  errors: Record<"api" | "connection" | "timeout" | "unexpected", string>;
}

/** The README of a package. */
export function readme(
  { apis }: Sdk,
  own: Package,
  { title, needs, install, fence, samples, errors }: ReadmeParts,
): string {
  const { environment, retries, timeout, maxRetryAfter, statuses } = own.settings;
  const [current, older] = apis.map(({ version }) => version);
  const code = (text: string, language = fence) => `\`\`\`${language}\n${text.trim()}\n\`\`\``;
  return `# ${own.name}

Client of the Data Validation API in ${title}, versions ${older} and ${current}. It needs ${needs}.
Made from the contract by \`npm run sdk\` of ${own.repository}; ${own.licence} licence.

${install}

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
| \`${errors.api}\` | the API rejected the call: status, group, type, subtype, severity, related fields and description |
| \`${errors.connection}\` | the API could not be reached |
| \`${errors.timeout}\` | no complete response in time |
| \`${errors.unexpected}\` | the response is none of the API's: a page of a gateway, an empty body, another version |

Errors of the API have a class by status: bad request, authentication, no credit, not allowed, not found, rate limit, server.
Data that is not valid is no error. Fields and values that a newer service adds are accepted. A field that is missing reads as absent.

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
