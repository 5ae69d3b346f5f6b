import { loadContract } from "@data-validation/cli/internal/contract-model/load";
import { Service } from "@data-validation/cli/internal/traffic/service";
import { verifyRules } from "@data-validation/cli/internal/verify/judge";
import { rulesOf } from "@data-validation/cli/internal/verify/rules/index";
import { fetchOf, mockServer } from "../../support/other-server.ts";
import { broken, obeying, unreliable } from "./servers.ts";

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
  const { verdicts, stop } = await verifyRules(rules, new Service({ ...settings, fetch }));
  const found = verdicts.filter(({ outcome }) => outcome.is === "broken");
  return [
    ...found.map(({ rule }) => `${rule.section} ${rule.sentence}`),
    ...(stop && !stop.isLimit ? [stop.message] : []),
  ];
}

/** The sentences that no server breaks. */
const untouched = new Set(rules.map(({ section, sentence }) => `${section} ${sentence}`));
const missed: string[] = [];
for (const { section, does, change } of broken) {
  const found = await judge(fetchOf(change(mock)));
  for (const each of found) untouched.delete(each);
  if (found.length === 0) missed.push(`not noticed: ${section}: a server that ${does}`);
}
const blamed: string[] = [];
for (const [does, change] of Object.entries(obeying)) {
  for (const each of await judge(fetchOf(change(mock))))
    blamed.push(`called broken: ${each}, by a server with ${does}`);
}
for (const { does, disturb } of unreliable) {
  for (const each of await judge(disturb(fetchOf(mock))))
    blamed.push(`called broken: ${each}, behind a network with ${does}`);
}
for (const line of [
  ...missed,
  ...blamed,
  ...[...untouched].map((each) => `broken by no server: ${each}`),
])
  console.log(line);
console.log(
  `${broken.length - missed.length} of ${broken.length} servers that break a sentence are noticed.`,
);
const obeyed = Object.keys(obeying).length + unreliable.length;
console.log(
  `${obeyed} servers obey the specification in other ways, or behind a poor network: ${blamed.length} rules call them broken.`,
);
if (missed.length + blamed.length + untouched.size > 0) process.exitCode = 1;
