import fc from "fast-check";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import parsePhoneNumber, { type CountryCode, getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { describe, expect, test } from "vitest";
import { parseInternational } from "../../../packages/mock/src/sandbox/phone/number.ts";
import { phoneValidate as byVersion } from "../../../packages/mock/src/sandbox/phone/validate.ts";
import type { Schemas, SchemasOf } from "../../../packages/mock/src/schemas.ts";
import { runs } from "../../support/property-runs.ts";
import { examplePairs, fits } from "./support.ts";

const { "2.0": phoneValidate20, "2.1": phoneValidate } = byVersion;

type Request = Schemas["PhoneValidateRequest"]["request"];
type Request20 = SchemasOf<"2.0">["PhoneValidateRequest"]["request"];
type Options = NonNullable<Request["options"]>;

const ask = (numberFull: string, options?: Options, client?: Request["client"]) =>
  phoneValidate({ query: { numberFull }, ...(options && { options }), ...(client && { client }) });
const askSeparate = (prefix: string, number: string, options?: Options) =>
  phoneValidate({ query: { prefix, number }, ...(options && { options }) });

const proposal = (numberFull: string, options?: Options) => ask(numberFull, options).result.proposal;
const corrected = (numberFull: string, options?: Options) => ask(numberFull, options).resultCorrected?.data?.numberFull;
const suggested = (answer: Schemas["PhoneValidateResponse"]) => answer.suggestions.map(({ data }) => data?.numberFull);
const kinds = (findings: Schemas["Findings"]) =>
  findings.map(({ group, type, subtype, severity }) => [group, type, subtype, severity].filter(Boolean).join(" "));
const findingsOf = (numberFull: string, options?: Options) => kinds(ask(numberFull, options).result.errors);

const regions = getCountries();

/** A valid number of any region: the region's example number with other digits at its end. */
const validNumbers = fc
  .record({ region: fc.constantFrom(...regions), end: fc.stringMatching(/^\d{0,5}$/) })
  .map(({ region, end }) => {
    const example = (examples as Record<CountryCode, string>)[region];
    return `+${getCountryCallingCode(region)}${example.slice(0, example.length - end.length)}${end}`;
  })
  .filter((number) => parsePhoneNumber(number, { extract: false })?.isValid() === true);

/** Whatever may be typed into a field for phone numbers. */
const texts = fc.oneof(
  validNumbers,
  fc.string({ unit: fc.constantFrom(..."0123456789012345678900++ ()-./OolIx#") }),
  fc
    .tuple(
      fc.constantFrom("", "00", "+", "+420", "tel: ", "(0)", " "),
      validNumbers,
      fc.constantFrom("", " ext. 5", "0", "x", "!"),
    )
    .map((parts) => parts.join("")),
  validNumbers.map((number) => number.slice(1)),
  validNumbers.map((number) => number.slice(4)),
  fc.string({ unit: "binary", maxLength: 40 }),
);

const prefixes = fc.array(fc.constantFrom("+420", "421", "0048", "+44", "+1", "+1268", "", "x", "+999"), {
  maxLength: 3,
});

const queries: fc.Arbitrary<Request["query"]> = fc.oneof<fc.Arbitrary<Request["query"]>[]>(
  texts.map((numberFull) => ({ numberFull })),
  fc.record({
    prefix: fc.oneof(fc.constantFrom("+420", "420", "00420", "+421", "+44", "+1", "", "CZ", "+999"), texts),
    number: texts,
  }),
);

const options = fc.record(
  {
    validationType: fc.constantFrom("basic", "extended"),
    preferredPrefixes: prefixes,
    allowedPrefixes: prefixes,
    correctionMode: fc.constantFrom("full", "format", "suggestion", "none"),
    numberFormat: fc.constantFrom("raw" as const, "national" as const, "e123" as const, "e164" as const),
  },
  { requiredKeys: [] },
);

const requests: fc.Arbitrary<Request> = fc.record(
  { query: queries, options, client: fc.record({ country: fc.constantFrom("CZ", "SK", "GB", "XX", "") }) },
  { requiredKeys: ["query"] },
);

test("Of prefixes without end, the first five hundred are tried", () => {
  const others = (count: number) => Array<string>(count).fill("+48");
  expect(corrected("903123456", { preferredPrefixes: [...others(499), "+421"] })).toBe("+421903123456");
  expect(corrected("903123456", { preferredPrefixes: [...others(500), "+421"] })).not.toBe("+421903123456");
});

describe("A number", () => {
  const digits = fc.oneof(
    validNumbers.map((number) => number.slice(1)),
    fc
      .tuple(validNumbers, fc.stringMatching(/^\d{0,3}$/), fc.nat(12))
      .map(([number, more, end]) => number.slice(1, 4 + end) + more),
    fc
      .tuple(fc.constantFrom(...regions), fc.stringMatching(/^\d{0,15}$/))
      .map(([region, national]) => getCountryCallingCode(region) + national),
  );

  test("exists, is of a country and of a type, and is grouped, as libphonenumber says, although it is asked as little as can be", () => {
    fc.assert(
      fc.property(digits, (number) => {
        const expected = parsePhoneNumber(`+${number}`, { extract: false });
        const found = parseInternational(number);
        expect(found?.e164).toBe(expected?.number);
        expect(found?.exists).toBe(expected?.isValid());
        expect(found?.type ?? undefined).toBe(expected?.getType());
        expect(found?.country).toBe(expected?.country);
        const words = (formatted: string | undefined) => formatted?.match(/\d+/g);
        expect(words(found?.notations.national)).toEqual(words(expected?.formatNational()));
        expect(words(found?.notations.e123)).toEqual(words(expected?.formatInternational()));
      }),
      { numRuns: 3000 },
    );
  });
});

describe("Notations", () => {
  const assertNotations = (number: string) => {
    const { data } = ask(number).result;
    const { raw, national, e164, e123 } = data.format;
    expect(raw).toMatch(/^\d+$/);
    expect(national).toMatch(/^\d+( \d+)*$/);
    expect(e164).toMatch(/^\+\d+$/);
    expect(e123).toMatch(/^\+\d+( \d+)+$/);
    expect(e164).toBe(number);
    expect(e123?.replaceAll(" ", "")).toBe(e164);
    expect(`${data.prefix}${raw}`).toBe(e164);
    expect(data.number).toBe(raw);
    // Dialled within the country, it is the same number. Where libphonenumber does not read back what it wrote (a few landlines of
    // Argentina and of Gabon), the national notation is the national digits behind a trunk prefix.
    const readBack = parsePhoneNumber(national ?? "", {
      defaultCallingCode: data.prefix?.slice(1) ?? "",
      extract: false,
    });
    expect(readBack?.number === e164 || national?.replaceAll(" ", "").endsWith(raw ?? "-")).toBe(true);
  };

  test.each(regions)("of the example number of %s are of one number", (region) => {
    assertNotations(`+${getCountryCallingCode(region)}${(examples as Record<CountryCode, string>)[region]}`);
  });

  test("of any valid number of any region are of one number", () => {
    fc.assert(fc.property(validNumbers, assertNotations), { numRuns: runs(5000) });
  });

  test("numberFormat decides which of them numberFull is, e164 unless asked", () => {
    fc.assert(
      fc.property(
        validNumbers,
        fc.constantFrom("national" as const, "e123" as const, "e164" as const),
        (number, numberFormat) => {
          const { data } = ask(number, { numberFormat }).result;
          expect(data.numberFull).toBe(data.format[numberFormat]);
          expect(ask(number).result.data.numberFull).toBe(data.format.e164);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test("raw is the number as supplied, digits only", () => {
    expect(ask("+420 607-123-456", { numberFormat: "raw" }).result.data.numberFull).toBe("420607123456");
    expect(askSeparate("+420", "607 123 456", { numberFormat: "raw" }).result.data.numberFull).toBe("420607123456");
    expect(ask("+44 (0)20 7946 0018", { numberFormat: "raw" }).result.data.numberFull).toBe("4402079460018");
  });

  test("brackets, dashes, dots and slashes of a region's own notation are spaces here", () => {
    expect(ask("+12015550123").result.data.format.national).toBe("201 555 0123");
    expect(ask("+79123456789").result.data.format.national).toBe("8 912 345 67 89");
    expect(ask("+819012345678").result.data.format).toMatchObject({
      national: "090 1234 5678",
      e123: "+81 90 1234 5678",
    });
    expect(ask("+687751234").result.data.format.national).toBe("75 12 34");
  });

  test("of what cannot be parsed are null, and numberFull is as sent", () => {
    for (const text of ["call me", "+999 123 456 789", "+", ""])
      expect(ask(text).result.data).toMatchObject({
        numberFull: text,
        prefix: null,
        format: { raw: null, national: null, e164: null, e123: null },
        country: { code: null, prefix: null },
      });
  });
});

describe("How a number is written", () => {
  test.each([
    ["spaces between groups are no finding", "+420 607 123 456", []],
    ["no spaces are no finding", "+420607123456", []],
    ["dashes are formatting", "+420 607-123-456", ["FORMAT CHARACTERS info"]],
    ["brackets are formatting", "(+420) 607 123 456", ["FORMAT CHARACTERS info"]],
    ["dots and slashes are formatting", "+420/607.123.456", ["FORMAT CHARACTERS info"]],
    ["other white space is formatting", " +420\t607123456\u200b", ["FORMAT CHARACTERS WHITESPACES info"]],
    ["digits of another script are understood", "+٤٢٠٦٠٧١٢٣٤٥٦", ["FORMAT CHARACTERS warning"]],
    ["full-width digits are understood", "＋４２０６０７１２３４５６", ["FORMAT CHARACTERS warning"]],
  ])("%s", (_, text, findings) => {
    expect(findingsOf(text)).toEqual(findings);
    expect(ask(text)).toMatchObject({
      result: { isValid: true, proposal: "valid" },
      resultCorrected: null,
      suggestions: [],
    });
    expect(ask(text).result.data.numberFull).toBe("+420607123456");
  });

  test.each(["+44 (0)20 7946 0018", "+44 020 7946 0018"])(
    "a trunk zero after the prefix is left out with a warning: %s",
    (text) => {
      expect(findingsOf(text)).toContain("FORMAT INVALID NUMBER warning");
      expect(ask(text).result).toMatchObject({ proposal: "valid", data: { numberFull: "+442079460018" } });
    },
  );

  test("a trunk zero is no finding where the prefix is apart", () => {
    expect(askSeparate("+44", "020 7946 0018").result).toMatchObject({
      errors: [],
      data: { numberFull: "+442079460018" },
    });
  });

  test("a zero that belongs to the number stays", () => {
    expect(ask("+39 06 6982 1234").result.data.format.raw).toBe("0669821234");
  });

  test.each([
    ["00 in place of the plus sign", "00420 607 123 456", "FORMAT INVALID PLUS_SIGN critical"],
    ["00 behind the plus sign", "+00420607123456", "FORMAT INVALID PLUS_SIGN critical"],
    ["two plus signs", "++420607123456", "FORMAT INVALID PLUS_SIGN critical"],
    ["no plus sign", "420607123456", "FORMAT INVALID PLUS_SIGN critical"],
    ["a plus sign in the middle", "420+607123456", "SYNTAX VALUE_PART_POSITION PLUS_SIGN critical"],
    ["the prefix twice", "+420420607123456", "SYNTAX VALUE_PART_EXTRA PREFIX critical"],
    ["the prefix twice, once with 00", "+420 00420 607123456", "SYNTAX VALUE_PART_EXTRA PREFIX critical"],
    ["a letter in place of a digit", "+420 6O7 l23 456", "SYNTAX CHARACTERS critical"],
    ["an extension", "+420 607 123 456 ext. 12", "SYNTAX VALUE_PART_EXTRA critical"],
    ["an extension in Czech", "+420 607 123 456, linka 12", "SYNTAX VALUE_PART_EXTRA critical"],
    ["text around the number", "tel: +420 607 123 456 (home)", "SYNTAX VALUE_PART_EXTRA critical"],
  ])("corrected: %s", (_, text, finding) => {
    expect(findingsOf(text)).toContain(finding);
    expect(proposal(text)).toBe("invalidWithCorrection");
    expect(corrected(text)).toBe("+420607123456");
  });

  test.each([
    ["letters between the digits", "+420 607 a23 456", "SYNTAX CHARACTERS critical"],
    ["no digit", "call me", "SYNTAX CHARACTERS critical"],
    ["nothing", "", "VALUE EMPTY critical"],
    ["white space alone", " \u00a0", "VALUE EMPTY critical"],
    ["too few digits", "+420 607 123", "SYNTAX VALUE_LENGTH TOO_SHORT critical"],
    ["too many digits", "+420 607 123 456 78", "SYNTAX VALUE_LENGTH TOO_LONG critical"],
    ["far too many digits", `+420${"6".repeat(100)}`, "SYNTAX VALUE_LENGTH TOO_LONG critical"],
    ["far too much text", "6".repeat(251), "SYNTAX VALUE_LENGTH TOO_LONG critical"],
    ["digits that are not assigned", "+1 555 123 4567", "VALUE INVALID NUMBER critical"],
    ["a prefix that no country has", "+999 123 456 789", "VALUE INVALID PREFIX critical"],
  ])("invalid: %s", (_, text, finding) => {
    expect(findingsOf(text)).toEqual([finding]);
    expect(proposal(text)).toBe("invalid");
  });

  test("what stays wrong after the correction is told with it", () => {
    const { result, resultCorrected } = ask("00420 607 12");
    expect(result.proposal).toBe("invalidWithPartialCorrection");
    expect(resultCorrected).toMatchObject({
      isValid: false,
      errors: [{ subtype: "TOO_SHORT" }],
      fixes: [{ subtype: "PLUS_SIGN" }],
    });
  });
});

describe("The separate form", () => {
  test("is the same number as the combined form", () => {
    fc.assert(
      fc.property(validNumbers, (number) => {
        const { prefix, number: national } = ask(number).result.data;
        expect(askSeparate(prefix ?? "", national ?? "")).toEqual(ask(number));
      }),
    );
  });

  test.each([
    ["a prefix without its plus sign", "420", "607123456", ["prefix"]],
    ["a prefix with 00", "00420", "607123456", ["prefix"]],
    ["the prefix in both fields", "+420", "+420607123456", ["number"]],
    ["the prefix in both fields, unsigned", "+420", "420607123456", ["number"]],
    ["another prefix in the number", "+421", "+420607123456", ["prefix", "number"]],
    ["the prefix in the number alone", "", "+420607123456", ["prefix"]],
  ])("corrects %s", (_, prefix, number, relatedTo) => {
    const { result, resultCorrected } = askSeparate(prefix, number);
    expect(result.errors[0]).toMatchObject({ severity: "critical", relatedTo });
    expect(result.proposal).toBe("invalidWithCorrection");
    expect(resultCorrected?.data?.numberFull).toBe("+420607123456");
  });

  test("says which field cannot be read", () => {
    expect(askSeparate("CZ", "607123456").result.errors).toMatchObject([{ type: "CHARACTERS", relatedTo: ["prefix"] }]);
    expect(askSeparate("+420", "").result.errors).toMatchObject([{ type: "EMPTY", relatedTo: ["number"] }]);
    expect(askSeparate("+420", "").result.data.numberFull).toBe("+420");
  });
});

describe("Country", () => {
  test("is resolved from the number", () => {
    expect(ask("+420607123456").result.data.country).toEqual({ code: "CZ", prefix: "+420" });
    expect(ask("+12015550123").result.data.country).toEqual({ code: "US", prefix: "+1" });
    expect(ask("+12042345678").result.data.country).toEqual({ code: "CA", prefix: "+1" });
  });

  test.each(["+999 123 456 789", "607123456", "+800 1234 5678", "+1 555 123 4567", "call me"])(
    "cannot be resolved: %s",
    (text) => {
      expect(ask(text).result.data.country).toEqual({ code: null, prefix: null });
      expect(phoneValidate20({ query: { numberWithPrefix: text } }).result.data.country).toEqual({
        code: "",
        prefix: "",
      });
    },
  );
});

describe("preferredPrefixes", () => {
  test("are tried in their order, and the first that fits makes the correction", () => {
    expect(corrected("607123456", { preferredPrefixes: ["+421", "+420", "+48"] })).toBe("+420607123456");
    expect(corrected("607123456", { preferredPrefixes: ["+421", "+48", "+420"] })).toBe("+48607123456");
  });

  test("the others that fit are suggestions", () => {
    const answer = ask("607123456", { preferredPrefixes: ["+420", "+421", "+48"] });
    expect(answer.result.proposal).toBe("invalidWithCorrectionWithSuggestion");
    expect(suggested(answer)).toEqual(["+48607123456"]);
  });

  test("replace a prefix that does not fit, and leave alone one that does", () => {
    expect(corrected("+421 607 123 456", { preferredPrefixes: ["+420"] })).toBe("+420607123456");
    expect(proposal("+421 905 123 456", { preferredPrefixes: ["+420"] })).toBe("valid");
  });

  test("take the trunk zero away", () => {
    expect(corrected("0905 123 456", { preferredPrefixes: ["+421"] })).toBe("+421905123456");
    expect(corrected("020 7946 0018", { preferredPrefixes: ["44"] })).toBe("+442079460018");
  });

  test("without them, the combinations that are valid are suggestions, the caller's country first", () => {
    const answer = ask("607123456");
    expect(answer).toMatchObject({ result: { proposal: "invalidWithSuggestion" }, resultCorrected: null });
    expect(suggested(answer).slice(0, 2)).toEqual(["+420607123456", "+48607123456"]);
    expect(suggested(ask("607123456", {}, { country: "ES" }))[0]).toBe("+34607123456");
    expect(suggested(ask("607123456", {}, { country: "es" }))[0]).toBe("+34607123456");
    expect(suggested(ask("+43 607 123 456"))).toEqual(["+420607123456", "+48607123456"]);
  });

  test("a Czech number under the Slovak prefix is corrected, and the other way round; the others that fit are suggestions", () => {
    const answer = ask("+421 607 123 456");
    expect(answer.resultCorrected).toMatchObject({
      data: { numberFull: "+420607123456" },
      fixes: [{ group: "VALUE", type: "CHANGED", data: { typeFrom: "number", type: "number" } }],
    });
    expect(suggested(answer)).toEqual(["+48607123456"]);
    expect(askSeparate("+420", "915 123 456").resultCorrected).toMatchObject({ data: { numberFull: "+421915123456" } });
    expect(ask("+421 607 123 456", { allowedPrefixes: ["+421"] }).resultCorrected).toBeNull();
  });

  test("a preferred prefix that was there without its plus sign lacks the sign alone", () => {
    expect(ask("420607123456", { preferredPrefixes: ["+420"] }).resultCorrected?.fixes).toMatchObject([
      { type: "VALUE_PART_ADDED", subtype: "PLUS_SIGN", data: { valueFrom: null, value: "+" } },
    ]);
  });

  test("of a number that does not exist nothing is told but the country of its prefix, in both forms", () => {
    const nothing = {
      prefix: null,
      number: null,
      format: { raw: null, national: null, e164: null, e123: null },
      country: { code: "CZ", prefix: "+420" },
      carrier: { name: null, type: null },
    };
    expect(ask("+4206").result.data).toEqual({ numberFull: "+4206", ...nothing });
    expect(askSeparate("+420", "6").result.data).toEqual({ numberFull: "+4206", ...nothing });
    expect(ask("+420 607 123").result.data).toEqual({ numberFull: "+420 607 123", ...nothing });
  });

  test("numberFormat raw writes digits and nothing else, also of what is no number", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(ask(text, { numberFormat: "raw" }).result.data.numberFull).toMatch(/^[0-9]*$/);
      }),
    );
    expect(ask("+999 123 456 789", { numberFormat: "raw" }).result.data.numberFull).toBe("999123456789");
    expect(ask("607 123 456", { numberFormat: "raw" }).result.data.numberFull).toBe("607123456");
  });

  test("a suggestion is always valid", () => {
    fc.assert(
      fc.property(requests, (request) =>
        phoneValidate(request).suggestions.every(
          (suggestion) => suggestion.isValid || request.options?.correctionMode === "suggestion",
        ),
      ),
    );
  });
});

describe("allowedPrefixes", () => {
  test("make a number with another prefix invalid, without taking it for a mistake", () => {
    expect(findingsOf("+421905123456", { allowedPrefixes: ["+420"] })).toEqual(["VALUE NOT_ALLOWED PREFIX critical"]);
    expect(proposal("+421905123456", { allowedPrefixes: ["+420"], preferredPrefixes: ["+420"] })).toBe("invalid");
    expect(proposal("+421905123456", { allowedPrefixes: ["+420", "+421"] })).toBe("valid");
  });

  test("may name a part of a shared prefix", () => {
    expect(proposal("+12684641234", { allowedPrefixes: ["+1268"] })).toBe("valid");
    expect(proposal("+12015550123", { allowedPrefixes: ["+1268"] })).toBe("invalid");
  });

  test("an empty list allows all", () => {
    expect(proposal("+421905123456", { allowedPrefixes: [] })).toBe("valid");
  });

  test("nothing else is offered", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { resultCorrected, suggestions } = ask(text, { allowedPrefixes: ["+48"] });
        for (const offer of [...suggestions, ...(resultCorrected?.isValid ? [resultCorrected] : [])])
          expect(offer.data?.prefix).toBe("+48");
      }),
    );
  });
});

describe("correctionMode", () => {
  const text = "00420 607 123 456 ext. 12";

  test("full applies all corrections", () => {
    expect(ask(text, { correctionMode: "full" })).toEqual(ask(text));
    expect(ask(text).resultCorrected).toMatchObject({
      isValid: true,
      fixes: [{ subtype: "PLUS_SIGN" }, { subtype: "CHARACTERS" }],
    });
  });

  test("format corrects the formatting only", () => {
    const { resultCorrected } = ask(text, { correctionMode: "format" });
    expect(resultCorrected).toMatchObject({
      isValid: false,
      errors: [{ type: "VALUE_PART_EXTRA" }],
      fixes: [{ subtype: "PLUS_SIGN" }],
    });
    expect(corrected("00420607123456", { correctionMode: "format" })).toBe("+420607123456");
    expect(proposal("607123456", { correctionMode: "format", preferredPrefixes: ["+420"] })).toBe("invalid");
  });

  test("suggestion returns the corrected data in suggestions only", () => {
    const answer = ask(text, { correctionMode: "suggestion" });
    expect(answer).toMatchObject({ result: { proposal: "invalidWithSuggestion" }, resultCorrected: null });
    expect(answer.suggestions).toEqual([ask(text).resultCorrected]);
  });

  test("none corrects nothing", () => {
    expect(ask(text, { correctionMode: "none" })).toMatchObject({
      result: { proposal: "invalid" },
      resultCorrected: null,
      suggestions: [],
    });
  });

  test("none of them changes the result", () => {
    fc.assert(
      fc.property(texts, options, (text, { correctionMode, ...others }) => {
        const told = (mode?: string) => {
          const { proposal: _, ...result } = ask(text, { ...others, ...(mode && { correctionMode: mode }) }).result;
          return result;
        };
        expect(told(correctionMode)).toEqual(told());
      }),
    );
  });
});

describe("validationType", () => {
  test("basic, the default, tells the type of line as far as the numbering plan does, and no operator", () => {
    expect(ask("+420607123456").result.data.carrier).toEqual({ name: null, type: "mobile" });
    expect(ask("+420224123456").result.data.carrier).toEqual({ name: null, type: "landline" });
  });

  test.each([
    ["+420607123456", { name: "Example Mobile", type: "mobile" }],
    ["+420224123456", { name: "Example Telecom", type: "landline" }],
    ["+420910123456", { name: "Example Telecom", type: "voip" }],
    ["+12015550123", { name: null, type: null }],
    ["+420607123", { name: null, type: null }],
  ])("extended tells the carrier of %s", (text, carrier) => {
    expect(ask(text, { validationType: "extended" }).result.data.carrier).toEqual(carrier);
  });
});

describe("Version 2.0", () => {
  const ask20 = (numberWithPrefix: string, asked?: Request20["options"]) =>
    phoneValidate20({ query: { numberWithPrefix }, ...(asked && { options: asked }) });

  test("formatNumber decides whether the number has spaces; it has none unless asked", () => {
    expect(ask20("+420607123456").result.data.numberWithPrefix).toBe("+420607123456");
    expect(ask20("+420607123456", { formatNumber: false }).result.data.numberWithPrefix).toBe("+420607123456");
    expect(ask20("+420607123456", { formatNumber: true }).result.data.numberWithPrefix).toBe("+420 607 123 456");
  });

  test("defaultPrefix is tried after the preferred prefixes", () => {
    expect(ask20("607123456", { defaultPrefix: "+420" }).resultCorrected?.data?.numberWithPrefix).toBe("+420607123456");
    const both = ask20("607123456", { defaultPrefix: "+420", preferredPrefixes: ["+48"] });
    expect(both.resultCorrected?.data?.numberWithPrefix).toBe("+48607123456");
  });

  test("tells the same as 2.1 in its own words", () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(translate(phoneValidate20(request20(request)))).toEqual(phoneValidate(comparable(request)));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe("Any request", () => {
  test("gets an answer that the contract allows, the same one each time", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = phoneValidate(request);
        expect(fits("2.1", "PhoneValidateResponse", answer)).toEqual([]);
        expect(fits("2.0", "PhoneValidateResponse", phoneValidate20(request20(request)))).toEqual([]);
        expect(phoneValidate(request)).toEqual(answer);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("may have any text", () => {
    for (const unit of ["0", "+", "(", " ", "x", "1x", "\ud800", "😀", "٤", "(0)", "ext. 1", "+420 "])
      for (const text of [unit.repeat(100_000 / unit.length), unit.repeat(Math.floor(250 / unit.length))]) {
        expect(ask(text).result.isValid).toBe(false);
        expect(askSeparate(text, text).result.isValid).toBe(false);
      }
  });

  test("is valid exactly when it has no critical finding", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { isValid, errors } = phoneValidate(request).result;
        expect(isValid).toBe(errors.every(({ severity }) => severity !== "critical"));
      }),
    );
  });

  test("corrected once has nothing more to correct", () => {
    fc.assert(
      fc.property(texts, options, (text, { numberFormat, correctionMode, ...others }) => {
        for (const offer of [ask(text, others).resultCorrected, ...ask(text, others).suggestions]) {
          if (!offer?.isValid || !offer.data) continue;
          const again = ask(offer.data.numberFull, others);
          expect(again).toMatchObject({
            result: { isValid: true, data: offer.data, errors: [] },
            resultCorrected: null,
            suggestions: [],
          });
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("Examples of the contract", () => {
  const pairs21 = examplePairs("2.1/phone/validate");
  const pairs20 = examplePairs("2.0/phone/validate");

  test.each(pairs21)("$name in 2.1 is what the sandbox answers", ({ request, response }) => {
    expect(phoneValidate(request as Request)).toEqual(response);
  });

  test.each(pairs20)("$name in 2.0 is what the sandbox answers", ({ request, response }) => {
    expect(phoneValidate20(request as Request20)).toEqual(response);
  });

  test("show every proposal that a phone number can have", () => {
    const shown = new Set(
      pairs21.map(({ response }) => (response as Schemas["PhoneValidateResponse"]).result.proposal),
    );
    fc.assert(fc.property(requests, (request) => shown.has(phoneValidate(request).result.proposal)));
  });
});

/** A 2.1 request without the notations that 2.0 does not have for the whole number. */
function comparable({ options: asked, ...request }: Request): Request {
  const { numberFormat, ...others } = asked ?? {};
  return { ...request, options: { ...others, numberFormat: numberFormat === "e123" ? "e123" : "e164" } };
}

/** The 2.0 request that asks the same, by the table of section 9.1; its last preferred prefix goes as defaultPrefix. */
function request20(request: Request): Request20 {
  const { query, options: asked = {}, ...others } = comparable(request);
  const { numberFormat, preferredPrefixes, ...same } = asked;
  const defaultPrefix = preferredPrefixes?.at(-1);
  return {
    ...others,
    query: query.numberFull === undefined ? query : { numberWithPrefix: query.numberFull },
    options: {
      ...same,
      formatNumber: numberFormat === "e123",
      ...(preferredPrefixes && { preferredPrefixes: preferredPrefixes.slice(0, -1) }),
      ...(defaultPrefix !== undefined && { defaultPrefix }),
    },
  };
}

/** A 2.0 response in the words of 2.1, by the table of section 9.1. */
function translate(response: SchemasOf<"2.0">["PhoneValidateResponse"]): unknown {
  return JSON.parse(
    JSON.stringify(response, (key, value) => {
      if (key === "country") return { code: value.code || null, prefix: value.prefix || null };
      if (key === "format") {
        const { national, nationalFormatted, international, internationalFormatted } = value;
        return { raw: national, national: nationalFormatted, e164: international, e123: internationalFormatted };
      }
      if (value === "numberWithPrefix") return "numberFull";
      if (typeof value !== "object" || value === null || !("numberWithPrefix" in value)) return value;
      const { numberWithPrefix, ...others } = value;
      return { numberFull: numberWithPrefix, ...others };
    }),
  );
}
