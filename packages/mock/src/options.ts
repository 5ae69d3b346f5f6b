import { isObject } from "@data-validation/common/object";
import { currentVersion, versions } from "@data-validation/generated/versions";
import {
  booleanRule,
  checkMembers,
  type MemberRule,
  millisecondsRule,
  wholeNumberRule,
} from "./check-members.ts";
import { statusesOf } from "./contract/problem.ts";
import type { Data } from "./data/data.ts";
import type { Delay, Fault } from "./forced/faults.ts";
import type { RateLimit } from "./keys/quota.ts";
import type { EntrySettings, Log } from "./log/entry.ts";
import type { ProxySettings } from "./replay/proxy.ts";
import type { RecordOptions } from "./replay/record.ts";

/** How a mock is set up; every setting has a default. */
export interface MockOptions extends EntrySettings {
  /** Whether a call needs a key; true by default, as for the service. */
  authentication?: boolean;
  /**
   * Whether fields and values that the contract lacks are rejected; false by default, as the
   * service may accept more of them.
   */
  strict?: boolean;
  /**
   * Milliseconds for which the key `test-new` is rejected from its first use on; 60,000 by default.
   */
  newKeyMilliseconds?: number;
  /** Delays every response. */
  delay?: Delay | undefined;
  /** Makes a share of the calls fail. */
  fault?: Fault | undefined;
  /**
   * The calls that a key may send within some seconds, `{ calls: 10, seconds: 1 }`; a 429 states
   * when to retry. No limit by default.
   */
  rateLimit?: RateLimit | undefined;
  /** The successes that a key has paid for; then it gets a 402. No limit by default. */
  credit?: number | undefined;
  /**
   * Your own companies, addresses, mailboxes, domains and names, in addition to those of the mock.
   */
  data?: Data | undefined;
  /** A recording, the text of an NDJSON file: its calls get the recorded responses. */
  replay?: string | undefined;
  /** Whether calls that are not in the recording get a 404; false by default: they are computed. */
  replayOnly?: boolean;
  /** Sends every call to a real service, and records both. */
  record?: RecordOptions | undefined;
  /**
   * Puts the client's proxy, `createProxy`, in front of the mock, for calls from pages, which have
   * no key. Any path that ends in one of the contract is the proxy's. Scripts and `Prefer` set the
   * response of the API behind it, so a page receives a 503 for a 402 or 401.
   *
   * @example createMock({ proxy: { authorize: (request) => request.headers.has("cookie") } })
   */
  proxy?: boolean | ProxySettings | undefined;
  /** The prefix of the operations' paths, for example `/api`; empty by default. */
  basePath?: string;
  /** Hosts, with or without a port, that may use the controls at `/_mock/` beside this machine. */
  adminHosts?: readonly string[];
  /**
   * Origins of pages that may use the controls as well, for example that of Storybook,
   * `http://localhost:6006`.
   */
  adminOrigins?: readonly string[];
  /**
   * The name of the response header that states the version, as the service has it; that of the
   * contract by default.
   */
  versionHeader?: string | undefined;
  /**
   * The place of the envelope in the body of a success, keys with a dot between them: `response`,
   * `data.response`; by default the top.
   */
  responseAt?: string | undefined;
  /** How many calls `requests()` stores; 100 by default, and the oldest is dropped first. */
  remember?: number;
  /** Called once for each response. */
  log?: Log | undefined;
  /**
   * Receives exceptions of the mock itself, which become a 500, and of the functions of scripts;
   * `console.error` by default.
   */
  onError?: (error: unknown) => void;
}

const functionRule: MemberRule = {
  expected: "a function",
  allows: (value) => typeof value === "function",
};
const objectRule: MemberRule = { expected: "an object", allows: isObject };
function listRule(things: string, allows: (item: string) => boolean): MemberRule {
  return {
    expected: `a list of ${things}`,
    allows: (value) =>
      Array.isArray(value) && value.every((item) => typeof item === "string" && allows(item)),
  };
}

function isPlace(value: unknown): boolean {
  return typeof value === "string" && !value.split(".").includes("");
}

function isProxySettings(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { authorize, timeout, version, ...others } = value;
  return (
    Object.keys(others).length === 0 &&
    (authorize === undefined || typeof authorize === "function") &&
    (timeout === undefined || (millisecondsRule.allows(timeout) && timeout !== 0)) &&
    (version === undefined || versions.some((known) => known === version))
  );
}

export const failureStatuses = statusesOf(currentVersion).filter((status) => status >= 400);

export const optionRules: Record<keyof MockOptions, MemberRule> = {
  authentication: booleanRule,
  strict: booleanRule,
  newKeyMilliseconds: wholeNumberRule(Number.MAX_SAFE_INTEGER),
  delay: {
    expected: "a range of milliseconds, { least: 100, most: 800 }",
    allows: (value) => {
      const { least, most } = Object(value);
      return millisecondsRule.allows(least) && millisecondsRule.allows(most) && least <= most;
    },
  },
  fault: {
    expected: `a status of the contract (${failureStatuses.join(", ")}) and a share from 0 to 1, { status: 503, rate: 0.1 }`,
    allows: (value) => {
      const { status, rate } = Object(value);
      return failureStatuses.includes(status) && typeof rate === "number" && rate >= 0 && rate <= 1;
    },
  },
  rateLimit: {
    expected: "a number of calls and of seconds, { calls: 10, seconds: 1 }",
    allows: (value) => {
      const { calls, seconds } = Object(value);
      return Number.isInteger(calls) && calls > 0 && typeof seconds === "number" && seconds > 0;
    },
  },
  credit: wholeNumberRule(Number.MAX_SAFE_INTEGER),
  data: objectRule,
  replay: { expected: "the text of a recording", allows: (value) => typeof value === "string" },
  replayOnly: booleanRule,
  record: {
    expected: "an upstream and a function that writes, { upstream, write }",
    allows: objectRule.allows,
  },
  proxy: {
    expected: "true, false or { authorize, timeout, version }",
    allows: (value) => typeof value === "boolean" || isProxySettings(value),
  },
  basePath: {
    expected: "a path that begins with / and does not end with one, or nothing",
    allows: (value) => /^(\/[^?#]*[^/?#])?$/.test(String(value)),
  },
  adminHosts: listRule('hosts, ["mock.team.example"]', (host) => /^[\w.-]+(:\d+)?$|^\[/.test(host)),
  adminOrigins: listRule(
    'origins, ["http://localhost:6006"]',
    (each) => URL.canParse(each) && new URL(each).origin === each,
  ),
  versionHeader: {
    expected: "the name of a header",
    allows: (value) => /^[\w-]+$/.test(String(value)),
  },
  responseAt: {
    expected: "keys with a dot between them, response or data.response",
    allows: isPlace,
  },
  remember: wholeNumberRule(1_000_000),
  log: functionRule,
  logQuery: booleanRule,
  logAddress: booleanRule,
  onError: functionRule,
};

export function checkOptions(options: object, rules: Record<string, MemberRule>): void {
  checkMembers("The mock", "The option", options, rules);
}
