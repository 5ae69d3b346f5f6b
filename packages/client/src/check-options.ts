import { didYouMean } from "@data-validation/common/did-you-mean";
import { versions } from "./generated.ts";
import type { AnySettings } from "./make-client.ts";

type Name = keyof Omit<AnySettings, "explain" | "loadDeferred" | "userAgent">;
type Rule = [expected: string, fits: (value: unknown) => boolean];

const callable: Rule = ["a function", (value) => typeof value === "function"];
const atLeast = (least: number, words: string): Rule => [
  words,
  (value) => typeof value === "number" && value >= least,
];

/**
 * The options of this package with their values, where they are checked. Those of openapi-fetch and
 * of `fetch` are not.
 */
const rules: Partial<Record<Name, Rule | null>> = {
  apiKey: null,
  baseUrl: ["a text", (value) => typeof value === "string"],
  version: [versions.join(" or "), (value) => versions.some((known) => known === value)],
  throwOnError: null,
  timeout: atLeast(0, "0 or more milliseconds"),
  retry: [
    "false, 0 or more, or an object",
    (value) => value === false || atLeast(0, "")[1](value) || typeof value === "object",
  ],
  onRetry: callable,
  onCall: callable,
  fetch: callable,
  fetchOptions: null,
  responseLimit: atLeast(1, "1 or more bytes"),
  logger: null,
  logLevel: ["off, warn, info or debug", (value) => /^(off|warn|info|debug)$/.test(String(value))],
  headers: null,
  responseAt: null,
  versionHeader: null,
  includeRequestDetails: null,
};

const names = Object.keys(rules);

/**
 * @throws `TypeError` for an option with a wrong value, and for a misspelt one, which would be
 *   ignored
 */
export function checkOptions(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const guess = names.includes(name) ? "" : didYouMean(name, names);
    if (guess !== "") throw new TypeError(`createClient has no option ${name}.${guess}`);
    const [expected, fits] = rules[name as Name] ?? [];
    if (value != null && fits && !fits(value)) throw new TypeError(`${name} must be ${expected}.`);
  }
}
