import { globSync, readdirSync, readFileSync } from "node:fs";
import { currentVersion } from "@data-validation/generated/versions";
import { countryOf } from "@data-validation/mock/internal/sandbox/countries/index";
import { countryCodes } from "@data-validation/mock/internal/sandbox/countries/names";
import { loadSandbox } from "@data-validation/mock/internal/sandbox/index";
import { expect, test } from "vitest";

const validate = (await loadSandbox("location"))[currentVersion].locationValidate;

test("Every file of a country is in the list of countries", () => {
  const folder = "packages/mock/src/sandbox/countries";
  const listed: readonly string[] = countryCodes;
  const forgotten = readdirSync(folder)
    .flatMap((name) => /^([a-z]{2})\.json$/.exec(name)?.[1]?.toUpperCase() ?? [])
    .filter((code) => !listed.includes(code))
    .map(
      (code) =>
        `Nothing uses the country ${code}: add its names to ${folder}/names.json, and it to index.ts.`,
    );
  expect(forgotten).toEqual([]);
});

test("Every country has an address in the examples", () => {
  const examples = globSync("generated/examples/shared/location/*.yaml").map((file) =>
    readFileSync(file, "utf8"),
  );
  const forgotten = countryCodes
    .filter(
      (code) =>
        !countryOf(code).towns.some(({ town }) => examples.some((text) => text.includes(town))),
    )
    .map(
      (code) =>
        `No example has an address in ${code}: add a request to the files of openapi/shared/location/.`,
    );
  expect(forgotten).toEqual([]);
});

test("Streets are found by the abbreviations that people use, in every country that has such streets", () => {
  const all = countryCodes.map((code) => countryOf(code).streetWords);
  const abbreviations = all.flatMap(({ short, ending }) => Object.entries({ ...short, ...ending }));
  const forgotten = countryCodes.flatMap((country) =>
    countryOf(country).towns.flatMap(({ town, addresses }) =>
      addresses.flatMap(({ street }) =>
        abbreviations.flatMap(([abbreviation, word]) => {
          const abbreviatedStreet =
            street?.replace(new RegExp(`${word}(?!\\p{L})`, "iu"), abbreviation) ?? street;
          if (abbreviatedStreet === null || abbreviatedStreet === street) return [];
          const query = { street: abbreviatedStreet, city: town, country };
          const body = validate?.({ query } as never) as
            | { result: { isValid: boolean } }
            | undefined;
          return body?.result.isValid
            ? []
            : [
                `${abbreviatedStreet}: add "${abbreviation}" to streetWords in the file of ${country}.`,
              ];
        }),
      ),
    ),
  );
  expect(forgotten).toEqual([]);
});
