import { describe, expect, test } from "vitest";
import { tables } from "../../../generated/mock/tables.ts";
import { currentVersion } from "../../../generated/versions.ts";
import { createMock } from "../../../packages/mock/src/index.ts";
import { createSandbox } from "../../../packages/mock/src/sandbox/index.ts";
import { sandboxWorld } from "../../../packages/mock/src/sandbox/world.ts";
import { runs } from "../../support/property-runs.ts";
import { readBundle } from "../../support/requests.ts";
import { type Case, casesOf, headerCases, processorTime } from "./growth.ts";

/*
 * No text takes a time that grows faster than its length: each place where a request takes a text, filled up to the largest body that
 * is read. `npm test` tries a part; all: `npm run suite -- properties growth`.
 */

/** The longest call, in milliseconds of the processor. */
const longestCall = 100;
/** What four times the text may take, as a multiple; below the floor, in milliseconds, the clock says nothing. */
const mostGrowth = 5;
const floor = 5;

const bundle = readBundle(currentVersion);
const paths = Object.keys(bundle.paths);
const mock = createMock();
const compute = createSandbox(currentVersion);
const unlimited = { ...sandboxWorld, hasNoLengthLimits: true };

/** A part of the cases, the same each time and spread over all of them. */
function share(cases: readonly Case[]): Case[] {
  const count = runs(cases.length);
  return Array.from({ length: count }, (_, at) => cases[Math.floor((at * cases.length) / count)] as Case);
}

type Send = (call: ReturnType<Case["call"]>) => Promise<unknown>;

/** The cases that take too long, or whose time grows faster than their text, in words. */
async function tooSlow(cases: readonly Case[], send: Send, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const slow: string[] = [];
  for (const { title, call } of share(cases)) {
    const short = call(60_000);
    const long = call(240_000);
    let words = "";
    // What looks slow once may be the machine or the clock.
    for (const times of [1, 10, 50]) {
      const before = await processorTime(times, () => send(short));
      const after = await processorTime(times, () => send(long));
      const isSlow = after > most || after > Math.max(floor, mostGrowth * before);
      words = isSlow ? `${title}: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms` : "";
      if (!isSlow) break;
    }
    if (words !== "") slow.push(words);
  }
  return slow;
}

describe.each(paths)("%s", (path) => {
  const cases = casesOf(bundle, path);

  test("takes linear time for every text, and never long", async () => {
    expect(await tooSlow(cases, (call) => mock.handle(call), longestCall)).toEqual([]);
  });

  test("takes linear time without the limits of length, too", async () => {
    const operationId = tables[currentVersion].operations[path]?.id ?? "";
    const ask = ({ body }: { body: string }) =>
      compute(operationId, JSON.parse(body).request, unlimited).catch(() => undefined);
    expect(await tooSlow(cases, ask)).toEqual([]);
  });
});

test("Headers take linear time", async () => {
  expect(await tooSlow(headerCases(bundle), (call) => mock.handle(call), longestCall)).toEqual([]);
});

describe("Equal entries in great numbers take linear time", () => {
  const grow = async (make: (count: number) => Promise<unknown>) => {
    await make(100);
    const before = await processorTime(1, () => make(15_000));
    const after = await processorTime(1, () => make(60_000));
    expect(after, `after ${before} ms`).toBeLessThan(Math.max(200, 2 * mostGrowth * before));
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
    locations: repeated({ country: "CZ", city: "Lhota", number: { full: "7" }, zip: "58291", street: null }),
  };

  test.each(Object.entries(lists))("in data, %s", async (name, list) => {
    await grow((count) => createMock().setData({ [name]: list(count) } as never));
  });

  test("in a recording, also as they are replayed", async () => {
    const request = { method: "POST", path: "/email/validate", body: { request: { query: { email: "a@a.cz" } } } };
    const line = JSON.stringify({ request, response: { status: 200, body: {} } });
    const call = {
      ...request,
      headers: { authorization: "Bearer any-key-of-a-test" },
      body: JSON.stringify(request.body),
    };
    await grow(async (count) => {
      const replaying = createMock({ replay: `${line}\n`.repeat(count), replayOnly: true });
      for (let times = 0; times < count / 20; times += 1) await replaying.handle(call);
    });
  });
});
