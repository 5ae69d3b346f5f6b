import { createMock } from "@data-validation/mock/internal/mock";
import { sandboxRecords } from "@data-validation/mock/internal/sandbox/register/records";
import { expect, test } from "vitest";
import { callOf } from "./support/call.ts";

type Data = Record<string, unknown>;

/** A level of detail of /company/get or /location/get, as facts of a comparable service have it. */
interface Level {
  path: "/company/get" | "/location/get";
  level: "basic" | "extended" | "full";
  fact: number;
  /** The fields that come with this level, as dotted paths; of a list, the fields of its items. */
  fields: readonly string[];
}

const number = [
  "full",
  "part1",
  "part1Number",
  "part1Letter",
  "part2",
  "part2Number",
  "part2Letter",
  "type",
];

/**
 * Fields of an address that only the level `full` has, and that a company's address has with it.
 */
const administrative = [
  "cityPart",
  "cityDistrict",
  "cityDistrictSpecial",
  "cityAdministrative",
  "cadastralArea",
  "postOffice.name",
  "geometry.gps",
  "geometry.custom.type",
  "geometry.custom.x",
  "geometry.custom.y",
  "ids.region",
  "ids.district",
  "ids.city",
  "ids.cityPart",
  "ids.cityDistrict",
  "ids.cityDistrictSpecial",
  "ids.cadastralArea",
  "ids.street",
];

const addressOfCompany = ["state", "region", "district", "ids.internal", "ids.external"];

const levels: readonly Level[] = [
  {
    path: "/company/get",
    level: "basic",
    fact: 41,
    fields: [
      "uuid",
      "country",
      "name",
      "registrationNumber",
      "taxNumber",
      "vatNumber",
      "vatNumberSpecial",
      "addressOfficial.data",
      "legalForm.type",
      "flags.isActive",
      ...within("address.data", addressOfCompany),
      ...within("address.data.number", number),
    ],
  },
  {
    path: "/company/get",
    level: "extended",
    fact: 42,
    fields: [
      "legalForm.code",
      "legalForm.name",
      "legalFormSpecific",
      "nace",
      "registrations",
      "esa2010",
      "dates",
      "tradeLicences",
      "vat",
      "flags.isVatPayer",
      "flags.isVatSubject",
    ],
  },
  {
    path: "/company/get",
    level: "full",
    fact: 43,
    fields: [
      "databoxes",
      "employees",
      "insolvency",
      "businessPremises",
      "authority",
      "capital",
      "flags.isInInsolvency",
      ...within("address.data", administrative),
    ],
  },
  {
    path: "/location/get",
    level: "basic",
    fact: 61,
    fields: [
      "country",
      "state",
      "region",
      "district",
      "ids.internal",
      "ids.external",
      "street",
      "streetWithNumber",
      "city",
      "zip",
      "full",
      ...within("number", number),
    ],
  },
  { path: "/location/get", level: "full", fact: 61, fields: administrative },
];

function within(path: string, fields: readonly string[]): string[] {
  return fields.map((field) => `${path}.${field}`);
}

const queries = {
  "/company/get": { country: "CZ", registrationNumber: "89003675" },
  "/location/get": { country: "CZ", id: "CZ-000001" },
};

/** The first level at which the mock has a field, by path and field. */
async function levelsOfMock(): Promise<Map<string, string>> {
  const levelsOfFields = new Map<string, string>();
  const mock = createMock();
  // The widest level first: a field keeps the last one that has it.
  for (const path of ["/company/get", "/location/get"] as const)
    for (const dataScope of ["full", "extended", "basic"]) {
      const { body } = await handleRequest(mock, path, {
        query: queries[path],
        options: { dataScope },
      });
      const [{ data, flags }] = body.results;
      for (const field of pathsIn({ ...data, flags })) levelsOfFields.set(path + field, dataScope);
    }
  return levelsOfFields;
}

async function handleRequest(mock: ReturnType<typeof createMock>, path: string, request: object) {
  const call = { ...callOf({}, {}, path), body: JSON.stringify({ request }) };
  // biome-ignore lint/suspicious/noExplicitAny: the fields of the body are what is measured
  return (await mock.handle(call)) as { body: any };
}

/** The paths of all members of a value; the items of a list have none of their own. */
function pathsIn(value: unknown, before = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, before));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Data).flatMap(([name, member]) => {
    const path = before === "" ? name : `${before}.${name}`;
    return [path, ...pathsIn(member, path)];
  });
}

test("Each level of detail has the fields that a comparable service has there", async () => {
  const levelsOfFields = await levelsOfMock();
  const differences = levels.flatMap(({ path, level, fact, fields }) =>
    fields.flatMap((field) => {
      const ours = levelsOfFields.get(path + field);
      return ours === level ? [] : `${path} ${field}: ${ours}, not ${level} (fact ${fact})`;
    }),
  );
  expect(differences).toEqual([]);
});

test("The state of a company for VAT follows from its number, unless its register has another one", async () => {
  const mock = createMock();
  const states = new Set();
  for (const company of sandboxRecords.companies) {
    const { country, registrationNumber, vatNumber, blocks, created, terminated } = company;
    const options = { dataScope: "full", includeTerminatedSubjects: true };
    const request = { query: { country, registrationNumber }, options };
    const { body } = await handleRequest(mock, "/company/get", request);
    const [{ data, flags }] = body.results;
    const status = blocks?.vat?.status ?? (vatNumber === null ? "non-payer" : "payer");
    states.add(status);
    expect(data).toMatchObject({ dates: { created, terminated }, vat: { status } });
    const isVatPayer = vatNumber !== null && status !== "subject";
    expect(flags).toMatchObject({ isVatPayer, isVatSubject: status === "subject" });
  }
  expect([...states]).toEqual(expect.arrayContaining(["payer", "non-payer"]));
});

/** The digits of an identifier of a part of a country. */
const digitsOfIds: Record<string, number> = { region: 2, district: 4 };

test("Each part of a place has an identifier of its own, and a missing part none", async () => {
  const mock = createMock();
  const places = new Map<string, Set<string>>();
  for (const { id, country, town } of sandboxRecords.locations) {
    const request = { query: { country, id }, options: { dataScope: "full" } };
    const { body } = await handleRequest(mock, "/location/get", request);
    const { data } = body.results[0];
    const { internal, external, ...ids } = data.ids as Record<string, string | null>;
    for (const [part, identifier] of Object.entries(ids)) {
      const name = part === "city" ? town : data[part];
      expect([id, part, identifier === null]).toEqual([id, part, name === null]);
      if (identifier === null) continue;
      expect([id, part, identifier.length, /^[1-9]\d*$/.test(identifier)]).toEqual([
        ...[id, part, digitsOfIds[part] ?? 6],
        true,
      ]);
      const place = JSON.stringify([data.region, part === "region" || town, name]);
      places.set(
        `${part} ${identifier}`,
        (places.get(`${part} ${identifier}`) ?? new Set()).add(place),
      );
    }
  }
  expect(places.size).toBeGreaterThan(100);
  const shared = [...places].filter(([id, names]) => names.size > 1 && !id.startsWith("region"));
  expect(shared).toEqual([]);
});
