import { describe, expect, test } from "vitest";
import { currentVersion } from "../../../generated/versions.ts";
import { outcomeValues } from "../../../packages/mock/src/outcomes.ts";
import { type Compute, isKind, loadKind } from "../../../packages/mock/src/sandbox/index.ts";
import { examplePairs } from "./support.ts";

const computed = outcomeValues.flatMap(({ path, query, outcome }) =>
  "proposal" in outcome ? [{ path, query, proposal: outcome.proposal, text: JSON.stringify(query) }] : [],
);

async function proposalOf(path: string, query: object): Promise<string | undefined> {
  const [, kind = "", operation = ""] = path.split("/");
  if (!isKind(kind)) throw new Error(`There is no data kind ${kind}.`);
  const id = kind + operation.replace(/^./, (letter) => letter.toUpperCase());
  const compute = (await loadKind(kind))[currentVersion][id] as Compute;
  return (compute({ query } as never) as { result: { proposal?: string } }).result.proposal;
}

describe("Values that always give an outcome", () => {
  test.each(computed)("$path answers $text with $proposal", async ({ path, query, proposal }) => {
    expect(await proposalOf(path, query)).toBe(proposal);
  });

  test.each([
    ["/company/validate", "shared/company/validate"],
    ["/email/validate", "shared/email/validate"],
    ["/location/validate", "shared/location/validate"],
    ["/name/validate", "2.1/name/validate"],
    ["/phone/validate", "2.1/phone/validate"],
  ])("%s has a value for every proposal of its examples without options", (path, file) => {
    const withoutOptions = examplePairs(file).filter(({ request }) => !("options" in (request as object)));
    const shown = withoutOptions.map(({ response }) => (response as { result: { proposal: string } }).result.proposal);
    const reachable = new Set(computed.filter((value) => value.path === path).map(({ proposal }) => proposal));
    expect([...new Set(shown)].filter((proposal) => !reachable.has(proposal))).toEqual([]);
  });
});
