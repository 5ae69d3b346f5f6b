import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaults } from "@data-validation/client/internal/defaults";
import { readBundles } from "@data-validation/contract-files/bundles";
import { errorRemedies } from "@data-validation/contract-files/remedies";
import { parse } from "yaml";
import contract from "../../packages/contract/package.json" with { type: "json" };
import { readIdentity } from "../identity.ts";
import type { Contract } from "./contract.ts";

const { scope: scopeOnNpm, repository, homepage } = readIdentity();

/** The scope of the packages and the address of the repository, for default names of packages. */
export const scope = scopeOnNpm.slice(1);
export const address = new URL(repository);

export interface Language {
  title: string;
  /** The requirements of a client. */
  needs: string;
  defaultName: string;
  names: RegExp;
  /** How to install the package, in Markdown. */
  install: string;
  /** The path of the sample program, in the folder of the language. */
  example: string;
  errorName(name: string): string;
  /** The files that depend on the contract, by their paths. */
  write(contract: Contract, settings: Settings): Record<string, string>;
}

/** Advice by the words of an error. For a subtype that the contract does not list, the advice of the first error of its type. */
function advice(): Record<string, string> {
  const table = Object.entries(errorRemedies(readBundles("generated")));
  const ofTypes = table.map(([words, text]) => [words.split(" ", 2).join(" "), text]);
  const exact = table.map(([words, text]) => [words.replace(/ null$/, ""), text]);
  return Object.fromEntries([...exact, ...ofTypes.toReversed()]);
}

/** The defaults of a client, times in milliseconds, and advice by the words of an error. */
export type Settings = ReturnType<typeof settingsOf>;

export function settingsOf(language: string, name: string, version: string) {
  const userAgent = `${name.replaceAll(/[^\w.-]+/g, "-")}/${version} contract/${contract.version} (${language})`;
  return { ...defaults, userAgent, advice: advice() };
}

/** The values of marks such as `{{name}}` in the files of a language. */
export function valuesOf(
  { title, needs, install, errorName }: Language,
  name: string,
): Record<string, string> {
  const [group = "", artifact = ""] = name.split(":");
  const errors = errorClasses
    .map((one) => `| \`${errorName(one.name)}\` | ${one.text} |`)
    .join("\n");
  return {
    ...{
      title,
      needs,
      install,
      errors,
      name,
      group,
      artifact,
      homepage,
      repository,
      licence: contract.license,
    },
    description:
      "Client of the Data Validation API: validates e-mails, phone numbers, names, addresses and companies.",
    environment: defaults.environment,
    retries: String(defaults.retries),
    statuses: defaults.statuses.join(", "),
    timeout: String(defaults.timeout / 1000),
    longestRetryAfter: String(defaults.maxRetryAfter / 1000),
  };
}

/** A string or a number as JSON, which Go and Java read too. */
export const literal = (value: unknown) => JSON.stringify(value);

/** The classes of errors. Those of the API have a status, and a type for an unknown status. */
export const errorClasses: { name: string; status?: number; type?: string; text: string }[] = parse(
  readFileSync(join(import.meta.dirname, "errors.yaml"), "utf8"),
);

/** The classes of errors of the API. `is` compares a status: `== 404`, or `>= 500` for all failures of a server. */
export const apiErrorClasses = errorClasses.flatMap(({ name, status, type }) => {
  return status === undefined
    ? []
    : { name, type, is: `${status === 500 ? ">=" : "=="} ${status}` };
});
