import { errorRemedies } from "../../docs/content/remedies.ts";
import { defaults } from "../../packages/client/src/defaults.ts";
import contract from "../../packages/contract/package.json" with { type: "json" };
import { readIdentity } from "../identity.ts";
import type { Contract } from "./contract.ts";

/** What the names of packages are made of: the scope of the packages on npm, and the address of the repository. */
const { scope: scopeOnNpm, repository, homepage } = readIdentity();
export const scope = scopeOnNpm.slice(1);
export const address = new URL(repository);

/** A language that clients are written in. */
export interface Language {
  title: string;
  /** What a client needs to run. */
  needs: string;
  defaultName: string;
  names: RegExp;
  /** How a program gets the package, as Markdown. */
  install(own: Package): string;
  /** The program of the README, a file of the language's folder. */
  example: string;
  errorName(name: string): string;
  /** The files that follow from the contract, by their paths. */
  write(contract: Contract, own: Package): Record<string, string>;
}

export type Package = ReturnType<typeof describePackage>;

/** A package, as its files name it. */
export function describePackage(language: string, name: string, version: string) {
  const userAgent = `${name.replaceAll(/[^\w.-]+/g, "-")}/${version} contract/${contract.version} (${language})`;
  return {
    ...{ name, version, homepage, repository, licence: contract.license },
    description: "Client of the Data Validation API: validates e-mail addresses, phone numbers, names and addresses.",
    /** What a client does unless told otherwise, times in milliseconds, and what to do about an error, by its words. */
    settings: { ...defaults, userAgent, advice: errorRemedies },
  };
}

/** The classes of errors: those of the API with the status that each stands for, or the type where the status is no known one. */
export const errorClasses: { name: string; status?: number; type?: string; text: string }[] = [
  { name: "BadRequest", status: 400, text: "The request is wrong. The error names the fields." },
  { name: "Authentication", status: 401, type: "AUTH", text: "The API key was rejected." },
  { name: "NoCredit", status: 402, type: "BILLING", text: "The project has no credit left." },
  { name: "NotFound", status: 404, text: "There is no such path or version." },
  { name: "NotAllowed", status: 403, type: "NOT_ALLOWED", text: "The key is not allowed to make this call." },
  { name: "RateLimit", status: 429, type: "RATE_LIMIT", text: "Too many requests." },
  { name: "Server", status: 500, text: "The service, or a gateway before it, failed." },
  { name: "Connection", text: "The API could not be reached, or the connection broke." },
  { name: "Timeout", text: "No complete response in time." },
  { name: "UnexpectedResponse", text: "A page of a gateway, a cut body, or a response of another version." },
];

/** The README of a package. */
export function readme({ title, needs, install, errorName }: Language, fence: string, own: Package, example: string) {
  const { environment, retries, timeout, maxRetryAfter, statuses } = own.settings;
  return `# ${own.name}

${own.description} For ${title}; needs ${needs}. ${own.licence} licence.
Made from the contract by \`npm run sdk\` of ${own.repository}.

${install(own)}

## Call

Set the environment variables \`${environment}KEY\` (API key) and \`${environment}URL\` (base URL), or pass both to the client.

\`\`\`${fence}
${example}\`\`\`

\`\`\`text
+420607123456
607123456
\`\`\`

Each operation, field and value has its description in the code. Fields and values that a newer service adds are accepted.
A field that is missing reads as absent or empty. Clients of both versions can be used in one program; each sends its version.

## Errors

| Class | Cause |
|---|---|
${errorClasses.map(({ name, text }) => `| \`${errorName(name)}\` | ${text} |`).join("\n")}

An error of the API has status, group, type, subtype, severity, related fields and description. Data that is not valid is no error.

## Retries

A call is repeated up to ${retries} times after a connection fault, a timeout or HTTP ${statuses.join(", ")}.
\`Retry-After\` is followed up to ${maxRetryAfter / 1000} seconds. An attempt may take ${timeout / 1000} seconds. **A retry may be billed.**
\`${environment}RETRIES\` and \`${environment}TIMEOUT\` (milliseconds) change this, and so do the settings of the client.
`;
}
