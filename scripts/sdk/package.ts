import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
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
  install: string;
  /** The program of the README, a file of the language's folder. */
  example: string;
  errorName(name: string): string;
  /** The files that follow from the contract, by their paths. */
  write(contract: Contract, settings: Settings): Record<string, string>;
}

const remedies: { errors: Record<string, string> } = parse(readFileSync("docs/content/remedies.yaml", "utf8"));

/** What a client does unless told otherwise, times in milliseconds, and what to do about an error, by its words. */
export type Settings = ReturnType<typeof settingsOf>;

export function settingsOf(language: string, name: string, version: string) {
  const userAgent = `${name.replaceAll(/[^\w.-]+/g, "-")}/${version} contract/${contract.version} (${language})`;
  return { ...defaults, userAgent, advice: remedies.errors };
}

/** The values of the marks such as `{{name}}` in the files that are the same for every contract. */
export function valuesOf({ title, needs, install, errorName }: Language, name: string): Record<string, string> {
  const [group = "", artifact = ""] = name.split(":");
  const errors = errorClasses.map((one) => `| \`${errorName(one.name)}\` | ${one.text} |`).join("\n");
  return {
    ...{ title, needs, install, errors, name, group, artifact, homepage, repository, licence: contract.license },
    description: "Client of the Data Validation API: validates e-mails, phone numbers, names, addresses and companies.",
    environment: defaults.environment,
    retries: String(defaults.retries),
    statuses: defaults.statuses.join(", "),
    timeout: String(defaults.timeout / 1000),
    longestRetryAfter: String(defaults.maxRetryAfter / 1000),
  };
}

/** The classes of errors: those of the API with the status that each stands for, or the type where the status is no known one. */
export const errorClasses: { name: string; status?: number; type?: string; text: string }[] = parse(
  readFileSync(join(import.meta.dirname, "errors.yaml"), "utf8"),
);
