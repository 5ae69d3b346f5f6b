import { expect, test } from "vitest";
import { brokenRules, sentenceRules } from "../mutants/verify/broken-rules.ts";
import { breakingServers, obeyingServers } from "../mutants/verify/servers.ts";
import { fetchFrom } from "../support/other-server/fetch.ts";
import { mockServer } from "../support/other-server/mock-server.ts";

// npm run suite -- verify runs all rules for all servers, and adds unreliable networks. This is a
// share of them, in seconds.

/** One server in so many is taken. */
const EVERY = 16;

const mock = mockServer();
const bySection = Map.groupBy(sentenceRules, ({ section }) => section);

test("Each server that breaks a sentence of a section breaks a rule of the section", async () => {
  const missed: string[] = [];
  for (const { section, does, change } of breakingServers.filter(isTaken)) {
    const rules = bySection.get(section);
    const found = rules && (await brokenRules(fetchFrom(change(mock)), rules));
    if (found?.length === 0) missed.push(`${section}: a server that ${does}`);
  }
  expect(missed).toEqual([]);
});

test("A server that follows the specification in another way breaks no rule", async () => {
  const blamed: Record<string, string[]> = {};
  for (const [does, change] of Object.entries(obeyingServers).filter(isTaken)) {
    const found = await brokenRules(fetchFrom(change(mock)));
    if (found.length > 0) blamed[does] = found;
  }
  expect(blamed).toEqual({});
});

function isTaken(_: unknown, index: number): boolean {
  return index % EVERY === 0;
}
