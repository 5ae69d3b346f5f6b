import { iso7064 } from "./checksum.ts";
import type { Country } from "./country.ts";

/** Germany: two addresses, and no register of companies. */
export const de: Country = {
  postalCode: { digits: 5, separatedAfter: 5, separator: "" },
  streetWords: { before: [], short: {}, flat: [], ending: { "str.": "straße", "pl.": "platz" } },
  houseNumberType: null,
  townsInOtherLanguages: { München: ["Munich", "Mnichov", "Monachium"], Dresden: ["Drážďany", "Drezno"] },
  towns: [
    {
      state: "Bayern",
      region: "Oberbayern",
      town: "München",
      cityPart: "Isarvorstadt",
      addresses: [["Müllerstraße", "80469", 301, "43a", 48.13143, 11.57035]],
    },
    {
      state: "Sachsen",
      region: "Sachsen",
      town: "Dresden",
      cityPart: "Äußere Neustadt",
      addresses: [["Alaunstraße", "01099", 302, "62", 51.0665, 13.7529]],
    },
  ],
  numbers: { vatNumber: { prefix: "DE", lengths: [9], holds: iso7064 } },
};
