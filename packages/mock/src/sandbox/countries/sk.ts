import { ico } from "./checksum.ts";
import type { CompanyRow, Country, LegalForm } from "./country.ts";

const limited: LegalForm = { type: "juridical", code: "112", name: "Spoločnosť s ručením obmedzeným" };
const stock: LegalForm = { type: "juridical", code: "121", name: "Akciová spoločnosť" };
const sole: LegalForm = {
  type: "physical",
  code: "101",
  name: "Podnikateľ-fyzická osoba-nezapísaný v obchodnom registri",
};

/** Ten digits that 11 divides; the third digit separates tax numbers from birth numbers. */
function holdsTax(digits: string): boolean {
  return /^[1-9].[234789]/.test(digits) && Number(digits) % 11 === 0;
}

const companies: readonly CompanyRow[] = [
  ["Bezinka Digital s.r.o.", "99004194", "2990004193", "SK2990004193", 101, limited, "2017-04-03"],
  [
    "Drevené husle a.s.",
    "99008386",
    "2990008384",
    "SK2990008384",
    104,
    stock,
    "1995-08-30",
    null,
    { vatNumberSpecial: "SK7990000017" },
  ],
  ["Včelí kút s.r.o.", "99012570", "2990012575", null, 107, limited, "2021-01-12"],
  ["Martina Hroncová", "99016761", "2990016766", null, 108, sole, "2015-07-07"],
];

/** Slovakia: towns, streets and positions are real; house numbers, identifiers and companies are invented. */
export const sk: Country = {
  postalCode: { digits: 5, separatedAfter: 3, separator: " " },
  streetWords: {
    before: ["ul.", "ulica"],
    short: { "nám.": "námestie", "tr.": "trieda", "nábr.": "nábrežie" },
    flat: [],
    ending: {},
  },
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
      town: "Žilina",
      addresses: [["Národná", "01001", 107, "42/14", 49.22498, 18.74319]],
    },
    {
      region: "Trnavský kraj",
      town: "Trnava",
      addresses: [["Hlavná", "91701", 108, "18/25", 48.37572, 17.58746]],
    },
  ],
  numbers: {
    registrationNumber: ico,
    taxNumber: { prefix: "", lengths: [10], holds: holdsTax },
    vatNumber: { prefix: "SK", lengths: [10], holds: holdsTax },
  },
  register: {
    legalForms: { "s.r.o.": ["s. r. o.", "sro", "spol. s r.o.", "spol. s r. o."], "a.s.": ["a. s.", "as"] },
    companies,
  },
};
