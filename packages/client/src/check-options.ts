import { didYouMean } from "@data-validation/common/did-you-mean";
import { versions } from "./generated.ts";
import type { AnySettings } from "./make-client.ts";

type OptionName = keyof Omit<AnySettings, "explain" | "loadDeferred" | "userAgent">;

/** Which values an option takes: `expected` ends the message about another one. */
interface OptionRule {
  expected: string;
  fits: (value: unknown) => boolean;
}

const callable: OptionRule = {
  expected: "a function",
  fits: (value) => typeof value === "function",
};
const atLeast = (least: number, expected: string): OptionRule => ({
  expected,
  fits: (value) => typeof value === "number" && value >= least,
});

/**
 * The options of this package with their values, where they are checked. Those of openapi-fetch and
 * of `fetch` are not.
 */
const rules: Partial<Record<OptionName, OptionRule | null>> = {
  apiKey: null,
  baseUrl: { expected: "a text", fits: (value) => typeof value === "string" },
  version: {
    expected: versions.join(" or "),
    fits: (value) => versions.some((known) => known === value),
  },
  throwOnError: null,
  timeout: atLeast(0, "0 or more milliseconds"),
  retry: {
    expected: "false, 0 or more, or an object",
    fits: (value) => value === false || atLeast(0, "").fits(value) || typeof value === "object",
  },
  onRetry: callable,
  onCall: callable,
  fetch: callable,
  fetchOptions: null,
  responseLimit: atLeast(1, "1 or more bytes"),
  logger: null,
  logLevel: {
    expected: "off, warn, info or debug",
    fits: (value) => /^(off|warn|info|debug)$/.test(String(value)),
  },
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
    const rule = rules[name as OptionName];
    if (value != null && rule && !rule.fits(value))
      throw new TypeError(`${name} must be ${rule.expected}.`);
  }
}
