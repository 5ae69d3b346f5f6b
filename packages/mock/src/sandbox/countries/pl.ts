import { weighted } from "./checksum.ts";
import type { CompanyRow, Country, LegalForm } from "./country.ts";

const limited: LegalForm = { type: "juridical", code: "117", name: "Spółka z ograniczoną odpowiedzialnością" };
const stock: LegalForm = { type: "juridical", code: "116", name: "Spółka akcyjna" };
const sole: LegalForm = { type: "physical", code: "099", name: "Osoba fizyczna prowadząca działalność gospodarczą" };

/** The statistical number of Poland: of a company 9 digits, of a branch 14, of which the first 9 are the company's. */
function holdsRegon(digits: string): boolean {
  const isCompany = (weighted(digits, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === Number(digits[8]);
  if (digits.length === 9) return isCompany;
  return isCompany && (weighted(digits, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11) % 10 === Number(digits[13]);
}

/** The tax number of Poland. A remainder of 10 has no check digit, so such numbers are not given out. */
function holdsNip(digits: string): boolean {
  return weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);
}

const companies: readonly CompanyRow[] = [
  ["Bursztynowy Zegar sp. z o.o.", "990005232", "9990005230", "PL9990005230", 209, limited, "2009-10-28"],
  ["Papierowy Żuraw S.A.", "990010463", "9990010461", "PL9990010461", 202, stock, "1999-03-17"],
  ["Kuźnia Pod Jarzębiną sp. z o.o.", "990015696", "9990015694", "PL9990015694", 205, limited, "2014-12-05"],
  ["Złoty Jeż Transport sp. z o.o.", "990020929", "9990020927", null, 208, limited, "2006-02-14", "2022-06-30"],
  ["Anna Wiśniewska Pracownia Ceramiki", "990031382", "9990036615", "PL9990036615", 210, sole, "2019-05-20"],
];

/** Poland: towns, streets and positions are real; house numbers, identifiers and companies are invented. */
export const pl: Country = {
  postalCode: { digits: 5, separatedAfter: 2, separator: "-" },
  streetWords: {
    before: ["ul.", "ulica"],
    short: { "pl.": "plac", "al.": "aleja", "os.": "osiedle" },
    flat: ["m.", "lok."],
    ending: {},
  },
  houseNumberType: null,
  townsInOtherLanguages: {
    Warszawa: ["Warsaw", "Warschau", "Varšava"],
    Kraków: ["Cracow", "Krakau", "Krakov"],
    Wrocław: ["Breslau", "Vratislav"],
    Gdańsk: ["Danzig"],
    Poznań: ["Posen", "Poznaň"],
  },
  towns: [
    {
      region: "mazowieckie",
      town: "Warszawa",
      cityPart: "Śródmieście",
      addresses: [
        ["Nowy Świat", "00496", 201, "7/3", 52.23094, 21.02158],
        ["Nowy Świat", "00496", 202, "15", 52.2315, 21.02099],
        ["Chmielna", "00021", 203, "24", 52.23257, 21.01403],
      ],
    },
    {
      region: "mazowieckie",
      town: "Warszawa",
      cityPart: "Mokotów",
      addresses: [["Puławska", "02515", 204, "41", 52.20693, 21.02341]],
    },
    {
      region: "małopolskie",
      town: "Kraków",
      cityPart: "Stare Miasto",
      addresses: [
        ["Floriańska", "31019", 205, "18", 50.06312, 19.94022],
        ["Floriańska", "31019", 206, "31", 50.0639, 19.94094],
        ["Grodzka", "31001", 207, "9", 50.06006, 19.93763],
      ],
    },
    {
      region: "dolnośląskie",
      town: "Wrocław",
      cityPart: "Stare Miasto",
      addresses: [["Świdnicka", "50066", 208, "12", 51.10798, 17.03179]],
    },
    {
      region: "pomorskie",
      town: "Gdańsk",
      cityPart: "Śródmieście",
      addresses: [["Długa", "80827", 209, "57", 54.34897, 18.65105]],
    },
    {
      region: "wielkopolskie",
      town: "Poznań",
      cityPart: "Stare Miasto",
      addresses: [["Święty Marcin", "61803", 210, "69", 52.40733, 16.91937]],
    },
  ],
  numbers: {
    registrationNumber: { prefix: "", lengths: [9, 14], holds: holdsRegon },
    taxNumber: { prefix: "", lengths: [10], holds: holdsNip },
    vatNumber: { prefix: "PL", lengths: [10], holds: holdsNip },
  },
  register: {
    legalForms: {
      "sp. z o.o.": ["sp. z o. o.", "sp.z o.o.", "spółka z o.o.", "spółka z ograniczoną odpowiedzialnością"],
      "S.A.": ["SA", "spółka akcyjna"],
    },
    companies,
  },
};
