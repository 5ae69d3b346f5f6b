import { currentVersion } from "../../../generated/versions.ts";
import type { Delay, Fault } from "./injected-faults.ts";
import type { Log } from "./log.ts";
import { statusesOf } from "./problem.ts";
import { checkFixtures, type Fixtures } from "./sandbox/register/fixtures.ts";

/** How a mock is set up; every setting has a default. */
export interface MockOptions extends Fixtures {
  /** Whether a call needs a key; true by default, as of the service (section 5). */
  authentication?: boolean;
  /** Whether members and values that the contract does not name are refused; false by default, as the service may know more of them. */
  strict?: boolean;
  /** Milliseconds for which the key `test-new` is refused from its first use on; 60,000 by default (section 5). */
  newKeyMilliseconds?: number;
  /** Makes every answer wait. */
  delay?: Delay | undefined;
  /** Makes a share of the calls fail. */
  fault?: Fault | undefined;
  /** What `delay` and `fault` draw from: the same seed draws the same. 1 by default. */
  seed?: number;
  /** What stands before the paths of the operations, for example `/api`; nothing by default. */
  basePath?: string;
  /** Whether the mock can be scripted by calls to `/_mock/`; false by default, and true for a server that only this machine reaches. */
  admin?: boolean | undefined;
  /** How many calls `requests()` remembers; 100 by default, and the oldest is forgotten first. */
  remember?: number;
  /** Called once for each call that was answered. */
  log?: Log | undefined;
  /** Told of a fault of the mock itself, of which the caller gets a 500; it goes to `console.error` by default. */
  onError?: (error: unknown) => void;
  /** The clock, in milliseconds from any beginning; `performance.now` by default. */
  now?: () => number;
}

/** A mistake of the person who starts the mock or writes a test: said in one line, with the way out. */
export class UsageError extends TypeError {
  override readonly name = "UsageError";
}

/** What an option must be, in words, and whether a value is it. */
export type Rule = [expected: string, fits: (value: unknown) => boolean];

/** A whole number of a range. */
export const wholeNumber = (most: number, least = 0): Rule => [
  `a whole number from ${least} to ${most}`,
  (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
];

/** True or false. */
export const boolean: Rule = ["true or false", (value) => typeof value === "boolean"];

/** A function. */
export const callable: Rule = ["a function", (value) => typeof value === "function"];

/** The longest time that JavaScript's timers can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

const isWait = wholeNumber(LONGEST_WAIT)[1];

/** The statuses that a mock can be told to fail with. */
const failures = statusesOf(currentVersion).filter((status) => status >= 400);

/** The rule of each option. */
export const rules: Record<keyof MockOptions, Rule> = {
  authentication: boolean,
  strict: boolean,
  newKeyMilliseconds: wholeNumber(Number.MAX_SAFE_INTEGER),
  delay: [
    "a range of milliseconds, { least: 100, most: 800 }",
    (value) =>
      hasMembers<Delay>(value, ["least", "most"]) &&
      isWait(value.least) &&
      isWait(value.most) &&
      value.least <= value.most,
  ],
  fault: [
    `a status of the contract (${failures.join(", ")}) and a share from 0 to 1, { status: 503, rate: 0.1 }`,
    (value) =>
      hasMembers<Fault>(value, ["status", "rate"]) &&
      failures.includes(value.status) &&
      value.rate >= 0 &&
      value.rate <= 1,
  ],
  seed: wholeNumber(Number.MAX_SAFE_INTEGER),
  basePath: [
    "a path that begins with / and does not end with one, or nothing",
    (value) => /^(\/[^?#]*[^/?#])?$/.test(String(value)),
  ],
  admin: boolean,
  remember: wholeNumber(1_000_000),
  log: callable,
  onError: callable,
  now: callable,
  companies: ["a list of companies", Array.isArray],
  locations: ["a list of locations", Array.isArray],
};

/**
 * Refuses options that there are not, and values that an option cannot have.
 *
 * @throws {@link UsageError} that names the option and says what it takes
 */
export function checkOptions(options: object, known: Record<string, Rule>): void {
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!rule) throw new UsageError(`There is no option ${name}. There are: ${Object.keys(known).join(", ")}.`);
    const [expected, fits] = rule;
    if (value !== undefined && !fits(value))
      throw new UsageError(`The option ${name} takes ${expected}, not ${show(value)}.`);
  }
}

/**
 * Refuses companies and locations that lack what the sandbox needs of them.
 *
 * @throws {@link UsageError} that names each place and says what it takes
 */
export function checkOwnRecords(options: Fixtures): void {
  const problems = checkFixtures(options);
  if (problems.length > 0) throw new UsageError(problems.slice(0, 10).join("\n"));
}

function hasMembers<Value>(value: unknown, names: (keyof Value & string)[]): value is Value {
  return (
    typeof value === "object" && value !== null && names.every((name) => typeof (value as never)[name] === "number")
  );
}

function show(value: unknown): string {
  return typeof value === "function" ? "a function" : (JSON.stringify(value) ?? String(value)).slice(0, 80);
}
