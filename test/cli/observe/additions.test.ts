import { expect, test } from "vitest";
import type { Json } from "../../../packages/cli/src/observe/contract/json.ts";
import { changeSources, type Report } from "../../../packages/cli/src/observe/report/report.ts";
import { createOtherService } from "./support/other-service.ts";
import { examples, model, report } from "./support/traffic.ts";

/** What observe makes of a new field of `result` with some value, in so many calls. */
async function addField(value: Json, count: number): Promise<{ result: Report; text: string | undefined }> {
  const calls = examples.filter(({ path }) => path === "/email/validate").slice(0, count);
  const service = createOtherService([
    { path: "/email/validate", does: { newField: "result.extra", value }, found: "field" },
  ]);
  const result = await report(await Promise.all(calls.map(service)));
  const changed = changeSources(result, model.files.sources, { contradicted: true, stated: false, marks: false });
  return { result, text: changed["openapi/shared/email/validate.yaml"] };
}

test.each([
  ["null alone", null, 5],
  ["an empty list", [], 5],
  ["one value", "seen once", 1],
] as const)(
  "A new field of which only %s was seen gets no type: it is listed, and nothing is changed",
  async (_, value, count) => {
    const { result, text } = await addField(value as Json, count);
    expect(result.additions).toMatchObject([{ title: "email/validate result.extra: a field", hasChange: false }]);
    expect(text).toBeUndefined();
  },
);

test("A new field whose objects the contract has a schema of refers to it", async () => {
  const { text } = await addField({ city: "Praha", street: "Dlouhá", zip: "11000", country: "CZ" }, 5);
  expect(text).toContain('extra: { $ref: "../location/location.yaml#/schemas/LocationData"');
});
