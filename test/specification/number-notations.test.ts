import { currentVersion } from "@data-validation/generated/versions";
import { createMock } from "@data-validation/mock";
import { visitObjects } from "@data-validation/openapi-document/document";
import { describedValues } from "@data-validation/openapi-document/values";
import { expect, test } from "vitest";
import { bundleOf } from "../support/contract-bundles.ts";

const mock = createMock({ authentication: false });

/** What the mock writes of a number that is valid, in a notation, and without its prefix. */
async function writtenAs(numberFormat: string): Promise<{ whole: string; raw: string }> {
  const request = { query: { numberFull: "+420607123456" }, options: { numberFormat } };
  const call = { method: "POST", path: "/phone/validate", headers: {} };
  const { body } = await mock.handle({ ...call, body: JSON.stringify({ request }) });
  const { numberFull, format } = (body as { result: { data: Written } }).result.data;
  return { whole: numberFull, raw: format.raw };
}

interface Written {
  numberFull: string;
  format: { raw: string };
}

const hasPrefix = (text: string) => /^\+?420/.test(text);

/** Properties that a description may state about a notation, each with its check. */
const claims: [words: RegExp, isSo: (written: { whole: string; raw: string }) => boolean][] = [
  [/digits only/, ({ whole }) => /^\d+$/.test(whole)],
  [/, with the prefix/, ({ whole }) => hasPrefix(whole)],
  [/, without the prefix/, ({ whole }) => !hasPrefix(whole)],
  [/`format\.raw` is with it/, ({ raw }) => hasPrefix(raw)],
  [/`format\.raw` is without it/, ({ raw }) => !hasPrefix(raw)],
  [/national format/, ({ whole }) => !whole.startsWith("+420")],
  [/ international/, ({ whole }) => whole.startsWith("+420")],
  [/with digit grouping|with spaces/, ({ whole }) => whole.includes(" ")],
  [/no spaces|without spaces|without digit grouping/, ({ whole }) => !whole.includes(" ")],
];

const notations = new Map<string, string>();
visitObjects(bundleOf(currentVersion), ({ properties }) => {
  const field = properties?.numberFormat;
  if (field) for (const [value, text] of describedValues(field)) notations.set(value, text);
});

test("The description of each notation of a number is what the mock writes", async () => {
  expect(notations.size).toBe(4);
  for (const [notation, text] of notations) {
    const matchingClaims = claims.filter(([words]) => words.test(text));
    const written = await writtenAs(notation);
    expect(matchingClaims.length, text).toBeGreaterThan(0);
    expect(
      matchingClaims.filter(([, isSo]) => !isSo(written)).map(([words]) => words.source),
    ).toEqual([]);
  }
});
