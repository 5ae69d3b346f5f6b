import { readFileSync } from "node:fs";
import { currentVersion } from "@data-validation/generated/versions";
import type { Bundle } from "@data-validation/openapi-document/document";
import fc, { type Arbitrary } from "fast-check";
import { bundleOf } from "../../support/contract-bundles.ts";
import { requests } from "../../support/requests.ts";
import { type KindRequest, wholeNumbers } from "./consistency.ts";

type Query = KindRequest["query"];

/**
 * Requests to validate data of a kind: recorded queries, two of three with a common mistake in each
 * field; half of the requests with options that the contract allows. The sequence is reproducible.
 */
export function sentTo(kind: string, version: string, count: number): KindRequest[] {
  const bundle = bundleOf(version);
  const path = `/${kind}/validate`;
  const allowed = requests({
    ...bundle,
    paths: { [path]: bundle.paths[path] as Bundle["paths"][string] },
  });
  const validRequests = allowed.map(({ value }) => (value as { request: KindRequest }).request);
  const generated = fc.tuple(
    mistaken(fc.constantFrom(...recordedOf(kind, currentVersion).map(({ query }) => query))),
    fc.boolean(),
    validRequests,
  );
  return fc
    .sample(generated, { numRuns: count, seed: 1 })
    .map(([{ numberFull, ...otherFields }, isPlain, request]) => {
      const query =
        numberFull === undefined ? otherFields : { [wholeNumbers.get(version) ?? ""]: numberFull };
      const { filter } = request.query;
      return isPlain
        ? { query }
        : { ...request, query: { ...query, ...(filter !== undefined && { filter }) } };
    });
}

/** The recorded requests to validate data of a kind in a version. */
export function recordedOf(kind: string, version: string): KindRequest[] {
  const lines = readFileSync(`test/mock/sandbox/recorded/${kind}.txt`, "utf8").split("\n");
  const named = version === currentVersion ? "" : `${version} `;
  const pattern = new RegExp(`^(?:! )?${named}/${kind}/validate (.*?) → `);
  return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []).map((json) => JSON.parse(json));
}

const damages: readonly ((text: string, at: number) => string)[] = [
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.normalize("NFD").replace(/\p{Mn}/gu, ""),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at] ?? "") + text.slice(at),
  (text, at) => text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2),
  (text, at) => `${text.slice(0, at)}e${text.slice(at + 1)}`,
  (text) => ` ${text.replace(" ", "  ")}`,
];

/** A mistake in two of three texts. */
function mistaken(query: Arbitrary<Query>): Arbitrary<Query> {
  return fc.tuple(query, fc.infiniteStream(fc.nat())).map(([sent, chances]) => {
    const chance = () => chances.next().value as number;
    const entries = Object.entries(sent).map(([field, text]) => {
      const mistake = damages[chance() % (1.5 * damages.length)];
      return [field, mistake?.(text, chance() % (text.length || 1)) ?? text];
    });
    return Object.fromEntries(entries);
  });
}
