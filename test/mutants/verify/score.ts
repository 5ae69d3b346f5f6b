import { loadContract } from "@data-validation/cli/internal/contract-model/load";
import { Service } from "@data-validation/cli/internal/traffic/service";
import { verifyRules } from "@data-validation/cli/internal/verify/judge";
import { rulesOf } from "@data-validation/cli/internal/verify/rules/index";
import { fetchFrom } from "../../support/other-server/fetch.ts";
import { mockServer } from "../../support/other-server/mock-server.ts";
import { breakingServers, obeyingServers, unreliableNetworks } from "./servers.ts";

const rules = rulesOf(loadContract());
const mock = mockServer();

/** The report of `verify` about a server: the broken sentences, and why it ended early. */
async function judge(fetch: typeof globalThis.fetch): Promise<string[]> {
  const settings = {
    baseUrl: "https://mutant.test",
    apiKey: "any",
    atMost: Number.POSITIVE_INFINITY,
    wait: async () => {},
  };
  const { judgements, stop } = await verifyRules(rules, new Service({ ...settings, fetch }));
  const found = judgements.filter(({ outcome }) => outcome.verdict === "broken");
  return [
    ...found.map(({ rule }) => `${rule.section} ${rule.sentence}`),
    ...(stop && !stop.isLimit ? [stop.message] : []),
  ];
}

/** The sentences that no server breaks. */
const untouched = new Set(rules.map(({ section, sentence }) => `${section} ${sentence}`));
const missed: string[] = [];
for (const { section, does, change } of breakingServers) {
  const found = await judge(fetchFrom(change(mock)));
  for (const each of found) untouched.delete(each);
  if (found.length === 0) missed.push(`not noticed: ${section}: a server that ${does}`);
}
const blamed: string[] = [];
for (const [does, change] of Object.entries(obeyingServers)) {
  for (const each of await judge(fetchFrom(change(mock))))
    blamed.push(`called broken: ${each}, by a server with ${does}`);
}
for (const { does, disturb } of unreliableNetworks) {
  for (const each of await judge(disturb(fetchFrom(mock))))
    blamed.push(`called broken: ${each}, behind a network with ${does}`);
}
for (const line of [
  ...missed,
  ...blamed,
  ...[...untouched].map((each) => `broken by no server: ${each}`),
])
  console.log(line);
console.log(
  `${breakingServers.length - missed.length} of ${breakingServers.length} servers that break a sentence are noticed.`,
);
const obeyed = Object.keys(obeyingServers).length + unreliableNetworks.length;
console.log(
  `${obeyed} servers obey the specification in other ways, or behind a poor network: ${blamed.length} rules call them broken.`,
);
if (missed.length + blamed.length + untouched.size > 0) process.exitCode = 1;
