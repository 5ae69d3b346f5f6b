import { tables } from "@data-validation/generated/mock/tables";
import { createMask } from "@data-validation/mock/internal/replay/mask";
import { expect, test } from "vitest";
import { createSandbox } from "../support/sandbox.ts";

type Member = [name: string, value: unknown];
const mask = createMask();

/** What is recorded of a request with some members. */
async function recorded(query: object, options: object = {}): Promise<unknown> {
  const { request } = await mask("2.1", "/phone/validate", {
    request: { request: { query, options } },
  });
  return (request as { request: unknown }).request;
}

test.each(["+420", "00420", "420", "+1"])(
  "A masked recording keeps the prefix %s",
  async (prefix) => {
    const options = { preferredPrefixes: [prefix] };
    expect(await recorded({ prefix }, options)).toEqual({ query: { prefix }, options });
  },
);

test.each(["+4206", "420607123456", "+420607", "0004206", "x420"])(
  "A masked recording lacks %s, which is not a prefix, in the field of a prefix",
  async (prefix) => {
    const text = JSON.stringify(await recorded({ prefix }, { preferredPrefixes: [prefix] }));
    expect(text).not.toContain(prefix);
  },
);

test.each<Member>([
  ...["country", "code", "dataSource"].map((name) => [name, "NO"] satisfies Member),
  ["country", "CZE"],
  ["numberFormat", "e164"],
  ...["type", "typeFrom", "valid", "invalid"].map((name) => [name, "numberFull"] satisfies Member),
  ["relatedTo", ["numberFull"]],
  ["relatedTo", ["query.numberFull"]],
  ["gender", 9],
  ["resultsTotal", 123456],
  ["resultsOffset", 123456],
])("A masked recording keeps %s: %j", async (name, value) => {
  const text = JSON.stringify(await recorded({ [name]: value }));
  expect(text).toContain(JSON.stringify(value));
});

test.each<Member>([
  ["country", "cz"],
  ["country", "N"],
  ["country", "NORD"],
  ["country", "NOVAK"],
  ["countryOf", "NO"],
  ["postcode", "NO"],
  ["city", "NO"],
  ["city", "Vrbno"],
  ["city", "numberFull"],
  ["prefixOf", "+421"],
  ["numberFormat", "jan.novak"],
  ["relatedTo", ["novak.jan"]],
  ["relatedTo", ["numberFull.novak"]],
  ["subtype", "numberFull"],
  ["validationType", "numberFull"],
  ["gender", 10],
  ["zip", 7],
  ["myresults", 123456],
  ["zip", 123456],
  ["description", "Jan Novák lives here."],
])("A masked recording lacks the value of %s: %j", async (name, value) => {
  const text = JSON.stringify(await recorded({ [name]: value }));
  expect(text).not.toContain(JSON.stringify(value));
});

test("A masked recording keeps names of the contract and masks others, which may be data", async () => {
  expect(await recorded({ city: null, novak: null })).not.toHaveProperty("query.novak");
  expect(await recorded({ city: null, novak: null })).toHaveProperty("query.city");
});

test("A masked recording keeps a number as an option, and not as data", async () => {
  const { options, query } = (await recorded({ radius: 123456 }, { radius: 123456 })) as {
    options: object;
    query: object;
  };
  expect(Object.values(options)).toEqual([123456]);
  expect(Object.values(query)).not.toEqual([123456]);
});

test("A masked recording keeps the errors of the contract, and no other description", async () => {
  const [error] = Object.values(tables["2.1"].errors).map((one) => one.error);
  const errors = [error, { ...error, description: `${error?.description} Novák` }];
  const { response } = await mask("2.1", "/phone/validate", { response: { errors } });
  expect(response).toEqual({ errors: [error, { ...error, description: "(masked)" }] });
  const elsewhere = await recorded({ city: error?.description, descriptionOf: "Jan" });
  expect(JSON.stringify(elsewhere)).not.toContain(error?.description);
  expect(JSON.stringify(elsewhere)).not.toContain("(masked)");
});

test("The stand-in of a domain is a domain with the same end", async () => {
  const { query } = (await recorded({ domain: "novak-firma.cz" })) as {
    query: { domain: string };
  };
  expect(query.domain).toMatch(/^(?!novak-firma).+\.cz$/);
});

test("A masked valid number is valid", async () => {
  const validate = createSandbox("2.1");
  for (let number = 607_123_450; number < 607_123_470; number += 1) {
    const body = { request: { query: { prefix: "+420", number: String(number) } } };
    const { request } = await createMask()("2.1", "/phone/validate", { request: body });
    const response = await validate("phoneValidate", Object(request).request);
    expect(response).toHaveProperty("result.isValid", true);
  }
});

test.each([
  ["/name/validate", false],
  ["/company/validate", true],
])("A name that no list has becomes letters: %s with isValid %s", async (path, isValid) => {
  const fresh = createMask();
  const { request } = await fresh("2.1", path, {
    request: { name: "Xanthippadora" },
    response: { result: { isValid } },
  });
  expect((request as { name: string }).name).toMatch(
    /^[^aeiou][aeiou][^aeiou]{3}[aeiou][^aeiou]{2}[aeiou][^aeiou][aeiou][^aeiou][aeiou]$/i,
  );
});
