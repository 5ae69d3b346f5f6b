import { versions } from "@data-validation/generated/versions";
import { locateNode } from "@data-validation/openapi-document/document";
import { leavesOf } from "@data-validation/openapi-document/leaves";
import { expect, test } from "vitest";
import { bundleOf } from "../support/contract-bundles.ts";
import { echoedFields, responseFields } from "./operations.ts";

test.each(versions)(
  "Every field of a response of %s is in an example or in the mock's echo, and not only as null",
  async (version) => {
    const { declared, returned } = responseFields(version);
    const echoed = await echoedFields(version);
    // Without paging, nothing is counted.
    const isNeverCounted = (name: string) => name === "resultsTotal of POST /company/search";
    // Both may be absent from a success, and the mock leaves them out: they repeat its status.
    const isRepeated = (name: string) => /^(status|errors)\b/.test(name);
    const forgotten = [...declared].filter(
      ([pointer, name]) =>
        !returned.has(pointer) &&
        !echoed.has(pointer) &&
        !isNeverCounted(name) &&
        !isRepeated(name),
    );
    expect(
      forgotten.map(
        ([pointer, name]) => `No response example has a value in ${name} (${pointer}).`,
      ),
    ).toEqual([]);
  },
);

/** The form of a value: its punctuation, between numbers and words. A UUID is a word. */
function formOf(value: unknown): string {
  const text = JSON.stringify(value).replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/, "a");
  return text.replaceAll(/\p{L}+(?:[ ,.-]+\p{L}+)*/gu, "a").replaceAll(/\d+/g, "1");
}

test.each(versions)(
  "An example of a field of a response of %s has the form of values that the mock returns",
  (version) => {
    const { declared, returned } = responseFields(version);
    const strange = [...declared].flatMap(([pointer, name]) => {
      const { examples = [] } = locateNode(bundleOf(version), pointer)?.node ?? {};
      const forms = new Set([...(returned.get(pointer) ?? [])].flat().map(formOf));
      if (forms.size === 0) return [];
      const own = (examples as unknown[]).flat().filter((value) => value !== null);
      return own.filter((value) => !forms.has(formOf(value))).map((value) => [name, value]);
    });
    expect(strange).toEqual([]);
  },
);

test("A field may have the name of a keyword", () => {
  const field = { description: "Text.", type: "string" };
  const leaves = leavesOf({ properties: { properties: field, description: field } });
  expect([...leaves.keys()]).toEqual([
    "/properties/properties/type",
    "/properties/description/type",
  ]);
});
