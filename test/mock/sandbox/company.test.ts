import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companyGet } from "../../../packages/mock/src/sandbox/company/get.ts";
import { companySearch } from "../../../packages/mock/src/sandbox/company/search.ts";
import { companyValidate } from "../../../packages/mock/src/sandbox/company/validate.ts";
import { numberError } from "../../../packages/mock/src/sandbox/countries/checksum.ts";
import type { NumberField } from "../../../packages/mock/src/sandbox/countries/country.ts";
import { type CountryCode, countryOf } from "../../../packages/mock/src/sandbox/countries/index.ts";
import { sandboxRecords } from "../../../packages/mock/src/sandbox/register/records.ts";
import { fold } from "../../../packages/mock/src/sandbox/shared/text.ts";

const { companies, locations } = sandboxRecords;

const numberFields: NumberField[] = ["registrationNumber", "taxNumber", "vatNumber"];
const kindIn = (country: CountryCode, field: NumberField) => {
  const { register } = countryOf(country);
  if (!register) throw new Error(`${country} has no register.`);
  return register.numbers[field];
};
const errorIn = (country: CountryCode, field: NumberField, number: string) =>
  numberError(kindIn(country, field), number);
const active = companies.filter(({ terminated }) => terminated === null);
const anyCompany = fc.constantFrom(...active);
type SearchOptions = NonNullable<Parameters<typeof companySearch>[0]["options"]>;
type ValidateOptions = NonNullable<Parameters<typeof companyValidate>[0]["options"]>;

const kovarna = {
  name: "Kovárna Pod Jeřábem s.r.o.",
  country: "CZ",
  registrationNumber: "89003675",
  taxNumber: "CZ89003675",
  vatNumber: "CZ89003675",
};

function namesFound(value: string, options: SearchOptions = {}, filter?: Record<string, string>): string[] {
  const { results } = companySearch({ query: { type: "name", value, ...(filter && { filter }) }, options });
  return results.map(({ data }) => `${data.country} ${data.name}`);
}

function validate(query: Parameters<typeof companyValidate>[0]["query"], options: ValidateOptions = {}) {
  return companyValidate({ query, options });
}

describe("the data set", () => {
  test("every number passes its checksum", () => {
    for (const company of companies) {
      for (const field of numberFields) {
        const number = company[field];
        if (number !== null) expect([number, errorIn(company.country, field, number)]).toEqual([number, null]);
      }
    }
  });

  test("no two companies of a country have a number in common", () => {
    for (const field of numberFields) {
      const numbers = companies.flatMap((company) => company[field] ?? []);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });

  test("every company has its office at a location of its country", () => {
    for (const { locationId, country } of companies) {
      expect(locations.find(({ id }) => id === locationId)?.country).toBe(country);
    }
  });

  test("all three countries and both types of legal form are there, companies that ended, that are insolvent, that pay no VAT", () => {
    expect(new Set(companies.map(({ country }) => country))).toEqual(new Set(["CZ", "SK", "PL"]));
    expect(new Set(companies.map(({ legalForm }) => legalForm.type))).toEqual(new Set(["juridical", "physical"]));
    expect(companies.some(({ terminated }) => terminated !== null)).toBe(true);
    expect(companies.some(({ isInInsolvency }) => isInInsolvency)).toBe(true);
    expect(companies.some(({ vatNumber, terminated }) => vatNumber === null && terminated === null)).toBe(true);
  });
});

describe("checksums", () => {
  const kinds: [CountryCode, NumberField, fc.Arbitrary<string>][] = [
    ["CZ", "registrationNumber", digits(7)],
    ["CZ", "vatNumber", digits(7).map((rest) => `8${rest.slice(1)}`)],
    ["CZ", "vatNumber", digits(7).map((rest) => `6${rest}`)],
    ["SK", "registrationNumber", digits(7)],
    ["SK", "taxNumber", digits(6).map((rest) => `202${rest}`)],
    ["PL", "registrationNumber", digits(8)],
    ["PL", "taxNumber", digits(9)],
  ];
  test.each(kinds)("%s %s: at most one last digit fits the others", (country, field, beginnings) => {
    fc.assert(
      fc.property(beginnings, (beginning) => {
        const lastDigits = [..."0123456789"].filter(
          (last) => errorIn(country, field, kindIn(country, field).prefix + beginning + last) === null,
        );
        expect(lastDigits.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("numbers that are made up to show the rules pass, with another last digit they do not", () => {
    const shown: [CountryCode, NumberField, string][] = [
      ["CZ", "registrationNumber", "12345679"],
      ["CZ", "vatNumber", "CZ12345679"],
      ["SK", "vatNumber", "SK4030000007"],
      ["PL", "taxNumber", "1234563218"],
      ["PL", "registrationNumber", "123456785"],
      ["PL", "registrationNumber", "12345678512347"],
    ];
    for (const [country, field, number] of shown) {
      expect([number, errorIn(country, field, number)]).toEqual([number, null]);
      const other = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
      expect([other, errorIn(country, field, other)]).toEqual([other, "checksum"]);
    }
  });

  test("characters and length are told apart from the check digit", () => {
    expect(errorIn("CZ", "registrationNumber", "8900367A")).toBe("characters");
    expect(errorIn("CZ", "registrationNumber", "8900367")).toBe("tooShort");
    expect(errorIn("CZ", "registrationNumber", "890036755")).toBe("tooLong");
    expect(errorIn("CZ", "registrationNumber", "89003676")).toBe("checksum");
  });

  function digits(length: number) {
    return fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
  }
});

describe("/company/get", () => {
  test("finds every company by country and number, in any notation of the country", () => {
    fc.assert(
      fc.property(
        anyCompany,
        fc.constantFrom("CZ", "Czechia", "česko", "SK", "Slovakia", "PL", "POL"),
        (company, country) => {
          const { results } = companyGet({ query: { country, registrationNumber: company.registrationNumber } });
          const isCountry = { C: "CZ", c: "CZ", č: "CZ", S: "SK", P: "PL" }[country[0] ?? ""] === company.country;
          expect(results.map(({ data }) => data.name)).toEqual(isCountry ? [company.name] : []);
        },
      ),
    );
  });

  test("dataScope decides which members there are", () => {
    const query = { country: "CZ", registrationNumber: "89003675" };
    const [basic, extended, full] = ["basic", "extended", "full"].map(
      (dataScope) => companyGet({ query, options: { dataScope } }).results[0],
    );
    expect(basic?.data).not.toHaveProperty("legalForm");
    expect(basic).not.toHaveProperty("flags");
    expect(extended?.data).toHaveProperty("legalForm");
    expect(extended).toHaveProperty("flags");
    expect(extended?.data.address?.data).not.toHaveProperty("geometry");
    expect(full?.data.address?.data).toHaveProperty("geometry");
  });

  test("dataSource keeps out the other countries", () => {
    const query = { country: "CZ", registrationNumber: "89003675" };
    expect(companyGet({ query, options: { dataSource: ["SK", "PL"] } }).results).toEqual([]);
    expect(companyGet({ query, options: { dataSource: ["CZ"] } }).results).toHaveLength(1);
  });

  test("includeTerminatedSubjects lets in companies that have ceased to exist", () => {
    const query = { country: "CZ", registrationNumber: "89018354" };
    expect(companyGet({ query }).results).toEqual([]);
    expect(companyGet({ query, options: { includeTerminatedSubjects: true } }).results).toHaveLength(1);
  });
});

describe("/company/search", () => {
  test("finds a company by its legal form written in another way", () => {
    for (const value of [
      "Kovárna Pod Jeřábem sro",
      "kovarna pod jerabem, s. r. o.",
      "Kovárna Pod Jeřábem spol. s r.o.",
    ])
      expect([value, namesFound(value)]).toEqual([value, ["CZ Kovárna Pod Jeřábem s.r.o."]]);
  });

  test("does not see case, diacritics and superfluous white space", () => {
    fc.assert(
      fc.property(anyCompany, fc.nat(30), ({ name }, length) => {
        const beginning = name.slice(0, length + 1);
        const asWritten = namesFound(beginning, { resultsLimit: 20 });
        expect(asWritten.some((found) => found.endsWith(name))).toBe(beginning.trim() !== "");
        for (const variant of [fold(beginning), beginning.toUpperCase(), ` ${beginning.replaceAll(" ", "  ")}`]) {
          expect(namesFound(variant, { resultsLimit: 20 })).toEqual(asWritten);
        }
      }),
    );
  });

  test("finds a company by each of its numbers, typed in part and with white space", () => {
    fc.assert(
      fc.property(
        anyCompany,
        fc.constantFrom(...numberFields),
        fc.integer({ min: 4, max: 10 }),
        (company, type, length) => {
          const number = company[type];
          fc.pre(number !== null);
          const value = number.slice(0, length).replace(/^(....)/, "$1 ");
          const { results } = companySearch({ query: { type, value }, options: { resultsLimit: 20 } });
          expect(results.map(({ data }) => data[type])).toContain(number);
        },
      ),
    );
  });

  test("resultsLimit and resultsOffset cut one list into pages", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(30), (resultsLimit, resultsOffset) => {
        const search = (options: SearchOptions) =>
          companySearch({ query: { type: "registrationNumber", value: "9" }, options });
        const page = search({ resultsLimit, resultsOffset });
        const all = search({ resultsLimit: 20 });
        expect(page.results).toEqual(all.results.slice(resultsOffset, resultsOffset + resultsLimit));
        expect(page.resultsCount).toBe(page.results.length);
        expect(page.resultsOffset).toBe(resultsOffset);
        expect(page.resultsTotal).toBe(all.results.length);
      }),
    );
  });

  test("filterMode limit leaves out what does not match, prefer puts it last", () => {
    const both = ["CZ Bezinka Digital s.r.o.", "SK Bezinka Digital s.r.o."];
    expect(namesFound("bezinka")).toEqual(both);
    expect(namesFound("bezinka", { filterMode: "limit" }, { country: "SK" })).toEqual([both[1]]);
    expect(namesFound("bezinka", { filterMode: "prefer" }, { country: "SK" })).toEqual(both.toReversed());
  });

  test("filterAcceptAlternatives lets a filter name the same otherwise", () => {
    expect(namesFound("bezinka", {}, { country: "Slovakia" })).toHaveLength(1);
    expect(namesFound("bezinka", { filterAcceptAlternatives: false }, { country: "Slovakia" })).toEqual([]);
    expect(namesFound("bezinka", {}, { vatNumber: "89011015" })).toHaveLength(1);
    expect(namesFound("bezinka", { filterAcceptAlternatives: false }, { vatNumber: "89011015" })).toEqual([]);
  });

  test("filterAcceptFormat lets a filter write the same otherwise", () => {
    expect(namesFound("bez", {}, { name: "BEZINKA DIGITAL" })).toHaveLength(2);
    expect(namesFound("bez", { filterAcceptFormat: false }, { name: "BEZINKA DIGITAL" })).toEqual([]);
    expect(namesFound("bez", { filterAcceptFormat: false }, { name: "Bezinka Digital" })).toHaveLength(2);
  });

  test("filterExactMatch wants the whole value", () => {
    expect(namesFound("bez", {}, { registrationNumber: "8901" })).toEqual([]);
    expect(namesFound("bez", { filterExactMatch: false }, { registrationNumber: "8901" })).toHaveLength(1);
  });

  test("legalFormType tells human beings from legal persons", () => {
    expect(namesFound("ko", { legalFormType: "physical" })).toEqual(["CZ Karel Kovářík"]);
    expect(namesFound("ko", { legalFormType: "juridical" })).not.toContain("CZ Karel Kovářík");
    expect(namesFound("ko", { legalFormType: "physical", filterMode: "prefer" })[0]).toBe("CZ Karel Kovářík");
    expect(namesFound("ko", { legalFormType: "any" })).toHaveLength(3);
  });
});

describe("/company/validate", () => {
  test("a country alone names no company", () => {
    const { result, resultCorrected, suggestions } = validate({ country: "CZ" });
    expect(result).toMatchObject({
      isValid: false,
      proposal: "invalid",
      errors: [{ type: "VALUE_PART_MISSING", relatedTo: ["country"] }],
    });
    expect([resultCorrected, suggestions]).toEqual([null, []]);
  });

  test("a name without its legal form is corrected where the number names the company, and suggested elsewhere", () => {
    const finding = { group: "SYNTAX", type: "VALUE_PART_MISSING", subtype: "LEGAL_FORM" };
    const { name, registrationNumber } = kovarna;
    const short = name.replace(" s.r.o.", "");
    const corrected = validate({ name: short, registrationNumber });
    expect(corrected.result).toMatchObject({ proposal: "invalidWithCorrection", errors: [finding] });
    expect(corrected.resultCorrected).toMatchObject({ data: { name }, fixes: [{ subtype: "LEGAL_FORM" }] });
    const alone = validate({ name: short });
    expect(alone).toMatchObject({ result: { proposal: "invalidWithSuggestion" }, suggestions: [{ data: { name } }] });
  });

  test("result has what was sent and nothing else; what was found stands in suggestions when more is asked for", () => {
    const query = { country: "CZ", registrationNumber: kovarna.registrationNumber };
    const nothing = { name: null, taxNumber: null, vatNumber: null, uuid: null, address: null };
    expect(validate(query)).toMatchObject({
      result: { proposal: "valid", data: { ...query, ...nothing } },
      suggestions: [],
    });
    const { result, suggestions } = validate(query, { dataScope: "full" });
    expect(result).toMatchObject({ isValid: true, data: { ...query, ...nothing } });
    expect(suggestions).toMatchObject([{ data: { name: kovarna.name }, fixes: [] }]);
  });

  test("every company of the data set is valid as it is registered", () => {
    for (const { name, country, registrationNumber, taxNumber, vatNumber } of active) {
      const query = {
        name,
        country,
        registrationNumber,
        ...(taxNumber && { taxNumber }),
        ...(vatNumber && { vatNumber }),
      };
      const { result, resultCorrected, suggestions } = validate(query);
      expect(result).toMatchObject({ isValid: true, proposal: "valid", data: query, errors: [] });
      expect([resultCorrected, suggestions]).toEqual([null, []]);
    }
  });

  test("a name whose formatting alone is wrong is corrected, and the correction is valid", () => {
    fc.assert(
      fc.property(
        anyCompany,
        fc.constantFrom("upper", "folded", "spaced"),
        ({ name, country, registrationNumber }, how) => {
          const sent = { upper: name.toUpperCase(), folded: fold(name), spaced: ` ${name.replace(" ", "  ")} ` }[how];
          const { result, resultCorrected } = validate({ name: sent, country, registrationNumber });
          if (sent === name) return;
          expect(result).toMatchObject({ proposal: "invalidWithCorrection", data: { name: sent } });
          expect(resultCorrected).toMatchObject({ isValid: true, data: { name }, errors: [] });
          expect(
            result.errors.every(({ group, relatedTo }) => group === "FORMAT" && relatedTo?.join() === "name"),
          ).toBe(true);
          expect(validate({ name, country, registrationNumber }).result.proposal).toBe("valid");
        },
      ),
    );
  });

  test("the fixes lead from what was sent to what is right", () => {
    fc.assert(
      fc.property(
        anyCompany,
        fc.constantFrom("upper", "folded", "spaced"),
        ({ name, country, registrationNumber }, how) => {
          const sent = { upper: name.toUpperCase(), folded: fold(name), spaced: ` ${name} ` }[how];
          const { resultCorrected } = validate({ name: sent, country, registrationNumber });
          let value: string | null | undefined = sent;
          for (const { data } of resultCorrected?.fixes ?? []) {
            expect(data?.valueFrom).toBe(value);
            value = data?.value;
          }
          expect(value).toBe(name);
        },
      ),
    );
  });

  test("each correctionMode lets out its part of the correction", () => {
    const query = { ...kovarna, name: "Kovárna Pod Jeřábkem s.r.o.", registrationNumber: "890 03 675" };
    const modes = ["full", "format", "suggestion", "none"].map((correctionMode) => validate(query, { correctionMode }));
    expect(modes.map(({ result }) => result.proposal)).toEqual([
      "invalidWithCorrection",
      "invalidWithPartialCorrection",
      "invalidWithSuggestion",
      "invalid",
    ]);
    const [full, format, suggestion, none] = modes;
    expect(full?.resultCorrected?.data).toMatchObject(kovarna);
    expect(format?.resultCorrected?.data).toMatchObject({ ...kovarna, name: query.name });
    expect([suggestion?.resultCorrected, suggestion?.suggestions[0]?.data?.name]).toEqual([null, kovarna.name]);
    expect([none?.resultCorrected, none?.suggestions]).toEqual([null, []]);
  });

  test("correctionModeCrossCountry decides whether a company of another country is offered", () => {
    const query = { country: "CZ", registrationNumber: "99004194" };
    const proposals = ["full", "format", "suggestion", "none", undefined].map(
      (mode) => validate(query, mode === undefined ? {} : { correctionModeCrossCountry: mode }).result.proposal,
    );
    expect(proposals).toEqual(["invalidWithCorrection", "invalid", "invalidWithSuggestion", "invalid", "invalid"]);
  });

  test("the letters in front of a VAT number, its white space and punctuation are formatting", () => {
    fc.assert(
      fc.property(anyCompany, fc.constantFrom("bare", "lower", "dashed"), ({ vatNumber, country }, how) => {
        fc.pre(vatNumber !== null);
        const sent = {
          bare: vatNumber.slice(2),
          lower: vatNumber.toLowerCase(),
          dashed: vatNumber.replace(/(...)/g, "$1-"),
        }[how];
        const { result, resultCorrected } = validate({ vatNumber: sent, country }, { correctionMode: "format" });
        expect(result.proposal).toBe("invalidWithCorrection");
        expect(resultCorrected?.data?.vatNumber).toBe(vatNumber);
      }),
    );
  });

  test("numbers of two companies are suggestions, not a correction", () => {
    const { result, suggestions } = validate({ registrationNumber: "89003675", vatNumber: "CZ89007344" });
    expect(result.proposal).toBe("invalidWithSuggestion");
    expect(suggestions.map(({ data }) => data?.registrationNumber)).toEqual(["89003675", "89007344"]);
  });

  test("legalFormType and includeTerminatedSubjects decide which companies come into question", () => {
    expect(validate({ name: "Jana Kadlecová" }, { legalFormType: "juridical" }).result.isValid).toBe(false);
    expect(validate({ name: "Jana Kadlecová" }, { legalFormType: "physical" }).result.isValid).toBe(true);
    expect(
      validate({ name: "Jana Kadlecová" }, { legalFormType: "juridical", filterMode: "prefer" }).result.isValid,
    ).toBe(true);
    expect(validate({ registrationNumber: "89018354" }).result.isValid).toBe(false);
    expect(validate({ registrationNumber: "89018354" }, { includeTerminatedSubjects: true }).result.isValid).toBe(true);
  });

  test("resultsLimit is the most suggestions that there are", () => {
    expect(validate({ name: "Bezinka Digital" }).suggestions).toHaveLength(2);
    expect(validate({ name: "Bezinka Digital" }, { resultsLimit: 1 }).suggestions).toHaveLength(1);
  });

  test("whatever is sent, only what is critical makes it invalid, and the proposal says what is there", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      anyCompany.map(({ name }) => name),
      anyCompany.map(({ taxNumber }) => taxNumber ?? ""),
    );
    const query = fc.record({ name: text, registrationNumber: text, vatNumber: text }, { requiredKeys: ["name"] });
    fc.assert(
      fc.property(query, (sent) => {
        const { result, resultCorrected, suggestions } = validate(sent);
        expect(result.isValid).toBe(result.errors.every(({ severity }) => severity !== "critical"));
        expect(result.proposal.includes("Correction")).toBe(resultCorrected !== null);
        if (resultCorrected?.isValid !== false)
          expect(result.proposal.endsWith("Suggestion")).toBe(suggestions.length > 0);
        expect(validate(sent)).toEqual({ result, resultCorrected, suggestions });
      }),
    );
  });
});
