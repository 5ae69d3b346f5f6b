import { applyContractEdits } from "@data-validation/cli/internal/comparison/changes/edit";
import { changeSources } from "@data-validation/cli/internal/comparison/report";
import { ledgerText } from "@data-validation/cli/internal/observe/ledger-file";
import type { Ledger } from "@data-validation/contract-files/ledgers";
import { gradeAll } from "@data-validation/contract-files/operation-grades";
import type { Bundle } from "@data-validation/openapi-document/document";
import type { Json } from "@data-validation/openapi-document/json";
import { expect, test } from "vitest";
import { ledgerFindings } from "#scripts/lib/lint/ledger-findings.ts";
import { allBundles } from "../../support/contract-bundles.ts";
import { newFolder, writeIn } from "../../support/folder.ts";
import {
  exampleCalls,
  model,
  plantedOf,
  readSource,
  reportOnCalls,
  traffic,
} from "./support/traffic.ts";

/** What observe makes of a new field with some value, in so many calls of an operation. */
async function addField(
  path: string,
  newField: string,
  value: Json,
  count: number,
  version?: string,
) {
  const calls = exampleCalls.filter((call) => call.path === path).slice(0, count);
  const at = [path, version].filter(Boolean).join(" ");
  const result = reportOnCalls(
    await traffic([{ at, add: { [`body ${newField}`]: value } }], calls),
  );
  return { result, changed: changeSources(result, readSource) };
}

test("An edit leaves texts of several lines as they are, in each style of YAML", () => {
  const scalars = [
    "folded: >\n  a text of\n  two lines\n",
    "literal: |-\n  a text of\n  two lines\n",
    "plain: a text of\n  two lines\n",
    "quoted: 'a text of\n  two lines'\n",
  ].join("");
  const place = { file: "a.yaml", keys: ["type"] };
  const edits = [{ place, do: "set" as const, value: "string" }];
  const changed = applyContractEdits(edits, () => `${scalars}type: integer # a comment\n`);
  expect(changed["a.yaml"]).toBe(`${scalars}type: string # a comment\n`);
});

test.each<[string, Json, number]>([
  ["only null", null, 5],
  ["an empty list", [], 5],
  ["one value", "seen once", 1],
])(
  "A new field of which only %s was seen is listed without a type, and nothing is changed",
  async (_, value, count) => {
    const { result, changed } = await addField("/email/validate", "result extra", value, count);
    const change = { note: "Too little was seen for a type." };
    expect(result.findings).toMatchObject([{ ground: "new", field: "result.extra", change }]);
    expect(changed).toEqual({});
  },
);

test("A new field of one version is listed, and one of both is added to both", async () => {
  const field = ["/phone/validate", "result data timeZone", "Europe/Prague", 100] as const;
  const { result, changed } = await addField(...field, model.currentVersion);
  expect(result.findings[0]?.change.note).toContain(
    `Seen only in version ${model.currentVersion}, and section 9 of the specification`,
  );
  expect(changed).toEqual({});
  const { changed: both } = await addField(...field);
  const files = model.versions.map((name) => `openapi/${name}/phone/validate.yaml`);
  expect(Object.keys(both).toSorted()).toEqual(files);
});

const written = async (differences: Parameters<typeof traffic>[0], calls?: typeof exampleCalls) => {
  const text = ledgerText(reportOnCalls(await traffic(differences, calls)), "recordings");
  const { places } = JSON.parse(text) as Ledger;
  const find = (operation: string) =>
    places.find((one) => one.operation === operation && one.versions[0] === model.currentVersion);
  return { text, find };
};

/** The grade of a field of a response by a ledger. */
const gradeBy = (ledger: string, operation: string, field: string) => {
  const content = JSON.parse(ledger) as Omit<Ledger, "source">;
  const bundle = allBundles().at(-1) as Bundle;
  return gradeAll(bundle, [{ ...content, source: "r" }])
    .get(operation)
    ?.response.get(field);
};

test("The ledger of a recording has only places of the contract, and makes them Observed", async () => {
  const { text } = await written(plantedOf());
  const file = writeIn(newFolder(), "recordings.json", text);
  const bundles = allBundles();
  expect(ledgerFindings(bundles, [file])).toEqual([]);
  const content = JSON.parse(text) as Omit<Ledger, "source">;
  const graded = gradeAll(bundles.at(-1) as Bundle, [{ ...content, source: "recordings" }]);
  const email = graded.get("/email/validate");
  expect(email?.response.get("result.proposal")?.grade).toBe("Observed");
  expect(email?.request.get("request.query.email")?.grade).toBe("Stated");
  expect(text.split("\n").filter((line) => line.length > 100)).toEqual([]);
});

test("The ledger of a recording has types, null, and the number of values and of different queries", async () => {
  const call = exampleCalls.find(
    ({ path }) => path === "/email/validate",
  ) as (typeof exampleCalls)[number];
  const { find } = await written([], [call, call, call]);
  const { response } = find("/email/validate") ?? {};
  expect(response?.["result.isValid"]).toEqual({ types: ["boolean"], count: 3, subjects: 1 });
  expect(response?.["status 200"]).toEqual({ count: 3, subjects: 1 });
  expect(response?.["header Service-Api-Version"]).toMatchObject({ types: ["string"] });
  expect(response?.resultCorrected).toMatchObject({ types: ["null"], count: 3, nulls: 3 });
});

test("The ledger of a recording has what contradicts an assumption, which then stays Assumed", async () => {
  const { find, text } = await written([{ at: "/email/search", drop: ["body resultsCount"] }]);
  expect(find("/email/search")?.response?.resultsCount).toEqual({
    contradiction: "Required → optional.",
  });
  expect(gradeBy(text, "/email/search", "resultsCount")).toEqual({
    grade: "Assumed",
    contradictions: ["r: Required → optional."],
  });
});

test.each(["flags", "proposal"])(
  "The ledger of a recording has the type of %s without a sentence, and it stays Assumed",
  async (name) => {
    const path = "/email/validate";
    const edit = { at: path, set: { [`body result ${name}`]: 5 } };
    const { find, text } = await written([edit]);
    const { types, contradiction } = find(path)?.response?.[`result.${name}`] ?? {};
    expect([types, contradiction]).toEqual([["integer"], undefined]);
    expect(gradeBy(text, path, `result.${name}`)?.grade).toBe("Assumed");
  },
);
