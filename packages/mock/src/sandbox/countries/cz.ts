import { ico, type NumberKind, weighted } from "./checksum.ts";
import type { Country, LegalForm } from "./country.ts";

const legalForms = {
  limited: { type: "juridical", code: "112", name: "Společnost s ručením omezeným" },
  stock: { type: "juridical", code: "121", name: "Akciová společnost" },
  partnership: { type: "juridical", code: "111", name: "Veřejná obchodní společnost" },
  sole: { type: "physical", code: "101", name: "Fyzická osoba podnikající dle živnostenského zákona" },
} as const satisfies Record<string, LegalForm>;

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

/** Czechia: towns, streets and positions are real; house numbers, identifiers and companies are invented. */
export const cz: Country = {
  names: {
    alpha2: "CZ",
    alpha3: "CZE",
    local: "Česká republika",
    localShortened: "Česko",
    international: "Czech Republic",
    internationalShortened: "Czechia",
  },
  postalCode: { digits: 5, separatedAfter: 3, separator: " " },
  streetWords: { before: ["ul.", "ulice"], short: { "nám.": "náměstí", "tř.": "třída", "nábř.": "nábřeží" } },
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
      district: "Praha",
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
      district: "Praha",
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
      district: "Praha",
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
      district: "Olomouc",
      town: "Olomouc",
      cityPart: "Olomouc",
      addresses: [
        ["Riegrova", "77900", 20, "381/22", 49.59446, 17.24895],
        ["Riegrova", "77900", 23, "399/36a", 49.59421, 17.24748],
      ],
    },
    {
      region: "Zlínský kraj",
      district: "Zlín",
      town: "Ludkovice",
      cityPart: "Ludkovice",
      postOffice: "Biskupice u Luhačovic",
      addresses: [
        [null, "76341", 21, "37", 49.11664, 17.72175],
        [null, "76341", 22, "112", 49.11721, 17.72298],
      ],
    },
  ],
  register: {
    numbers: {
      registrationNumber: ico,
      taxNumber,
      vatNumber: taxNumber,
    },
    legalForms: {
      "s.r.o.": ["s. r. o.", "sro", "spol. s r.o.", "spol. s r. o."],
      "a.s.": ["a. s.", "as"],
      "v.o.s.": ["v. o. s.", "vos"],
    },
    companies: [
      {
        name: "Kovárna Pod Jeřábem s.r.o.",
        registrationNumber: "89003675",
        taxNumber: "CZ89003675",
        vatNumber: "CZ89003675",
        locationId: "CZ-000001",
        legalForm: legalForms.limited,
        created: "2011-03-14",
      },
      {
        name: "Ořechové hodiny a.s.",
        registrationNumber: "89007344",
        taxNumber: "CZ89007344",
        vatNumber: "CZ89007344",
        locationId: "CZ-000012",
        legalForm: legalForms.stock,
        created: "1998-11-02",
      },
      {
        name: "Bezinka Digital s.r.o.",
        registrationNumber: "89011015",
        taxNumber: "CZ89011015",
        vatNumber: "CZ89011015",
        locationId: "CZ-000004",
        legalForm: legalForms.limited,
        created: "2016-06-21",
      },
      {
        name: "Papírnictví Zelený drak v.o.s.",
        registrationNumber: "89014685",
        taxNumber: "CZ89014685",
        vatNumber: "CZ89014685",
        locationId: "CZ-000017",
        legalForm: legalForms.partnership,
        created: "2004-01-19",
        isInInsolvency: true,
      },
      {
        name: "Pekařství U Tří sov s.r.o.",
        registrationNumber: "89018354",
        taxNumber: "CZ89018354",
        locationId: "CZ-000020",
        legalForm: legalForms.limited,
        created: "2001-05-09",
        terminated: "2019-12-31",
      },
      {
        name: "Kovárna Tichý vodník s.r.o.",
        registrationNumber: "89022025",
        taxNumber: "CZ89022025",
        locationId: "CZ-000019",
        legalForm: legalForms.limited,
        created: "2020-09-01",
      },
      {
        name: "Jana Kadlecová",
        registrationNumber: "89025695",
        taxNumber: "CZ699003671",
        vatNumber: "CZ699003671",
        locationId: "CZ-000021",
        legalForm: legalForms.sole,
        created: "2013-02-25",
      },
      {
        name: "Karel Kovářík",
        registrationNumber: "89029364",
        taxNumber: "CZ699007342",
        locationId: "CZ-000007",
        legalForm: legalForms.sole,
        created: "2018-10-15",
      },
    ],
  },
};
