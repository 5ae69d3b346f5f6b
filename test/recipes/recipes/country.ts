import { after, all, content, type Recipe, replace } from "../recipe.ts";

export const country: Recipe = {
  title: "An address in a new country",
  example: "An address in Vienna.",
  steps: [
    {
      what: "Write a file for the country: its names, how addresses are written there, and its towns; a register of companies only where there is one",
      files: {
        "packages/mock/src/sandbox/countries/at.ts": content(`import type { Country } from "./country.ts";

/** Austria: one address, and no register of companies. */
export const at: Country = {
  names: {
    alpha2: "AT",
    alpha3: "AUT",
    local: "Republik Österreich",
    localShortened: "Österreich",
    international: "Republic of Austria",
    internationalShortened: "Austria",
  },
  postalCode: { digits: 4, separatedAfter: 4, separator: "" },
  streetPrefix: null,
  houseNumberType: null,
  townsInOtherLanguages: { Wien: ["Vienna", "Vídeň", "Viedeň", "Wiedeń"] },
  towns: [
    {
      state: "Wien",
      region: "Wien",
      district: "Wien",
      town: "Wien",
      cityPart: "Neubau",
      streets: [["Lindengasse", "1070", [[401, "17", 48.20011, 16.35109]]]],
    },
  ],
};
`),
      },
    },
    {
      what: "Put it into the list of countries",
      files: {
        "packages/mock/src/sandbox/countries/codes.ts": replace(`"DE"]`, `"DE", "AT"]`),
        "packages/mock/src/sandbox/countries/index.ts": all(
          replace(`import { cz } from "./cz.ts";\n`, `import { at } from "./at.ts";\nimport { cz } from "./cz.ts";\n`),
          replace("PL: pl, DE: de }", "PL: pl, DE: de, AT: at }"),
        ),
      },
    },
    {
      what: "Add a request example that finds the address",
      files: {
        "openapi/shared/location/get.examples.yaml": after(
          "requests:\n",
          `  austrian:
    summary: An address in Austria
    value:
      request:
        query: { country: AT, id: AT-000401 }
`,
        ),
      },
    },
    { what: "Make the artifacts and the response examples, and read the difference", run: "examples" },
  ],
};
