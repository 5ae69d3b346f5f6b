import fc from "fast-check";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { describe, expect, test } from "vitest";
import { wellKnownDomains } from "../../../packages/mock/src/sandbox/email/domains.ts";
import { emailSearch } from "../../../packages/mock/src/sandbox/email/search.ts";
import { phoneSearch } from "../../../packages/mock/src/sandbox/phone/search.ts";
import { editDistance } from "../../../packages/mock/src/sandbox/shared/edit-distance.ts";

describe("/email/search", () => {
  const addresses = (value: string, options = {}, client = {}) =>
    emailSearch({ query: { value }, options, client }).results.map(({ data }) => data.email);

  test("the well-known domains are many, each once, in lower case", () => {
    expect(wellKnownDomains.length).toBeGreaterThanOrEqual(60);
    expect(new Set(wellKnownDomains).size).toBe(wellKnownDomains.length);
    expect(wellKnownDomains.filter((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))).toEqual([]);
  });

  test("completes every well-known domain from its beginning, without regard to its case", () => {
    fc.assert(
      fc.property(fc.constantFrom(...wellKnownDomains), fc.nat(20), (domain, length) => {
        const beginning = domain.slice(0, length);
        const found = addresses(`jana@${beginning}`);
        expect(found.every((address) => address?.startsWith(`jana@${beginning}`))).toBe(true);
        expect(addresses(`jana@${beginning.toUpperCase()}`)).toEqual(found);
        if (beginning === domain) expect(found[0]).toBe(`jana@${domain}`);
      }),
    );
  });

  test("keeps the user as typed, and gives the address and its two parts", () => {
    expect(emailSearch({ query: { value: "Jana.K@sez" } }).results).toEqual([
      { data: { email: "Jana.K@seznam.cz", user: "Jana.K", domain: "seznam.cz" } },
    ]);
  });

  test("resultsLimit is never exceeded; it is 5 unless told otherwise", () => {
    for (const resultsLimit of [1, 2, 3, 4, 5]) expect(addresses("jana", { resultsLimit })).toHaveLength(resultsLimit);
    expect(addresses("jana")).toEqual(addresses("jana", { resultsLimit: 5 }));
  });

  test("domains of the client's country come first", () => {
    expect(addresses("jana", {}, { country: "SK" })[0]).toBe("jana@azet.sk");
  });

  test("what cannot become an address is not completed", () => {
    for (const value of ["", "@", "@sez", "jana novak@sez", "jana.@sez", ".jana", `${"a".repeat(65)}@sez`]) {
      expect([value, addresses(value)]).toEqual([value, []]);
    }
  });
});

describe("/phone/search", () => {
  const prefixes = (value: string, options = {}, client = {}) =>
    phoneSearch({ query: { value }, options, client }).results.map(({ data }) => `${data.country} ${data.prefix}`);

  test("finds every country of the world by its prefix, in each notation, by its code and by its name", () => {
    const names = new Intl.DisplayNames("en", { type: "region" });
    for (const country of getCountries()) {
      const code = getCountryCallingCode(country);
      const expected = `${country} +${code}`;
      for (const value of [`+${code}`, code, `00${code}`, country, country.toLowerCase(), names.of(country) ?? ""]) {
        expect([value, prefixes(value, { resultsLimit: 100 })]).toEqual([value, expect.arrayContaining([expected])]);
      }
    }
  });

  test("gives prefixes that begin with the digits that were typed, and no others", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{0,3}$/), (digits) => {
        const found = phoneSearch({ query: { value: `+${digits}` }, options: { resultsLimit: 100 } }).results;
        expect(found.every(({ data }) => data.prefix?.startsWith(`+${digits}`))).toBe(true);
        expect(prefixes(digits, { resultsLimit: 100 })).toEqual(prefixes(`+${digits}`, { resultsLimit: 100 }));
      }),
    );
  });

  test("a name is found without regard to case and diacritics, in four languages", () => {
    for (const value of ["česko", "CESKO", "Czechia", "Czechy", "  česko "])
      expect(prefixes(value)).toEqual(["CZ +420"]);
  });

  test("of the countries that share a prefix, the client's comes first, else the main one", () => {
    expect(prefixes("+1")[0]).toBe("US +1");
    expect(prefixes("+1", {}, { country: "CA" })[0]).toBe("CA +1");
    expect(prefixes("+44")[0]).toBe("GB +44");
  });

  test("allowedPrefixes leaves out the others; an empty list allows all", () => {
    expect(prefixes("+4", { allowedPrefixes: ["+421", "+420"] })).toEqual(["CZ +420", "SK +421"]);
    expect(prefixes("+42", { allowedPrefixes: [] })).toEqual(prefixes("+42"));
    expect(prefixes("+420", { allowedPrefixes: ["+421"] })).toEqual([]);
  });

  test("resultsLimit is never exceeded; it is 10 unless told otherwise", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (resultsLimit) => {
        expect(prefixes("+", { resultsLimit })).toHaveLength(resultsLimit);
      }),
    );
    expect(prefixes("+")).toHaveLength(10);
  });
});

describe("edits", () => {
  test("count what was left out, added, mistaken or swapped", () => {
    const counts = [
      ["karlin", "karlin"],
      ["karlin", "karin"],
      ["karlin", "karllin"],
      ["karlin", "kablin"],
      ["karlin", "kalrin"],
    ];
    expect(counts.map(([from = "", to = ""]) => editDistance(from, to))).toEqual([0, 1, 1, 1, 1]);
  });

  test("are the same in both directions, none between equal texts, and at most one above the limit", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "😀"), maxLength: 8 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(editDistance(b, a, limit));
        expect(editDistance(a, b, limit) === 0).toBe(a === b);
        expect(editDistance(a, b, limit)).toBe(Math.min(editDistance(a, b, 20), limit + 1));
      }),
    );
  });
});
