import { loadContract } from "@data-validation/cli/internal/observe/contract/load";
import { verify } from "@data-validation/cli/internal/verify/judge";
import { rulesOf } from "@data-validation/cli/internal/verify/rules/index";
import { Service } from "@data-validation/cli/internal/verify/service";
import { type Change, fetchOf, mockServer } from "../../support/other-server.ts";
import { broken, obeying } from "./servers.ts";

const rules = rulesOf(loadContract().documents);
const mock = mockServer();

/** What `verify` says of the mock with a change: the sentences that it calls broken, and why it ended early. */
async function judge(change: Change): Promise<string[]> {
  const settings = {
    baseUrl: "https://mutant.test",
    apiKey: "any",
    atMost: Number.POSITIVE_INFINITY,
  };
  const { verdicts, stop } = await verify(
    rules,
    new Service({ ...settings, fetch: fetchOf(change(mock)) }),
  );
  const found = verdicts.filter(({ outcome }) => outcome.is === "broken");
  return [
    ...found.map(({ rule }) => `${rule.section} ${rule.sentence}`),
    ...(stop ? [stop.message] : []),
  ];
}

/** The sentences that no server breaks. */
const untouched = new Set(rules.map(({ section, sentence }) => `${section} ${sentence}`));
const missed: string[] = [];
for (const { section, does, change } of broken) {
  const found = await judge(change);
  for (const each of found) untouched.delete(each);
  if (found.length === 0) missed.push(`not noticed: ${section}: a server that ${does}`);
}
const blamed: string[] = [];
for (const [does, change] of Object.entries(obeying)) {
  for (const each of await judge(change))
    blamed.push(`called broken: ${each}, by a server with ${does}`);
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
const obeyed = Object.keys(obeying).length;
console.log(
  `${obeyed} servers obey the specification in other ways: ${blamed.length} rules call them broken.`,
);
if (missed.length + blamed.length + untouched.size > 0) process.exitCode = 1;
