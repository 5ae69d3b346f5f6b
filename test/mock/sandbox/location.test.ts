import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryCodes, countryOf } from "../../../packages/mock/src/sandbox/countries/index.ts";
import { locationGet } from "../../../packages/mock/src/sandbox/location/get.ts";
import { locationLocalize } from "../../../packages/mock/src/sandbox/location/localize.ts";
import { locationSearch } from "../../../packages/mock/src/sandbox/location/search.ts";
import { locationValidate } from "../../../packages/mock/src/sandbox/location/validate.ts";
import { distance } from "../../../packages/mock/src/sandbox/register/nearness.ts";
import { sandboxRecords } from "../../../packages/mock/src/sandbox/register/records.ts";
import type { Location } from "../../../packages/mock/src/sandbox/register/types.ts";
import { fold } from "../../../packages/mock/src/sandbox/shared/text.ts";

const { locations } = sandboxRecords;

type Query = Parameters<typeof locationValidate>[0]["query"];
type Options<Operation extends (request: never) => unknown> = Parameters<Operation>[0] extends { options?: infer O }
  ? O
  : never;
type SearchOptions = NonNullable<Options<typeof locationSearch>>;
type ValidateOptions = NonNullable<Options<typeof locationValidate>>;

const anyLocation = fc.constantFrom(...locations);
const firstLine = ({ street, cityPart, number }: Location) => `${street ?? cityPart} ${number}`;
const asQuery = (location: Location) => ({
  streetWithNumber: firstLine(location),
  city: location.postalTown,
  zip: location.zip,
  country: location.country,
});

/** All that is known of the addresses that a valid query means. */
const wholeOf = (query: Query) => validate(query, { dataScope: "full" }).suggestions.map(({ data }) => data ?? {});

function validate(query: Query, options: ValidateOptions = {}) {
  return locationValidate({ query, options });
}

function search(type: string, value: string, options: SearchOptions = {}, filter?: Record<string, string>): string[] {
  const { results } = locationSearch({ query: { type, value, ...(filter && { filter }) }, options });
  return results.map(({ data }) => data.full ?? "");
}

describe("the data set", () => {
  /** The towns' bounds in degrees: south, west, north, east. */
  const bounds: Record<string, [number, number, number, number]> = {
    Praha: [49.94, 14.22, 50.18, 14.71],
    Brno: [49.11, 16.43, 49.29, 16.73],
    Ostrava: [49.73, 18.09, 49.91, 18.38],
    Plzeň: [49.68, 13.28, 49.81, 13.47],
    Olomouc: [49.53, 17.16, 49.66, 17.39],
    Ludkovice: [49.09, 17.68, 49.14, 17.76],
    Bratislava: [48.01, 16.94, 48.27, 17.3],
    Košice: [48.61, 21.12, 48.82, 21.4],
    Žilina: [49.15, 18.64, 49.28, 18.87],
    Trnava: [48.32, 17.5, 48.44, 17.67],
    Warszawa: [52.09, 20.85, 52.37, 21.28],
    Kraków: [49.96, 19.79, 50.13, 20.22],
    Wrocław: [51.04, 16.8, 51.22, 17.18],
    Gdańsk: [54.27, 18.42, 54.45, 18.95],
    München: [48.06, 11.36, 48.25, 11.72],
    Dresden: [50.97, 13.58, 51.18, 13.97],
    Poznań: [52.29, 16.73, 52.51, 17.08],
  };

  test.each(locations)("$id lies in $town", ({ town, position: { lat, lon } }) => {
    const [south, west, north, east] = bounds[town] ?? [0, 0, 0, 0];
    expect([south <= lat && lat <= north, west <= lon && lon <= east]).toEqual([true, true]);
  });

  test("a street's addresses lie near each other", () => {
    for (const a of locations) {
      for (const b of locations) {
        if (a.town === b.town && a.street !== null && a.street === b.street) {
          expect(distance(a.position, b.position)).toBeLessThan(1000);
        }
      }
    }
  });

  test("identifiers are unique, postal codes have the digits of their country, Czech and Slovak ones those of its regions", () => {
    const regions: Partial<Record<string, RegExp>> = { CZ: /^[1-7]/, SK: /^[089]/ };
    expect(new Set(locations.map(({ id }) => id)).size).toBe(locations.length);
    for (const { zip, country } of locations) {
      expect(zip).toMatch(/^[0-9]+$/);
      expect(zip).toHaveLength(countryOf(country).postalCode.digits);
      expect(zip).toMatch(regions[country] ?? "");
    }
  });

  test("there are a few dozen addresses, in all countries", () => {
    expect(locations.length).toBeGreaterThan(36);
    expect(new Set(locations.map(({ country }) => country))).toEqual(new Set(countryCodes));
  });
});

describe("notations", () => {
  const write = (options: object, id = "CZ-000001") =>
    locationGet({ query: { country: id.slice(0, 2), id }, options }).results[0]?.data;

  test("zipFormat sets the separator of the country", () => {
    expect([write({})?.zip, write({ zipFormat: true })?.zip]).toEqual(["18600", "186 00"]);
    expect([write({}, "PL-000201")?.zip, write({ zipFormat: true }, "PL-000201")?.zip]).toEqual(["00496", "00-496"]);
  });

  test("cityFormat says how exactly a town is named", () => {
    const cities = ["minimal", "basic", "extended", undefined].map((cityFormat) => write({ cityFormat })?.city);
    expect(cities).toEqual(["Praha", "Praha 8", "Praha 8 - Karlín", "Praha 8"]);
  });

  test("countryFormat names the country in six ways", () => {
    const formats = ["alpha2", "alpha3", "local", "localShortened", "international", "internationalShortened"];
    const names = (id: string) => formats.map((countryFormat) => write({ countryFormat }, id)?.country);
    expect(names("CZ-000001")).toEqual(["CZ", "CZE", "Česká republika", "Česko", "Czech Republic", "Czechia"]);
    expect(names("SK-000101")).toEqual([
      "SK",
      "SVK",
      "Slovenská republika",
      "Slovensko",
      "Slovak Republic",
      "Slovakia",
    ]);
    expect(names("PL-000201")).toEqual([
      "PL",
      "POL",
      "Rzeczpospolita Polska",
      "Polska",
      "Republic of Poland",
      "Poland",
    ]);
  });

  test("a notation that nobody knows yet is taken as the default", () => {
    for (const unknown of ["", "somethingNew", "constructor", "__proto__", "toString"]) {
      const options = { cityFormat: unknown, countryFormat: unknown, dataScope: unknown, filterMode: unknown };
      expect(write(options)).toEqual(write({}));
      const query = { type: "city", value: "pra" };
      expect(locationSearch({ query, options })).toEqual(locationSearch({ query }));
    }
  });

  test("the line of the whole address is in the notations of its parts", () => {
    const options = { zipFormat: true, cityFormat: "extended" };
    expect(write(options)?.full).toBe("Sokolovská 192/79, 186 00 Praha 8 - Karlín");
  });

  test("dataScope full adds the state, the region, the district, the part of the town and the position", () => {
    expect(Object.keys(write({ dataScope: "full" }) ?? {}).filter((key) => !(key in (write({}) ?? {})))).toEqual([
      "state",
      "region",
      "district",
      "cityPart",
      "geometry",
    ]);
  });
});

describe("/location/get", () => {
  test("finds every address by both of its identifiers, and in its country alone", () => {
    for (const { id, externalId, country } of locations) {
      const get = (query: { country: string; id: string }, idType?: string) =>
        locationGet({ query, options: { ...(idType && { idType }) } }).results.map(({ data }) => data.ids?.internal);
      expect(get({ country, id })).toEqual([id]);
      expect(get({ country, id: externalId }, "external")).toEqual([id]);
      expect(get({ country, id: externalId }, "internal")).toEqual([]);
      expect(get({ country: country === "CZ" ? "SK" : "CZ", id })).toEqual([]);
    }
  });
});

describe("/location/localize", () => {
  const anywhere = fc.record({
    lat: fc.double({ min: 48, max: 55, noNaN: true }),
    lon: fc.double({ min: 12, max: 24, noNaN: true }),
  });
  const nearAnAddress = fc
    .tuple(
      anyLocation,
      fc.double({ min: -0.005, max: 0.005, noNaN: true }),
      fc.double({ min: -0.005, max: 0.005, noNaN: true }),
    )
    .map(([{ position }, dLat, dLon]) => ({ lat: position.lat + dLat, lon: position.lon + dLon }));
  const anyPosition = fc.oneof(anywhere, nearAnAddress);

  test("a degree of latitude is 111 km, and of longitude half of that at 60 degrees", () => {
    expect(distance({ lat: 49, lon: 15 }, { lat: 50, lon: 15 }) / 111_195).toBeCloseTo(1, 3);
    expect(distance({ lat: 60, lon: 15 }, { lat: 60, lon: 16 }) / (111_195 / 2)).toBeCloseTo(1, 3);
    expect(distance({ lat: 49, lon: 15 }, { lat: 49, lon: 15 })).toBe(0);
  });

  test("gives the addresses within the radius, all of them and no other, nearest first", () => {
    fc.assert(
      fc.property(anyPosition, fc.integer({ min: 1, max: 1000 }), (query, radius) => {
        const { results, resultsCount } = locationLocalize({ query, options: { radius, dataScope: "full" } });
        const metres = results.map(({ data }) => {
          const { lat, lon } = data.geometry?.gps ?? {};
          return distance(query, { lat: lat ?? 0, lon: lon ?? 0 });
        });
        expect(metres).toEqual(metres.toSorted((a, b) => a - b));
        expect(metres.every((distance) => distance <= radius)).toBe(true);
        expect(resultsCount).toBe(locations.filter(({ position }) => distance(query, position) <= radius).length);
        expect(results).toHaveLength(resultsCount);
      }),
    );
  });

  test("acceptNearest gives the nearest address where there is none within the radius", () => {
    fc.assert(
      fc.property(anyPosition, fc.integer({ min: 1, max: 1000 }), (query, radius) => {
        const within = locationLocalize({ query, options: { radius } });
        const { results } = locationLocalize({ query, options: { radius, acceptNearest: true } });
        if (within.resultsCount > 0) expect(results).toEqual(within.results);
        else {
          const nearest = Math.min(...locations.map(({ position }) => distance(query, position)));
          const found = locations.find(({ id }) => id === results[0]?.data.ids?.internal);
          expect(found && distance(query, found.position)).toBe(nearest);
        }
      }),
    );
  });

  test("looks 50 metres far unless told otherwise, and in the countries of dataSource alone", () => {
    const query = { lat: 50.0929, lon: 14.4547 };
    expect(locationLocalize({ query })).toEqual(locationLocalize({ query, options: { radius: 50 } }));
    expect(locationLocalize({ query }).resultsCount).toBeGreaterThan(0);
    expect(locationLocalize({ query, options: { dataSource: ["CZ"] } })).toEqual(locationLocalize({ query }));
    expect(locationLocalize({ query, options: { dataSource: ["PL"] } }).resultsCount).toBe(0);
    const [nearest] = locationLocalize({ query, options: { dataSource: ["PL"], acceptNearest: true } }).results;
    expect(nearest?.data.country).toBe("PL");
  });
});

describe("/location/search", () => {
  test("does not see case, diacritics and superfluous white space", () => {
    fc.assert(
      fc.property(
        anyLocation,
        fc.constantFrom("street", "city", "streetWithNumber", "full"),
        fc.nat(12),
        (location, type, length) => {
          const value = {
            street: location.street ?? "",
            city: location.town,
            streetWithNumber: firstLine(location),
            full: firstLine(location),
          }[type];
          const beginning = value.slice(0, length + 1);
          fc.pre(beginning.trim() !== "");
          const found = search(type, beginning, { resultsLimit: 20 });
          expect(found.length).toBeGreaterThan(0);
          for (const variant of [fold(beginning), beginning.toUpperCase(), `  ${beginning} `]) {
            expect(search(type, variant, { resultsLimit: 20 })).toEqual(found);
          }
        },
      ),
    );
  });

  test("the more is typed, the fewer places are found, and the one that is meant stays", () => {
    fc.assert(
      fc.property(anyLocation, fc.nat(30), (location, length) => {
        const line = firstLine(location);
        const [short, long] = [line.slice(0, length + 1), line.slice(0, length + 2)];
        const found = (value: string) =>
          search("streetWithNumber", value, { resultsLimit: 1000, allowPartialResults: false });
        expect(found(short)).toEqual(expect.arrayContaining(found(long)));
        expect(found(long).some((full) => full.startsWith(line))).toBe(true);
      }),
    );
  });

  test("resultsLimit is never exceeded, and resultsOffset goes on where the page before ended", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("a", "k", "praha", "s"),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(20),
        (value, resultsLimit, resultsOffset) => {
          const page = search("full", value, { resultsLimit, resultsOffset });
          expect(page).toEqual(
            search("full", value, { resultsLimit: 1000 }).slice(resultsOffset, resultsOffset + resultsLimit),
          );
          expect(search("full", value).length).toBeLessThanOrEqual(10);
        },
      ),
    );
  });

  test("each field is searched by its own values", () => {
    expect(search("zip", "602 0")).toEqual(["60200 Brno"]);
    expect(search("zip", "00-49")).toEqual(["00496 Warszawa"]);
    expect(search("city", "warsaw")).toEqual(["Warszawa"]);
    expect(search("number.part1", "1395")).toEqual(["Mlynská 1395/22, 04001 Košice"]);
    expect(search("number.part2", "112")).toEqual(["Hlavná 104/112, 04001 Košice"]);
    expect(search("number.full", "68/4")).toEqual(["Hlavná 68/43, 04001 Košice"]);
    expect(search("full", "kosice mlynska")).toContain("Mlynská 1395/22, 04001 Košice");
    expect(search("somethingNew", "a")).toEqual([]);
  });

  test("allowPartialResults lets in towns and streets", () => {
    expect(search("city", "olom")).toEqual(["77900 Olomouc"]);
    expect(search("city", "olom", { allowPartialResults: false })).toEqual([
      "Riegrova 381/22, 77900 Olomouc",
      "Riegrova 399/36a, 77900 Olomouc",
    ]);
    expect(search("streetWithNumber", "riegr", { allowPartialResults: false })).toEqual([
      "Riegrova 381/22, 77900 Olomouc",
      "Riegrova 399/36a, 77900 Olomouc",
    ]);
  });

  test("filterMode limit leaves out what does not match, prefer puts it last", () => {
    const [kosice, trnava] = ["Hlavná, 04001 Košice", "Hlavná, 91701 Trnava"];
    expect(search("street", "hlavna")).toEqual([kosice, trnava]);
    expect(search("street", "hlavna", {}, { city: "Trnava" })).toEqual([trnava]);
    expect(search("street", "hlavna", { filterMode: "prefer" }, { city: "Trnava" })).toEqual([trnava, kosice]);
  });

  test("finds what the validation knows: half of a house number, and what people write before a street", () => {
    const found = (type: string, value: string) => search(type, value)[0];
    expect(found("streetWithNumber", "Sokolovská 79")).toBe("Sokolovská 192/79, 18600 Praha 8");
    expect(found("full", "ul. Floriańska 18")).toBe("Floriańska 18, 31019 Kraków");
    expect(found("street", "ul. flor")).toBe("Floriańska, 31019 Kraków");
  });

  test("the three filter switches decide how near a filter value must come", () => {
    const found = (options: SearchOptions, filter: Record<string, string>) =>
      search("street", "sokolovska", options, filter).length;
    expect([found({}, { city: "PRAHA 8" }), found({ filterAcceptFormat: false }, { city: "PRAHA 8" })]).toEqual([1, 0]);
    expect([found({}, { city: "Prague" }), found({ filterAcceptAlternatives: false }, { city: "Prague" })]).toEqual([
      1, 0,
    ]);
    expect([found({}, { zip: "186" }), found({ filterExactMatch: false }, { zip: "186" })]).toEqual([0, 1]);
    expect([found({}, { zip: "186 00" }), found({ filterAcceptFormat: false }, { zip: "186 00" })]).toEqual([1, 0]);
    expect([found({}, { zip: "13000" }), found({}, { somethingNew: "13000" })]).toEqual([0, 1]);
  });

  test("what lies in the client's country, and nearer to it, comes first", () => {
    const streets = (client: object) =>
      locationSearch({ query: { type: "street", value: "hlavna" }, client }).results.map(({ data }) => data.city);
    expect(streets({})).toEqual(["Košice", "Trnava"]);
    expect(streets({ location: { lat: 48.37, lon: 17.58 } })).toEqual(["Trnava", "Košice"]);
    const towns = (country: string) =>
      locationSearch({ query: { type: "full", value: "b" }, client: { country } }).results.map(
        ({ data }) => data.country,
      );
    expect([towns("SK")[0], towns("CZ")[0]]).toEqual(["SK", "CZ"]);
  });
});

describe("/location/validate", () => {
  test("every address of the data set is valid as it is written, by its parts and on one line", () => {
    for (const location of locations) {
      const { result, resultCorrected, suggestions } = validate(asQuery(location));
      expect(result).toMatchObject({ proposal: "valid", errors: [] });
      expect(wholeOf(asQuery(location)).map(({ ids }) => ids?.internal)).toEqual([location.id]);
      expect(result.dataTypes).toEqual({ valid: ["streetWithNumber", "city", "zip", "country"], invalid: [] });
      expect([resultCorrected, suggestions]).toEqual([null, []]);
      for (const full of [
        `${firstLine(location)}, ${location.zip} ${location.postalTown}`,
        `${firstLine(location)} ${location.postalTown} ${location.zip}`,
        `${firstLine(location)}, ${location.town}, ${location.country}`,
      ]) {
        const line = validate({ full, country: location.country });
        const ids = wholeOf({ full, country: location.country }).map(({ ids }) => ids?.internal);
        expect([full, line.result.proposal, ids]).toEqual([full, "valid", [location.id]]);
      }
    }
  });

  test("what the service writes, in whatever notation, is valid to it", () => {
    fc.assert(
      fc.property(
        anyLocation,
        fc.boolean(),
        fc.constantFrom("minimal", "basic", "extended"),
        ({ id, country }, zipFormat, cityFormat) => {
          const { data } = locationGet({ query: { country, id }, options: { zipFormat, cityFormat } }).results[0] ?? {};
          const query = { full: data?.full ?? "", city: data?.city ?? "", zip: data?.zip ?? "" };
          expect(validate(query).result.proposal).toBe("valid");
          expect(wholeOf(query).map(({ ids }) => ids?.internal)).toEqual([id]);
        },
      ),
    );
  });

  test("a correction starts from what was sent, goes on from step to step, and ends with what the data then has", () => {
    const changes = [
      (text: string) => text.toUpperCase(),
      fold,
      (text: string) => text.replace(" ", "  "),
      (text: string) => text.replaceAll(", ", ","),
    ];
    fc.assert(
      fc.property(anyLocation, fc.constantFrom(...changes), fc.boolean(), (location, change, isLine) => {
        const line = `${firstLine(location)}, ${location.zip} ${location.postalTown}`;
        const field = isLine ? "full" : "streetWithNumber";
        const sent = change(isLine ? line : firstLine(location));
        const { resultCorrected } = validate({ [field]: sent, city: location.postalTown } as Query);
        const steps = (resultCorrected?.fixes ?? []).map(({ data }) => [data?.valueFrom, data?.value]);
        if (steps.length === 0) return;
        expect(steps.map(([from]) => from)).toEqual([sent, ...steps.slice(0, -1).map(([, to]) => to)]);
        expect(steps.at(-1)?.[1]).toBe(resultCorrected?.data?.[field]);
      }),
    );
  });

  test("the whole line of a correction says what its parts say", () => {
    fc.assert(
      fc.property(
        anyLocation,
        fc.boolean(),
        fc.constantFrom("minimal", "basic", "extended"),
        (location, zipFormat, cityFormat) => {
          const options = { zipFormat, cityFormat };
          const data = validate({ full: fold(`${firstLine(location)}, ${location.zip} ${location.town}`) }, options)
            .resultCorrected?.data;
          if (!data) return;
          expect(data.full).toBe(`${data.streetWithNumber}, ${data.zip} ${data.city}`);
        },
      ),
    );
  });

  test("correctionMode format never repairs a typing error", () => {
    const options = { correctionMode: "format" };
    expect(
      validate({ streetWithNumber: "sokolovksá  192/79", city: "Praha 8" }, options).resultCorrected,
    ).toMatchObject({
      isValid: false,
      data: { streetWithNumber: "sokolovksá 192/79" },
    });
    expect(validate({ full: "Sokolovksá 192/79, 18600 Praha 8" }, options).resultCorrected).toBeNull();
  });

  test("among places that fit equally well, those of the client's country and nearer to it come first", () => {
    const inTown = (lat: number, lon: number) =>
      locationValidate({ query: { street: "Hlavná" }, client: { location: { lat, lon } } }).suggestions.map(
        ({ data }) => data?.city,
      );
    expect(inTown(48.37, 17.59)).toEqual(["Trnava", "Košice"]);
    expect(inTown(48.72, 21.26)).toEqual(["Košice", "Trnava"]);
  });

  test("wrong case, diacritics or white space are formatting, and are corrected", () => {
    fc.assert(
      fc.property(anyLocation, fc.constantFrom("upper", "folded", "spaced"), (location, how) => {
        const query = asQuery(location);
        const change = {
          upper: (text: string) => text.toUpperCase(),
          folded: fold,
          spaced: (text: string) => `  ${text} `,
        }[how];
        const sent = { ...query, streetWithNumber: change(query.streetWithNumber), city: change(query.city) };
        const { result, resultCorrected } = validate(sent, { correctionMode: "format" });
        expect(result.proposal).toBe("invalidWithCorrection");
        expect(result.errors.every(({ group }) => group === "FORMAT")).toBe(true);
        expect(result.data).toMatchObject(sent);
        expect(resultCorrected).toMatchObject({ isValid: true, data: query, errors: [] });
        expect(result.dataTypes?.invalid).toEqual(["streetWithNumber", "city"]);
      }),
    );
  });

  test("a wrong postal code is corrected to the one of the street and town", () => {
    fc.assert(
      fc.property(anyLocation, anyLocation, (location, other) => {
        fc.pre(location.zip !== other.zip);
        const { result, resultCorrected } = validate({ ...asQuery(location), zip: other.zip });
        expect(result.dataTypes?.invalid).toEqual(["zip"]);
        expect(resultCorrected?.data?.zip).toBe(location.zip);
        expect(
          validate({ ...asQuery(location), zip: other.zip }, { correctionMode: "format" }).resultCorrected,
        ).toBeNull();
      }),
    );
  });

  test("a typing error in a street is corrected where the town confirms it, and suggested where nothing does", () => {
    expect(validate({ street: "Sokolovksá", city: "Praha 8" }).resultCorrected?.data?.street).toBe("Sokolovská");
    const alone = validate({ street: "Sokolovksá" });
    expect([alone.resultCorrected, alone.suggestions[0]?.data?.street]).toEqual([null, "Sokolovská"]);
  });

  test("a house number is never corrected to another one", () => {
    fc.assert(
      fc.property(anyLocation, fc.integer({ min: 1, max: 9999 }), (location, number) => {
        fc.pre(
          !locations.some((other) => other.town === location.town && other.number.split("/").includes(String(number))),
        );
        const { street, cityPart } = location;
        const { result, resultCorrected, suggestions } = validate({
          ...asQuery(location),
          streetWithNumber: `${street ?? cityPart} ${number}`,
        });
        expect(result.errors.map(({ subtype }) => subtype)).toEqual(["NUMBER"]);
        expect(resultCorrected).toBeNull();
        expect(suggestions.map(({ data }) => data?.street)).toContain(street);
      }),
    );
  });

  test("the second part of a house number is enough, and the whole is suggested", () => {
    const { result, suggestions } = validate({ "number.full": "79", street: "Sokolovská", city: "Praha 8" });
    expect(result).toMatchObject({ proposal: "validWithSuggestion", data: { number: { full: "79" } } });
    expect(suggestions[0]?.data?.number).toMatchObject({ full: "192/79", part1: "192", part2: "79" });
  });

  test("each correctionMode lets out its part of the correction", () => {
    const query = { street: "Sokolovksá", city: "praha 8" };
    const modes = ["full", "format", "suggestion", "none"].map((correctionMode) => validate(query, { correctionMode }));
    expect(modes.map(({ result }) => result.proposal)).toEqual([
      "invalidWithCorrection",
      "invalidWithPartialCorrection",
      "invalidWithSuggestion",
      "invalid",
    ]);
    expect(modes[1]?.resultCorrected?.data).toMatchObject({ street: "Sokolovksá", city: "Praha 8" });
    expect(modes.map(({ result }) => result.data)).toEqual(modes.map(() => modes[0]?.result.data));
  });

  test("correctionModeCrossCountry decides whether a place of another country is offered", () => {
    const query = { street: "Obchodná", city: "Bratislava", country: "CZ" };
    const offered = ["full", "format", "suggestion", "none", undefined].map((mode) => {
      const { resultCorrected, suggestions } = validate(
        query,
        mode === undefined ? {} : { correctionModeCrossCountry: mode },
      );
      return [resultCorrected?.data?.country, suggestions[0]?.data?.country];
    });
    expect(offered).toEqual([
      ["SK", undefined],
      [undefined, undefined],
      [undefined, "SK"],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test("acceptPostOfficeAsCity lets the town of the post office stand for the village", () => {
    const query = { streetWithNumber: "Ludkovice 37", city: "Biskupice u Luhačovic", zip: "76341" };
    expect(validate(query, { acceptPostOfficeAsCity: true }).result).toMatchObject({
      proposal: "valid",
      data: { city: query.city },
    });
    expect(validate(query).resultCorrected?.data?.city).toBe("Ludkovice");
  });

  test("a postal code is judged by its characters and its length", () => {
    const subtypes = ["1860", "186000", "18 6-0A"].map((zip) =>
      validate({ zip }).result.errors.map(({ type, subtype }) => [type, subtype]),
    );
    expect(subtypes).toEqual([[["VALUE_LENGTH", "TOO_SHORT"]], [["VALUE_LENGTH", "TOO_LONG"]], [["CHARACTERS", null]]]);
  });

  test("resultsLimit is the most suggestions that there are", () => {
    expect(validate({ streetWithNumber: "Sokolovská 500" }).suggestions).toHaveLength(3);
    expect(validate({ streetWithNumber: "Sokolovská 500" }, { resultsLimit: 1 }).suggestions).toHaveLength(1);
  });

  test("whatever is sent, every field is judged, only what is critical makes it invalid, and the proposal says what is there", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      anyLocation.map(firstLine),
      anyLocation.map(({ town }) => town),
      anyLocation.map(({ street }) => street?.toUpperCase() ?? ""),
      anyLocation.map(({ zip }) => ` ${zip}`),
    );
    const fields = {
      street: text,
      streetWithNumber: text,
      "number.full": text,
      city: text,
      zip: text,
      full: text,
      country: text,
    };
    const query = fc.record(fields, { requiredKeys: ["city"] });
    const options = fc.record({
      correctionMode: fc.constantFrom("full", "format", "suggestion", "none"),
      resultsLimit: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(query, options, (sent, options) => {
        const { result, resultCorrected, suggestions } = validate(sent, options);
        const judged = [...(result.dataTypes?.valid ?? []), ...(result.dataTypes?.invalid ?? [])];
        expect(judged.toSorted()).toEqual(Object.keys(sent).toSorted());
        expect(result.isValid).toBe(result.errors.every(({ severity }) => severity !== "critical"));
        expect(result.isValid).toBe(result.dataTypes?.invalid?.length === 0);
        expect(result.proposal.includes("Correction")).toBe(resultCorrected !== null);
        if (resultCorrected?.isValid !== false)
          expect(result.proposal.endsWith("Suggestion")).toBe(suggestions.length > 0);
        expect(suggestions.length).toBeLessThanOrEqual(options.resultsLimit);
        expect(validate(sent, options)).toEqual({ result, resultCorrected, suggestions });
      }),
    );
  });
});
