import { fetchFrom } from "../../support/other-server/fetch.ts";
import { mockServer } from "../../support/other-server/mock-server.ts";
import { brokenRules, sentenceRules } from "./broken-rules.ts";
import { breakingServers, obeyingServers, unreliableNetworks } from "./servers.ts";

const mock = mockServer();

/** The sentences that no server breaks. */
const untouched = new Set(sentenceRules.map(({ section, sentence }) => `${section} ${sentence}`));
const missed: string[] = [];
for (const { section, does, change } of breakingServers) {
  const brokenSentences = await brokenRules(fetchFrom(change(mock)));
  for (const each of brokenSentences) untouched.delete(each);
  if (brokenSentences.length === 0) missed.push(`not noticed: ${section}: a server that ${does}`);
}
const blamed: string[] = [];
for (const [does, change] of Object.entries(obeyingServers)) {
  for (const each of await brokenRules(fetchFrom(change(mock))))
    blamed.push(`called broken: ${each}, by a server with ${does}`);
}
for (const { does, disturb } of unreliableNetworks) {
  for (const each of await brokenRules(disturb(fetchFrom(mock))))
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
