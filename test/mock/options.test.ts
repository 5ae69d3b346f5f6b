import { createMock } from "@data-validation/mock/internal/mock";
import { checkOptions, failureStatuses, optionRules } from "@data-validation/mock/internal/options";
import { expect, test } from "vitest";

const fault = (status: unknown, rate: unknown) => ({ status, rate });
const range = (least: unknown, most: unknown) => ({ least, most });
const limit = (calls: unknown, seconds: unknown) => ({ calls, seconds });
const authorize = () => true;
const largest = Number.MAX_SAFE_INTEGER;

const flag = { takes: 'true or false, not "yes"', good: [true, false], bad: ["yes", 1, null] };
const callable = { takes: 'a function, not "console"', good: [authorize], bad: ["console", {}] };
const count = {
  takes: `a whole number from 0 to ${largest}, not 1.5`,
  good: [0, largest],
  bad: [1.5, -1, largest + 1, "1"],
};

/** What each option takes; the message is that of the first bad value. */
const options: Record<
  keyof typeof optionRules,
  { takes: string; good: unknown[]; bad: unknown[] }
> = {
  authentication: flag,
  strict: flag,
  replayOnly: flag,
  logQuery: flag,
  logAddress: flag,
  log: callable,
  onError: callable,
  newKeyMilliseconds: count,
  credit: count,
  delay: {
    takes: 'a range of milliseconds, { least: 100, most: 800 }, not {"least":800,"most":100}',
    good: [range(0, 0), range(100, 800), range(0, 2 ** 31 - 1)],
    bad: [range(800, 100), range(-1, 1), range(0, 2 ** 31), range(1, undefined), range(0, "1"), 5],
  },
  fault: {
    takes: `a status of the contract (${failureStatuses.join(", ")}) and a share from 0 to 1, { status: 503`,
    good: failureStatuses.flatMap((status) => [fault(status, 0), fault(status, 1)]),
    bad: [null, fault(503, "1"), fault(503, 1.1), fault(503, -0.1), fault(200, 0), fault(499, 1)],
  },
  rateLimit: {
    takes: "a number of calls and of seconds, { calls: 10, seconds: 1 }, not 10",
    good: [limit(1, 0.01), limit(10, 60)],
    bad: [10, limit(0, 1), limit(1.5, 1), limit("1", 1), limit(1, 0), limit(1, "1"), limit(1, -1)],
  },
  data: { takes: "an object, not []", good: [{}], bad: [[], "{}", null] },
  record: { takes: "an upstream and a function that writes", good: [{}], bad: ["file", []] },
  replay: { takes: "the text of a recording, not {}", good: ["", "{}"], bad: [{}, null] },
  proxy: {
    takes: 'true, false or { authorize, timeout, version }, not {"autorize":1}',
    good: [true, false, {}, { authorize, timeout: 1, version: "2.0" }],
    bad: [
      ...[{ autorize: 1 }, { authorize: 5 }, { timeout: 0 }, { timeout: "1" }, { timeout: -1 }],
      ...[{ version: "3.0" }, { version: 2 }, 5, null],
    ],
  },
  basePath: {
    takes: 'a path that begins with / and does not end with one, or nothing, not "api"',
    good: ["", "/api", "/a", "/api/v1"],
    bad: ["api", "/", "/api/", "/api?x", "/a#b", "/a?", "x/api"],
  },
  adminHosts: {
    takes: 'a list of hosts, ["mock.team.example"], not "localhost"',
    good: [[], ["mock.team.example", "a-b:8080", "[::1]:4010"]],
    bad: ["localhost", ["http://localhost/"], ["host:"], ["host:80a"], [""], [5], ["ok", "a b"]],
  },
  adminOrigins: {
    takes: 'a list of origins, ["http://localhost:6006"], not ["localhost"]',
    good: [[], ["http://localhost:6006", "https://a.example"]],
    bad: [["localhost"], ["http://localhost:6006/"], ["http://a.example/b"], [null], "http://a"],
  },
  versionHeader: {
    takes: 'the name of a header, not "a b"',
    good: ["acme-api-version", "v"],
    bad: ["a b", "", "ä", "a:", " a"],
  },
  responseAt: {
    takes: 'keys with a dot between them, response or data.response, not "a..b"',
    good: ["response", "data.response"],
    bad: ["a..b", "", ".a", "a.", 5],
  },
  remember: {
    takes: "a whole number from 0 to 1000000, not 1000001",
    good: [0, 1_000_000],
    bad: [1_000_001, -1, 0.5, "1"],
  },
};

test.each(Object.entries(options))(
  "The option %s takes the values in its message",
  (name, option) => {
    const check = (value: unknown) => () => checkOptions({ [name]: value }, optionRules);
    for (const value of [undefined, ...option.good]) expect(check(value)).not.toThrow();
    expect(check(option.bad[0])).toThrow(`The option ${name} takes ${option.takes}`);
    for (const value of option.bad) expect(check(value), String(value)).toThrow("The option");
  },
);

test("A mock checks its options; one that there is not is named with the closest", () => {
  expect(() => createMock({ strict: 5 } as never)).toThrow("The option strict takes");
  expect(() => createMock({ strikt: true } as never)).toThrow("The mock has no strikt. Did you");
});
