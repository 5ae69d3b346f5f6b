import { ico, type NumberKind, weighted } from "./checksum.ts";
import type { CompanyRow, Country, LegalForm } from "./country.ts";

const limited: LegalForm = { type: "juridical", code: "112", name: "Společnost s ručením omezeným" };
const stock: LegalForm = { type: "juridical", code: "121", name: "Akciová společnost" };
const partnership: LegalForm = { type: "juridical", code: "111", name: "Veřejná obchodní společnost" };
const sole: LegalForm = { type: "physical", code: "101", name: "Fyzická osoba podnikající dle živnostenského zákona" };

const taxNumber: NumberKind = { prefix: "CZ", lengths: [8, 9, 10], holds: holdsTax };

/** A legal person's (8 digits, not from 9 on), a natural person's own tax number (9 digits from 6 on), or a birth number (9 or 10). */
function holdsTax(digits: string): boolean {
  if (digits.length === 8) return !digits.startsWith("9") && ico.holds(digits);
  if (digits.length === 9 && digits.startsWith("6")) {
    const remainder = weighted(digits.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
    return (8 - ((10 - remainder + 11) % 11) + 10) % 10 === Number(digits[8]);
  }
  // A birth number of 9 digits was given out before 1954, without a check digit.
  if (digits.length === 9) return Number(digits.slice(0, 2)) < 54;
  return Number(digits) % 11 === 0 || (Number(digits.slice(0, 9)) % 11 === 10 && digits.endsWith("0"));
}

const companies: readonly CompanyRow[] = [
  ["Kovárna Pod Jeřábem s.r.o.", "89003675", "CZ89003675", "CZ89003675", 1, limited, "2011-03-14"],
  ["Ořechové hodiny a.s.", "89007344", "CZ89007344", "CZ89007344", 12, stock, "1998-11-02"],
  ["Bezinka Digital s.r.o.", "89011015", "CZ89011015", "CZ89011015", 4, limited, "2016-06-21"],
  [
    "Papírnictví Zelený drak v.o.s.",
    "89014685",
    "CZ89014685",
    "CZ89014685",
    17,
    partnership,
    "2004-01-19",
    null,
    { isInInsolvency: true },
  ],
  ["Pekařství U Tří sov s.r.o.", "89018354", "CZ89018354", null, 20, limited, "2001-05-09", "2019-12-31"],
  ["Kovárna Tichý vodník s.r.o.", "89022025", "CZ89022025", null, 19, limited, "2020-09-01"],
  ["Jana Kadlecová", "89025695", "CZ699003671", "CZ699003671", 21, sole, "2013-02-25"],
  ["Karel Kovářík", "89029364", "CZ699007342", null, 7, sole, "2018-10-15"],
];

/** Czechia: towns, streets and positions are real; house numbers, identifiers and companies are invented. */
export const cz: Country = {
  postalCode: { digits: 5, separatedAfter: 3, separator: " " },
  streetWords: {
    before: ["ul.", "ulice"],
    short: { "nám.": "náměstí", "tř.": "třída", "nábř.": "nábřeží" },
    flat: [],
    ending: {},
  },
  houseNumberType: "číslo popisné",
  townsInOtherLanguages: {
    Praha: ["Prague", "Prag", "Praga"],
    Brno: ["Brünn"],
    Plzeň: ["Pilsen"],
    Olomouc: ["Olmütz"],
  },
  towns: [
    {
      region: "Hlavní město Praha",
      town: "Praha",
      postalTown: "Praha 8",
      cityPart: "Karlín",
      addresses: [
        ["Sokolovská", "18600", 1, "192/79", 50.0929, 14.4547],
        ["Sokolovská", "18600", 2, "194/81", 50.09296, 14.45502],
        ["Sokolovská", "18600", 3, "24/37", 50.09181, 14.44726],
        ["Křižíkova", "18600", 4, "159/56", 50.09302, 14.4522],
        ["Křižíkova", "18600", 5, "283/1", 50.09127, 14.44061],
        ["Thámova", "18600", 6, "137/16", 50.09214, 14.45296],
      ],
    },
    {
      region: "Hlavní město Praha",
      town: "Praha",
      postalTown: "Praha 3",
      cityPart: "Žižkov",
      addresses: [
        ["Seifertova", "13000", 7, "454/33", 50.08437, 14.44707],
        ["Seifertova", "13000", 8, "560/71", 50.08361, 14.45051],
        ["Husitská", "13000", 9, "107/3", 50.08627, 14.44371],
      ],
    },
    {
      region: "Hlavní město Praha",
      town: "Praha",
      postalTown: "Praha 2",
      cityPart: "Vinohrady",
      addresses: [
        ["Mánesova", "12000", 10, "917/28", 50.07793, 14.43969],
        ["Korunní", "12000", 11, "588/4", 50.07532, 14.43913],
      ],
    },
    {
      region: "Jihomoravský kraj",
      district: "Brno-město",
      town: "Brno",
      cityPart: "Veveří",
      addresses: [
        ["Veveří", "60200", 12, "111/25", 49.20006, 16.6004],
        ["Veveří", "60200", 13, "469/47", 49.20205, 16.59726],
        ["Lidická", "60200", 14, "701/15", 49.20163, 16.60743],
      ],
    },
    {
      region: "Jihomoravský kraj",
      district: "Brno-město",
      town: "Brno",
      cityPart: "Brno-město",
      addresses: [
        ["Masarykova", "60200", 15, "413/34", 49.19204, 16.61135],
        ["Dominikánské náměstí", "60200", 16, "656/2", 49.19416, 16.60683],
      ],
    },
    {
      region: "Moravskoslezský kraj",
      district: "Ostrava-město",
      town: "Ostrava",
      cityPart: "Moravská Ostrava",
      addresses: [
        ["Nádražní", "70200", 17, "615/30", 49.83985, 18.28808],
        ["Stodolní", "70200", 18, "834/9", 49.83716, 18.28603],
      ],
    },
    {
      region: "Plzeňský kraj",
      district: "Plzeň-město",
      town: "Plzeň",
      cityPart: "Vnitřní Město",
      addresses: [["Dominikánská", "30100", 19, "288/4", 49.74818, 13.37604]],
    },
    {
      region: "Olomoucký kraj",
      town: "Olomouc",
      addresses: [
        ["Riegrova", "77900", 20, "381/22", 49.59446, 17.24895],
        ["Riegrova", "77900", 23, "399/36a", 49.59421, 17.24748],
      ],
    },
    {
      region: "Zlínský kraj",
      district: "Zlín",
      town: "Ludkovice",
      postOffice: "Biskupice u Luhačovic",
      addresses: [
        [null, "76341", 21, "37", 49.11664, 17.72175],
        [null, "76341", 22, "112", 49.11721, 17.72298],
      ],
    },
  ],
  numbers: { registrationNumber: ico, taxNumber, vatNumber: taxNumber },
  register: {
    legalForms: {
      "s.r.o.": ["s. r. o.", "sro", "spol. s r.o.", "spol. s r. o."],
      "a.s.": ["a. s.", "as"],
      "v.o.s.": ["v. o. s.", "vos"],
    },
    companies,
  },
};
