import * as defaults from "@data-validation/client/internal/defaults";
import { errorClasses as apiClasses } from "@data-validation/client/internal/errors/error-classes";
import { capitalise } from "@data-validation/common/text";
import { readBundle, readBundles } from "@data-validation/contract-files/bundles";
import { errorRemedies } from "@data-validation/contract-files/remedies";
import { detailsHeaderEnd, limitHeaderEnds } from "@data-validation/generated/client/headers";
import { stepsByReason } from "@data-validation/generated/client/next-steps";
import { currentVersion, versionHeader } from "@data-validation/generated/versions";
import { readIdentity } from "@data-validation/tooling/identity";
import { readKeyedTable } from "@data-validation/tooling/keyed-table";
import { textShape } from "@data-validation/tooling/table";
import contract from "../packages/contract/package.json" with { type: "json" };
import type { Contract } from "./contract.ts";

/** The scope of the packages, for default names. */
export const readScope = () => readIdentity().scope.slice(1);
/** The address of the repository, for default names of packages. */
export const readAddress = () => new URL(readIdentity().repository);

export interface PackageLanguage {
  title: string;
  /** What the package runs with: the language and its libraries, each with its oldest version. */
  requirements: string;
  /** Read on use, so that a mistake in identity.json is one of the command. */
  readonly defaultName: string;
  namePattern: RegExp;
  /** The versions with which the table of faults runs. */
  testedWith: string;
  /** How a program reads the JSON of a response, in Markdown. */
  rawJsonText: string;
  /** How a program passes an HTTP client of its own, and what changes with it, in Markdown. */
  ownClientText: string;
  install: string;
  /** The path of the sample program, in the folder of the language. */
  example: string;
  /** The path of the faults with which the package tests itself. */
  faults: string;
  tests: string;
  errorName(name: string): string;
  /** The name that a package of a version has in its registry, if that depends on the version. */
  nameOf?(name: string, version: string): string;
  /**
   * What the copied files call the package: a mark, and the names that replace it in their texts
   * and paths.
   */
  mark?: { text: string; inText(name: string): string; inPath(name: string): string };
  /** The files that depend on the contract, by their paths. */
  write(contract: Contract, settings: ClientSettings): Record<string, string>;
}

/**
 * Advice by the words of an error. For a subtype that the contract does not list, the advice of the
 * first error of its type.
 */
function readAdvice(): Record<string, string> {
  const table = Object.entries(errorRemedies(readBundles("generated")));
  const ofTypes = table.map(([words, text]) => [words.split(" ", 2).join(" "), text]);
  const exact = table.map(([words, text]) => [words.replace(/ null$/, ""), text]);
  return Object.fromEntries([...exact, ...ofTypes.toReversed()]);
}

/**
 * Reasons that waiting does not resolve, whatever their status: `429 BILLING`, or `429 RATE_LIMIT
 * CREDIT_PER_DAY` with a subtype.
 */
const finalReasons = stepsByReason
  .filter(({ step }) => step !== "retry")
  .map(({ status, type, subtype }) => [status, type, subtype ?? []].flat().join(" "));

/** The limits of a key: their names, the ends of their headers' names, and descriptions. */
function readLimits() {
  const { headers } = readBundle("generated", currentVersion).components;
  return Object.entries(limitHeaderEnds).map(([name, end]) => {
    return { name, end, text: headers[capitalise(name)]?.description ?? "" };
  });
}

/**
 * The rules of a client, times in milliseconds: what all languages follow, and advice by the words
 * of an error.
 */
export type ClientSettings = ReturnType<typeof clientSettings>;

export function clientSettings(language: string, name: string, version: string) {
  const userAgent = `${name.replaceAll(/[^\w.-]+/g, "-")}/${version} contract/${contract.version} (${language})`;
  return {
    ...defaults,
    userAgent,
    versionHeader,
    detailsHeaderEnd,
    finalReasons,
    gatewayStatuses: apiClasses.filter((row) => row.isGateway).map(({ status }) => status),
    limits: readLimits(),
    advice: readAdvice(),
  };
}

/** The values of marks such as `{{name}}` in the files of a language. */
export function markValues(language: PackageLanguage, name: string): Record<string, string> {
  const { title, requirements, testedWith, tests, rawJsonText, ownClientText, install } = language;
  const [group = "", artifact = ""] = name.split(":");
  const { scope, repository, homepage, contact } = readIdentity();
  const errors = errorClasses()
    .map((errorClass) => `| \`${language.errorName(errorClass.name)}\` | ${errorClass.text} |`)
    .join("\n");
  return {
    ...{ title, requirements, testedWith, tests, rawJsonText, ownClientText, install },
    ...{ errors, name, group, artifact, homepage, repository, contact },
    organisation: scope.slice(1),
    mock: `${scope}/mock`,
    licence: contract.license,
    description:
      "Client of the Data Validation API: validates e-mails, phone numbers, names, addresses and companies.",
    environment: defaults.environment,
    retries: String(defaults.retries),
    statuses: defaults.statuses.join(", "),
    timeout: String(defaults.timeout / 1000),
    responseLimit: defaults.responseLimit.toLocaleString("en"),
    shortestSecret: String(defaults.shortestSecret),
    longestRetryAfter: String(defaults.maxRetryAfter / 1000),
  };
}

/** A string or a number as JSON, which Go and Java read too. */
export const jsonLiteral = (value: unknown) => JSON.stringify(value);

/** A class of errors. Those of the API have a status, and a type for an unknown status. */
export type ErrorClass = { name: string; status?: number; type?: string; text: string };

let classes: ErrorClass[] | undefined;

/**
 * All classes of errors. Read on first use, so that a mistake in the table is one of the command.
 */
export function errorClasses(): ErrorClass[] {
  classes ??= Object.entries(
    readKeyedTable(
      "sdk/errors.yaml",
      [
        ...apiClasses.map(({ name }) => name),
        ...["Connection", "Timeout", "UnexpectedResponse", "ResponseTooLarge", "InvalidRequest"],
      ],
      textShape,
    ),
  ).map(([name, text]) => ({ ...apiClasses.find((row) => row.name === name), name, text }));
  return classes;
}

/**
 * The classes of errors of the API. `is` compares a status: `== 404`, or `>=` for the failures of a
 * server.
 */
export const apiErrorClasses = apiClasses.map(({ name, status, type }) => {
  return { name, type, is: `${status === defaults.serverFailure ? ">=" : "=="} ${status}` };
});
