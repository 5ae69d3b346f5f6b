import { readFileSync } from "node:fs";
import { createMock } from "@data-validation/mock/internal/mock";
import { sandboxRecords } from "@data-validation/mock/internal/sandbox/register/records";
import { getCountries, getExampleNumber, parsePhoneNumberWithError } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import type { ask } from "../support/call.ts";
import { findDifferences, readCases, writeFinding, writeFix } from "./outcomes.ts";

const mock = createMock();

const validate = async (kind: string, query: object, options = {}) => {
  const call = {
    method: "POST",
    path: `/${kind}/validate`,
    headers: { authorization: "Bearer a-key-of-a-test", "content-type": "application/json" },
    body: JSON.stringify({ request: { query, options } }),
  };
  const { body } = (await mock.handle(call)) as Awaited<ReturnType<typeof ask>>;
  return body;
};

const sandbox = "packages/mock/src/sandbox";
const listIn = (name: string): string[] =>
  JSON.parse(readFileSync(`${sandbox}/${name}.json`, "utf8"));

const files = ["comparable", "neighbours", "people"].map(
  (name) => `test/mock/outcomes/${name}.jsonl`,
);

test.each(files.flatMap(readCases).map((given) => [JSON.stringify(given.request), given] as const))(
  "%s has the outcome of its case",
  async (_, given) => expect(await findDifferences(given)).toEqual([]),
);

const addresses = sandboxRecords.locations.filter(
  ({ street, country }) => street && country !== "DE",
);
const whole = addresses.map((place) => ({
  ...place,
  query: {
    country: place.country,
    streetWithNumber: `${place.street} ${place.number}`,
    city: place.postalTown,
    zip: place.zip,
  },
}));

test("An address of the register is valid, with its whole entry and all fields that were recognised", async () => {
  expect(whole.length).toBeGreaterThanOrEqual(20);
  for (const { query, id, region } of whole) {
    const { result } = await validate("location", query);
    expect(result).toMatchObject({ proposal: "valid", data: { ids: { internal: id }, region } });
    expect(result.dataTypes.valid).toEqual([
      "city",
      "country",
      "number.full",
      "street",
      "streetWithNumber",
      "zip",
    ]);
  }
});

test("Halves of a house number in the other order are corrected where no flat can be meant", async () => {
  const divided = whole.filter(({ number, country }) => number.includes("/") && country !== "PL");
  expect(divided.length).toBeGreaterThanOrEqual(20);
  for (const { query, number, street } of divided) {
    const streetWithNumber = `${street} ${number.split("/").reverse().join("/")}`;
    const { result, resultCorrected } = await validate("location", { ...query, streetWithNumber });
    expect(result.errors.map(writeFinding)).toEqual([
      "SYNTAX VALUE_PART_POSITION null critical: streetWithNumber",
    ]);
    expect(resultCorrected.fixes.map(writeFix)).toEqual([
      `SYNTAX VALUE_PART_CHANGED null: streetWithNumber ${streetWithNumber} → ${query.streetWithNumber}`,
    ]);
  }
  const streetWithNumber = "Nowy Świat 3/7";
  const { result } = await validate("location", { streetWithNumber, city: "Warszawa" });
  expect(result.proposal).toBe("invalidWithSuggestion");
});

test("A separator in a postal code and small letters are formatting, each fixed in a step of its own", async () => {
  for (const { query } of whole) {
    const zip = `${query.zip.slice(0, 3)} ${query.zip.slice(3)}`;
    const sentQuery = { ...query, country: query.country.toLowerCase(), zip };
    const { result, resultCorrected } = await validate("location", sentQuery);
    expect(result.errors.map(writeFinding)).toEqual([
      "FORMAT CHARACTERS CASE_SENSITIVITY warning: country",
      "FORMAT CHARACTERS WHITESPACES warning: zip",
    ]);
    expect(resultCorrected.fixes.map(writeFix)).toEqual([
      `FORMAT CHANGED CASE_SENSITIVITY: country ${sentQuery.country} → ${query.country}`,
      `FORMAT CHANGED WHITESPACES: zip ${zip} → ${query.zip}`,
    ]);
  }
});

test("A city without the number of its district is formatting, in each form of the query", async () => {
  const inDistricts = addresses.filter(({ town, postalTown }) => town !== postalTown);
  const queries = inDistricts.flatMap(({ country, street, number, zip, town, postalTown }) =>
    [{ streetWithNumber: `${street} ${number}` }, { street, "number.full": number }].map((line) => {
      return { town, postalTown, query: { country, zip, city: town, ...line } };
    }),
  );
  expect(queries.length).toBeGreaterThanOrEqual(20);
  for (const { query, town, postalTown } of queries) {
    const { result, resultCorrected } = await validate("location", query);
    expect(result.errors.map(writeFinding)).toEqual(["FORMAT INVALID null warning: city"]);
    expect(resultCorrected.fixes.map(writeFix)).toEqual([
      `FORMAT CHANGED null: city ${town} → ${postalTown}`,
    ]);
  }
});

test("A comma in the domain of each well-known provider is corrected, a missing at sign in part", async () => {
  for (const domain of listIn("email/well-known-domains")) {
    const comma = await validate("email", {
      email: `jana.nova@${domain.replace(/\.(?=[a-z]+$)/, ",")}`,
    });
    expect(comma.result.errors.map(writeFinding)).toEqual(["SYNTAX INVALID null critical: email"]);
    expect(comma.resultCorrected).toMatchObject({
      isValid: true,
      data: { email: `jana.nova@${domain}` },
      fixes: [{ group: "SYNTAX", type: "VALUE_PART_CHANGED", subtype: "CHARACTERS" }],
    });
    const joined = await validate("email", { email: `jana.nova${domain}` });
    expect(joined.result).toMatchObject({
      ...{
        proposal: "invalidWithPartialCorrection",
        data: { user: `jana.nova${domain}`, domain: null },
      },
    });
    expect(joined.resultCorrected.fixes.map(writeFix)).toEqual([
      `SYNTAX VALUE_PART_ADDED AT_SIGN: email jana.nova${domain} → jana.nova@${domain}`,
    ]);
  }
});

test("A number that lacks a digit for its prefix is one finding, and all its notations are null", async () => {
  const short = getCountries()
    .flatMap((country) => getExampleNumber(country, examples)?.number.slice(0, -1) ?? [])
    .filter((number, index) => index % 6 === 0 && !parsePhoneNumberWithError(number).isValid());
  expect(short.length).toBeGreaterThanOrEqual(30);
  for (const numberFull of short) {
    const { result } = await validate("phone", { numberFull });
    expect(result.errors.map(writeFinding), numberFull).toEqual([
      "VALUE INVALID null critical: numberFull",
    ]);
    const format = { raw: null, national: null, e123: null, e164: null };
    expect(result.data).toMatchObject({ numberFull, prefix: null, number: null, format });
  }
});

test("A name in capitals is formatting, and a surname before a given name is the order", async () => {
  const { women } = JSON.parse(readFileSync(`${sandbox}/name/given-names.json`, "utf8")).CZ;
  const names = women.split(", ").map((entry: string) => entry.split(" ")[0]);
  for (const name of names.slice(0, 30)) {
    const capitals = await validate("name", { name: name.toUpperCase() });
    expect(capitals.result.errors.map(writeFinding)).toEqual([
      "FORMAT CHARACTERS CASE_SENSITIVITY warning: name",
    ]);
    expect(capitals.resultCorrected.data.name).toBe(name);
    const turned = await validate("name", { nameSurname: `Nováková, ${name}` });
    expect(turned.result.errors.map(writeFinding)).toEqual([
      "VALUE INCORRECT_ORDER null critical: nameSurname",
    ]);
    expect(turned.resultCorrected.data.nameSurname).toBe(`${name} Nováková`);
  }
});

test("A half of a house number is completed if the other half is the only one", async () => {
  for (const { query, street, number, country } of whole) {
    const [half = "", otherHalf] = number.split("/");
    const alike = whole.filter(
      (place) => place.street === street && place.number.split("/").includes(half),
    );
    if (otherHalf === undefined || alike.length > 1) continue;
    const sentQuery = { ...query, streetWithNumber: `${street} ${half}` };
    const { result, resultCorrected, suggestions } = await validate("location", sentQuery);
    expect(result.errors.map(writeFinding)).toEqual([
      "SYNTAX VALUE_PART_MISSING NUMBER_PART critical: streetWithNumber",
    ]);
    // In Poland, the other half is a flat.
    const completed = country === "PL" ? suggestions[0] : resultCorrected;
    expect(completed.data.streetWithNumber).toBe(query.streetWithNumber);
    expect(resultCorrected === null).toBe(country === "PL");
  }
});

test("An address of another country is not corrected, unless the option allows it", async () => {
  for (const { query } of whole) {
    const sentQuery = { ...query, country: query.country === "CZ" ? "SK" : "CZ" };
    const { result, resultCorrected } = await validate("location", sentQuery);
    expect([result.proposal, resultCorrected]).toEqual(["invalid", null]);
    expect(result.errors.map(writeFinding)).toEqual(["VALUE INVALID null critical: country, zip"]);
    const allowed = await validate("location", sentQuery, { correctionModeCrossCountry: "full" });
    expect(allowed.resultCorrected.fixes.map(writeFix)).toEqual([
      `VALUE CHANGED null: country ${sentQuery.country} → ${query.country}`,
    ]);
  }
});

test("A company of the register is valid with its whole entry, and suggested for a number minus a digit", async () => {
  for (const { country, registrationNumber, name, terminated } of sandboxRecords.companies) {
    if (terminated) continue;
    const { result } = await validate("company", { country, registrationNumber });
    expect(result).toMatchObject({ proposal: "valid", data: { name }, flags: { isActive: true } });
    const short = await validate("company", {
      country,
      registrationNumber: registrationNumber.slice(0, -1),
    });
    expect(short.suggestions[0].fixes.map(writeFix)).toEqual([
      `VALUE CHANGED TYPO: registrationNumber ${registrationNumber.slice(0, -1)} → ${registrationNumber}`,
    ]);
  }
});

test("A name in UTF-8 that was read in another encoding is invalid, and the right one is suggested", async () => {
  const surnames = JSON.parse(readFileSync(`${sandbox}/name/surnames.json`, "utf8")).CZ.split(", ");
  const marked = surnames.filter((surname: string) => /[áčéíýžšř]/u.test(surname)).slice(0, 40);
  for (const encoding of ["windows-1250", "windows-1252"]) {
    const decoder = new TextDecoder(encoding);
    for (const surname of marked) {
      const nameSurname = `Petr ${decoder.decode(new TextEncoder().encode(surname))}`;
      const { result, resultCorrected, suggestions } = await validate("name", { nameSurname });
      expect([result.isValid, resultCorrected], nameSurname).toEqual([false, null]);
      expect(suggestions[0].data.nameSurname).toBe(`Petr ${surname}`);
    }
  }
});

test("A provider's name below the code of another country may be a domain of its own", async () => {
  const providers = listIn("email/well-known-domains").filter((domain) =>
    /^[^.]{5,}\./.test(domain),
  );
  for (const provider of providers) {
    for (const code of ["dk", "se", "sl", "gr", "ir", "cx", "pk"]) {
      const { resultCorrected } = await validate("email", {
        email: `jana.nova@${provider.replace(/\..*/, "")}.${code}`,
      });
      expect(resultCorrected).toBeNull();
    }
  }
});

test("A surname with a legal form and without a given name is a company", async () => {
  for (const form of ["s.r.o.", "a.s.", "spol. s r. o.", "GmbH", "sp. z o.o.", "v. o. s."]) {
    for (const name of ["Novák", "Stavby Novák", "Delta Kowalski", "Müller & Meier"]) {
      const query = { nameSurname: `${name} ${form}` };
      const { result, resultCorrected } = await validate("name", query, { acceptContext: true });
      expect([result.isValid, resultCorrected], query.nameSurname).toEqual([false, null]);
    }
    const { result } = await validate(
      "name",
      { nameSurname: `Jan Novák ${form}` },
      { acceptContext: true },
    );
    expect(result.data, form).toMatchObject({ name: "Jan", surname: "Novák" });
  }
});

test("A whole address in the field of its street is a suggestion", async () => {
  for (const { query, street, number, zip } of whole) {
    const sent = { streetWithNumber: `${street} ${number}, ${query.city}`, zip };
    const { result, suggestions } = await validate("location", sent);
    expect(result.proposal).toBe("invalidWithSuggestion");
    expect(suggestions[0].data.streetWithNumber).toBe(query.streetWithNumber);
  }
});

/** The companies in business whose name no other one has. */
const companies = sandboxRecords.companies.filter(
  ({ name, terminated }, at, all) =>
    !terminated && all.every((other, index) => index === at || other.name !== name),
);

const around = [
  (text: string) => `${text},`,
  (text: string) => `${text} ;`,
  (text: string) => `, ${text}`,
  (text: string) => `"${text}"`,
  (text: string) => `„${text}“`,
];

test("Signs around a value of an address or a company are superfluous characters", async () => {
  for (const { query, number, ...place } of whole) {
    const line = { full: `${place.street} ${number}, ${place.zip} ${place.postalTown}` };
    for (const [field, value] of [...Object.entries(query), ...Object.entries(line)])
      for (const written of around) {
        const sentQuery = field === "full" ? {} : query;
        const typed = written(String(value));
        const { result, resultCorrected } = await validate("location", {
          ...sentQuery,
          [field]: typed,
        });
        expect(result.errors.map(writeFinding), typed).toEqual([
          `FORMAT CHARACTERS null warning: ${field}`,
        ]);
        expect(resultCorrected, typed).toMatchObject({ isValid: true });
      }
  }
  for (const { name } of companies)
    for (const written of around) {
      const { result, resultCorrected } = await validate("company", { name: written(name) });
      expect(result.errors.map(writeFinding)).toEqual(["FORMAT CHARACTERS null warning: name"]);
      expect(resultCorrected?.data.name).toBe(name);
    }
});

test("Values in the fields of others suggest the address or the company that has them", async () => {
  for (const { query } of whole) {
    const { streetWithNumber: line, city, zip } = query;
    for (const sentQuery of [
      { streetWithNumber: city, city: line },
      { streetWithNumber: line, city: zip, zip: city },
    ]) {
      const { resultCorrected, suggestions } = await validate("location", sentQuery);
      expect(resultCorrected).toBeNull();
      expect(suggestions[0]?.data.streetWithNumber, JSON.stringify(sentQuery)).toBe(line);
    }
  }
  for (const { name, registrationNumber } of companies)
    for (const sentQuery of [{ registrationNumber: name }, { name: registrationNumber }]) {
      const { resultCorrected, suggestions } = await validate("company", sentQuery);
      expect(resultCorrected).toBeNull();
      expect(suggestions[0]?.data).toMatchObject({ name, registrationNumber });
    }
});

test("Two numbers of a company with their labels are no number, and that of the field is a suggestion", async () => {
  for (const { country, registrationNumber, vatNumber, terminated } of sandboxRecords.companies) {
    if (terminated || !vatNumber) continue;
    const label =
      country === "PL" ? ["REGON", "NIP"] : ["IČO", country === "SK" ? "IČ DPH" : "DIČ"];
    const text = `${label[0]}: ${registrationNumber}, ${label[1]}: ${vatNumber}`;
    for (const [field, own] of Object.entries({ registrationNumber, vatNumber })) {
      const { result, resultCorrected, suggestions } = await validate("company", { [field]: text });
      expect([result.isValid, resultCorrected], text).toEqual([false, null]);
      expect(suggestions[0].data[field]).toBe(own);
    }
  }
});

const people = [
  { name: "Jan", surname: "Novák" },
  { name: "Jana", surname: "Nováková" },
  { name: "Piotr", surname: "Kowalski" },
];
const wordsBefore = ["k rukám", "K rukám", "starosta", "Starosta", "KR", "Sir", "x", "páter", "fa"];
const wordsBehind = ["advokát", "vdova", "s rodinou", "dříve Malá", "roz.Malá", "et al.", "v. r."];

test.each([
  ["Dr. oec. publ. Jan Novák", ["Dr. oec. publ."], []],
  ["Dr. med. Jan Novák", ["Dr. med."], []],
  ["Dr. Ing. Jan Novák", ["Dr. Ing."], []],
  ["Ing. oec. publ. Jan Novák", ["Ing."], ["oec.", "publ."]],
  ["Jan Novák, Dr. oec. publ.", [], ["Dr. oec. publ."]],
  ["Dr. iur. et rer. pol. Jan Novák", ["Dr. iur. et rer. pol."], []],
])(
  "The field of a degree belongs only to a doctor's: %s",
  async (nameSurname, degreesBefore, context) => {
    const options = { acceptDegrees: true, acceptContext: true };
    const { result } = await validate("name", { nameSurname }, options);
    expect(result).toMatchObject({ proposal: "valid", data: { degreesBefore, context } });
  },
);

test.each([
  [
    "company",
    { name: "KOVARNA  pod jerabem s.r.o." },
    [
      "FORMAT CHANGED WHITESPACES: name KOVARNA  pod jerabem s.r.o. → KOVARNA pod jerabem s.r.o.",
      "FORMAT CHANGED CASE_SENSITIVITY: name KOVARNA pod jerabem s.r.o. → Kovarna Pod Jerabem s.r.o.",
      "FORMAT CHANGED DIACRITICS: name Kovarna Pod Jerabem s.r.o. → Kovárna Pod Jeřábem s.r.o.",
    ],
  ],
  [
    "location",
    { full: "sokolovska  192/79, 18600 PRAHA  8" },
    [
      "FORMAT CHANGED WHITESPACES: full sokolovska  192/79, 18600 PRAHA  8 → sokolovska 192/79, 18600 PRAHA 8",
      "FORMAT CHANGED CASE_SENSITIVITY: full sokolovska 192/79, 18600 PRAHA 8 → Sokolovska 192/79, 18600 Praha 8",
      "FORMAT CHANGED DIACRITICS: full Sokolovska 192/79, 18600 Praha 8 → Sokolovská 192/79, 18600 Praha 8",
    ],
  ],
])(
  "Each fix of a %s changes one kind of writing in the text before it",
  async (kind, query, fixes) => {
    const { resultCorrected } = await validate(kind, query);
    expect(resultCorrected?.fixes.map(writeFix)).toEqual(fixes);
  },
);

test("Two people with a comma between them are two suggestions; more, or a part of one, are none", async () => {
  const suggested = async (nameSurname: string) => {
    const { result, suggestions } = await validate("name", { nameSurname });
    const names = suggestions.map(
      ({ data }: { data: { nameSurname: string } }) => data.nameSurname,
    );
    return [result.proposal, ...names];
  };
  expect(await suggested("Jan Novák , Eva Malá")).toEqual([
    "invalidWithSuggestion",
    "Jan Novák",
    "Eva Malá",
  ]);
  expect(await suggested("Jan Novák, Eva Malá, Petr Král")).toEqual(["invalid"]);
  expect(await suggested("Jan Novák, Eva")).toEqual(["invalid"]);
});

test("Zeros that a spreadsheet dropped from a postal code are written again", async () => {
  const places = sandboxRecords.locations.filter(({ zip }) => zip.startsWith("0"));
  expect(places.some(({ zip }) => zip.startsWith("00"))).toBe(true);
  for (const { zip, postalTown: city, country } of places) {
    const dropped = zip.replace(/^0+/, "");
    const { result, resultCorrected } = await validate("location", { zip: dropped, city, country });
    expect([zip, result.proposal]).toEqual([zip, "invalidWithCorrection"]);
    expect(resultCorrected?.data.zip).toBe(zip);
  }
});

test("Words that are no names stay outside of a name, on either side and behind a comma", async () => {
  for (const { name, surname } of people) {
    const fullNames = [
      ...wordsBefore.flatMap((word) => [
        `${word} ${name} ${surname}`,
        `${surname}, ${word} ${name}`,
      ]),
      ...wordsBehind.flatMap((word) => [
        `${name} ${surname} ${word}`,
        `${surname} ${name} ${word}`,
      ]),
      `Zákazník: ${name} ${surname}`,
    ];
    for (const nameSurname of fullNames)
      for (const acceptContext of [true, false]) {
        const { result, resultCorrected } = await validate(
          "name",
          { nameSurname },
          { acceptContext },
        );
        const { data } = result.isValid ? result : resultCorrected;
        expect(data, nameSurname).toMatchObject({ name, surname });
        expect(data.context, nameSurname).toHaveLength(1);
      }
  }
});

test("Words of no address behind a house number leave a suggestion of the address before them", async () => {
  for (const { query } of whole)
    for (const words of ["recepce", "hala 4", "u Nováků", "Delta s.r.o.", "ve dvoře"]) {
      const sent = { ...query, streetWithNumber: `${query.streetWithNumber} ${words}` };
      const { resultCorrected, suggestions } = await validate("location", sent);
      expect(resultCorrected, words).toBeNull();
      expect(suggestions[0].data.streetWithNumber).toBe(query.streetWithNumber);
    }
});

test("Ten remarks behind a name take no more time than one", async () => {
  for (const remark of ["(a) ", " - a", "(7-15 h) "]) {
    const nameSurname = `Jan Novák ${remark.repeat(10)}`;
    const { result } = await validate("name", { nameSurname }, { acceptContext: true });
    expect(result.data.nameSurname).toBe(nameSurname);
  }
});
