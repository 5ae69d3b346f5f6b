import {
  type Bundle,
  rewriteObjects,
  visitObjects,
} from "@data-validation/openapi-document/document";
import { toPortable } from "@data-validation/openapi-document/portable";
import {
  describedValues,
  VALUE_DESCRIPTIONS,
  withValueLists,
} from "@data-validation/openapi-document/values";
import { expect, test } from "vitest";
import { slimDocument, slimWithValues } from "#scripts/lib/openapi/slim.ts";
import { contractOfBundles } from "#sdk/contract.ts";
import { allBundles } from "../support/contract-bundles.ts";

const bundles = allBundles();
const reworded = bundles.map((bundle) =>
  rewriteObjects(bundle, (node) =>
    typeof node.description === "string" ? { ...node, description: "Reworded." } : node,
  ),
);

function withoutSentences(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document), (key, value) =>
    ["description", "text"].includes(key) && typeof value === "string" ? undefined : value,
  );
}

const artifacts: [string, (bundles: Bundle[]) => unknown][] = [
  ["the published document", (all) => all.map(toPortable).map(withValueLists)],
  ["the slim document", (all) => all.map(toPortable).map(slimDocument)],
  ["the contract of the command line", (all) => all.map(toPortable).map(slimWithValues)],
  ["the clients in other languages", contractOfBundles],
];

test.each(artifacts)(
  "Rewording every sentence of the contract changes only sentences of %s",
  (_, make) => {
    expect(withoutSentences(make(reworded))).toEqual(withoutSentences(make(bundles)));
  },
);

test("The description of a country code is the name of its country", () => {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const described = bundles.flatMap((bundle) => {
    const meanings: [string, string][] = [];
    visitObjects(bundle, (node) => {
      for (const [code, text] of describedValues(node))
        if (/^[A-Z]{2}$/.test(code)) meanings.push([code, text]);
    });
    return meanings;
  });
  expect(described.length).toBeGreaterThan(60);
  for (const [code, text] of described)
    expect(text).toBe(`${names.of(code)?.replace("&", "and")}.`);
});

test("No value is described with the words in the name of another value", () => {
  const phraseOf = (text: string) => text.replaceAll(/_|(?=[A-Z][a-z])/g, " ").toLowerCase();
  const mistaken = bundles.flatMap((bundle) => {
    const findings: string[] = [];
    visitObjects(bundle, (node) => {
      const described = [...describedValues(node)];
      const phrases = described.map(([name]) => phraseOf(name)).filter((text) => / /.test(text));
      for (const [name, text] of described)
        if (!text.includes(phraseOf(name)) && phrases.some((phrase) => text.includes(phrase)))
          findings.push(`${name}: ${text}`);
    });
    return findings;
  });
  expect(mistaken).toEqual([]);
});

test("A client in another language describes each value as the contract does", () => {
  const { enums } = contractOfBundles(reworded);
  const { values = [] } = enums.get("NumberFormat") ?? {};
  expect(values.map(({ name }) => name).toSorted()).toEqual(["e123", "e164", "national", "raw"]);
  expect(values.find(({ name }) => name === "raw")?.text).toContain("digits only");
  const without = [...enums.values()].flatMap(({ name, values }) =>
    values.filter(({ text }) => !text).map((value) => `${name} ${value.name}`),
  );
  expect(without).toEqual([]);
});

test("The list of values in a description is made from their descriptions, in the order of the enum", () => {
  const schema = {
    description: "Notation.\n\nSee above.",
    anyOf: [
      { type: "string", enum: ["a", "b"], [VALUE_DESCRIPTIONS]: { b: "second.", a: "first." } },
      { type: "null" },
    ],
  };
  expect([...describedValues(schema)]).toEqual([
    ["a", "first."],
    ["b", "second."],
  ]);
  expect(withValueLists(schema).description).toBe(
    "Notation.\n\n* `a`: first.\n* `b`: second.\n\nSee above.",
  );
});

test("A list of many values is in no description", () => {
  const values = Array.from({ length: 13 }, (_, index) => `value${index}`);
  const schema = {
    description: "Country.",
    enum: values,
    [VALUE_DESCRIPTIONS]: Object.fromEntries(values.map((value) => [value, "A country."])),
  };
  expect(withValueLists(schema)).toEqual(schema);
});
