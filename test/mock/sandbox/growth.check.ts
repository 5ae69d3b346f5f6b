import { tables } from "@data-validation/generated/mock/tables";
import { currentVersion } from "@data-validation/generated/versions";
import { createMock } from "@data-validation/mock";
import { noOwnData } from "@data-validation/mock/internal/sandbox/own-data";
import { describe, expect, test } from "vitest";
import { bundleOf } from "../../support/contract-bundles.ts";
import { createSandbox } from "../../support/sandbox.ts";
import { type GrowthCase, growthCasesOf, headerCases, shortestTime } from "./growth.ts";

// The time of a call grows at most in proportion to its text: each place for a text is filled up
// to the largest body. Times are processor times, which other work on the machine affects least:
// npm run suite -- properties growth.

const longText = 240_000;
/**
 * The longest call, in milliseconds, with the limits of length. A shorter one is fast enough, and
 * caches decide how its time grows.
 */
const longestCall = 100;
/** How many times longer the long text is than the short one. */
const factor = 16;
/**
 * The time limit of the long text, as a multiple of the short one: 16 is linear and 256 quadratic;
 * leaving the caches of the processor triples a time.
 */
const mostGrowth = 100;
/** How often a call is measured, in each attempt: what looks slow once may be the machine. */
const attempts = [1, 10, 50];
/**
 * A call of so many milliseconds is not measured again: no machine is that busy, and an attempt
 * would take an hour.
 */
const hopeless = 5000;

const bundle = bundleOf(currentVersion);
const paths = Object.keys(bundle.paths);
const mock = createMock();
const compute = createSandbox(currentVersion);
const unlimited = { ...noOwnData, hasNoLengthLimits: true };

type Send = (call: ReturnType<GrowthCase["call"]>) => Promise<unknown>;

/**
 * The first case that takes too long, or whose time grows faster than its text, in words. A case
 * that is fast with a quarter of the text is accepted, even if quadratic.
 */
async function firstSlow(
  cases: readonly GrowthCase[],
  send: Send,
  most = Infinity,
): Promise<string | undefined> {
  for (const { title, call } of cases) {
    const quarter = await shortestTime(1, () => send(call(longText / 4)));
    if (quarter <= longestCall / 16) continue;
    if (quarter > hopeless) return `${title}: ${quarter.toFixed(0)} ms for a quarter of the text`;
    const long = call(longText);
    for (const times of attempts) {
      const after = await shortestTime(times, () => send(long));
      if (after <= longestCall) break;
      const short = call(longText / factor);
      const before = await shortestTime(times, () => send(short));
      if (after <= most && after <= mostGrowth * before) break;
      if (times === attempts.at(-1) || after > hopeless)
        return `${title}: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`;
    }
  }
  return undefined;
}

describe.each(paths)("The operation %s", (path) => {
  const cases = growthCasesOf(bundle, path);

  test("Every text takes linear time, and never long", async () => {
    expect(await firstSlow(cases, (call) => mock.handle(call), longestCall)).toBeUndefined();
  });

  test("Every text takes linear time also without the limits of length", async () => {
    const operationId = tables[currentVersion].operations[path]?.id ?? "";
    const ask = ({ body }: { body: string }) =>
      compute(operationId, JSON.parse(body).request, unlimited).catch(() => undefined);
    expect(await firstSlow(cases, ask)).toBeUndefined();
  });
});

test("Headers take linear time", async () => {
  expect(
    await firstSlow(headerCases(bundle), (call) => mock.handle(call), longestCall),
  ).toBeUndefined();
});

const grow = async (make: (count: number) => Promise<unknown>) => {
  await make(100);
  const before = await shortestTime(3, () => make(60_000 / factor));
  const after = await shortestTime(3, () => make(60_000));
  expect(after, `after ${before} ms`).toBeLessThan(Math.max(200, mostGrowth * before));
};
const repeated =
  <Entry>(entry: Entry) =>
  (count: number) =>
    Array.from({ length: count }, () => entry);
const lists = {
  names: repeated({ type: "name", value: "Xyrtlin" }),
  domains: repeated({ domain: "a.test" }),
  mailboxes: repeated({ email: "a@a.test" }),
  companies: repeated({ country: "CZ", name: "Mlýn s.r.o.", registrationNumber: "89003675" }),
  locations: repeated({
    country: "CZ",
    city: "Lhota",
    number: { full: "7" },
    zip: "58291",
    street: null,
  }),
};

test.each(Object.entries(lists))(
  "Equal entries in great numbers take linear time in data, %s",
  async (name, list) => {
    await grow((count) => createMock().setData({ [name]: list(count) } as never));
  },
);

test("Equal entries in great numbers take linear time in a recording, also as they are replayed", async () => {
  const request = {
    method: "POST",
    path: "/email/validate",
    body: { request: { query: { email: "a@a.cz" } } },
  };
  const line = JSON.stringify({ request, response: { status: 200, body: {} } });
  const call = {
    ...request,
    headers: { authorization: "Bearer any-key" },
    body: JSON.stringify(request.body),
  };
  await grow(async (count) => {
    const replaying = createMock({ replay: `${line}\n`.repeat(count), replayOnly: true });
    for (let times = 0; times < count / 20; times += 1) await replaying.handle(call);
  });
});
