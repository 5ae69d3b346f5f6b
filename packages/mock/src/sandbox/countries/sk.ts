import { ico } from "./checksum.ts";
import type { Country, LegalForm } from "./country.ts";

const legalForms = {
  limited: { type: "juridical", code: "112", name: "Spoločnosť s ručením obmedzeným" },
  stock: { type: "juridical", code: "121", name: "Akciová spoločnosť" },
  sole: { type: "physical", code: "101", name: "Podnikateľ-fyzická osoba-nezapísaný v obchodnom registri" },
} as const satisfies Record<string, LegalForm>;

/** Ten digits that 11 divides; the third digit separates tax numbers from birth numbers. */
function holdsTax(digits: string): boolean {
  return /^[1-9].[234789]/.test(digits) && Number(digits) % 11 === 0;
}

/** Slovakia: towns, streets and positions are real; house numbers, identifiers and companies are invented. */
export const sk: Country = {
  names: {
    alpha2: "SK",
    alpha3: "SVK",
    local: "Slovenská republika",
    localShortened: "Slovensko",
    international: "Slovak Republic",
    internationalShortened: "Slovakia",
  },
  postalCode: { digits: 5, separatedAfter: 3, separator: " " },
  streetWords: { before: ["ul.", "ulica"], short: { "nám.": "námestie", "tr.": "trieda", "nábr.": "nábrežie" } },
  houseNumberType: "súpisné číslo",
  townsInOtherLanguages: { Bratislava: ["Pressburg", "Pozsony"], Košice: ["Kaschau", "Kassa"] },
  towns: [
    {
      region: "Bratislavský kraj",
      district: "Bratislava I",
      town: "Bratislava",
      cityPart: "Staré Mesto",
      addresses: [
        ["Obchodná", "81106", 101, "507/22", 48.14712, 17.10917],
        ["Obchodná", "81106", 102, "559/48", 48.14832, 17.11167],
        ["Laurinská", "81101", 103, "137/7", 48.14303, 17.11017],
      ],
    },
    {
      region: "Košický kraj",
      district: "Košice I",
      town: "Košice",
      cityPart: "Staré Mesto",
      addresses: [
        ["Hlavná", "04001", 104, "68/43", 48.72098, 21.25775],
        ["Hlavná", "04001", 105, "104/112", 48.72424, 21.25697],
        ["Mlynská", "04001", 106, "1395/22", 48.72118, 21.26154],
      ],
    },
    {
      region: "Žilinský kraj",
      district: "Žilina",
      town: "Žilina",
      cityPart: "Žilina",
      addresses: [["Národná", "01001", 107, "42/14", 49.22498, 18.74319]],
    },
    {
      region: "Trnavský kraj",
      district: "Trnava",
      town: "Trnava",
      cityPart: "Trnava",
      addresses: [["Hlavná", "91701", 108, "18/25", 48.37572, 17.58746]],
    },
  ],
  register: {
    numbers: {
      registrationNumber: ico,
      taxNumber: { prefix: "", lengths: [10], holds: holdsTax },
      vatNumber: { prefix: "SK", lengths: [10], holds: holdsTax },
    },
    legalForms: { "s.r.o.": ["s. r. o.", "sro", "spol. s r.o.", "spol. s r. o."], "a.s.": ["a. s.", "as"] },
    companies: [
      {
        name: "Bezinka Digital s.r.o.",
        registrationNumber: "99004194",
        taxNumber: "2990004193",
        vatNumber: "SK2990004193",
        locationId: "SK-000101",
        legalForm: legalForms.limited,
        created: "2017-04-03",
      },
      {
        name: "Drevené husle a.s.",
        registrationNumber: "99008386",
        taxNumber: "2990008384",
        vatNumber: "SK2990008384",
        vatNumberSpecial: "SK7990000017",
        locationId: "SK-000104",
        legalForm: legalForms.stock,
        created: "1995-08-30",
      },
      {
        name: "Včelí kút s.r.o.",
        registrationNumber: "99012570",
        taxNumber: "2990012575",
        locationId: "SK-000107",
        legalForm: legalForms.limited,
        created: "2021-01-12",
      },
      {
        name: "Martina Hroncová",
        registrationNumber: "99016761",
        taxNumber: "2990016766",
        locationId: "SK-000108",
        legalForm: legalForms.sole,
        created: "2015-07-07",
      },
    ],
  },
};
