import type { CountryCode } from "./locations.ts";

/** A company of the sandbox. All are invented; their numbers pass the checksums of their countries, and no register has issued them. */
export interface Company {
  country: CountryCode;
  /** The registered name with its legal form. */
  name: string;
  /** IČO in Czechia and Slovakia, REGON in Poland. */
  registrationNumber: string;
  /** DIČ in Czechia and Slovakia, NIP in Poland. */
  taxNumber: string;
  /** Null for a company that does not pay value-added tax. */
  vatNumber: string | null;
  /** Identifier of the registered office among the locations. */
  locationId: string;
  legalForm: LegalForm;
  /** ISO 8601 date. */
  created: string;
  /** ISO 8601 date; null while the company exists. */
  terminated: string | null;
  isInInsolvency: boolean;
}

/** A legal form, with its number in the code list of the country's statistical office. */
export interface LegalForm {
  type: "juridical" | "physical";
  code: string;
  name: string;
}

const legalForms = {
  CZ: {
    limited: { type: "juridical", code: "112", name: "Společnost s ručením omezeným" },
    stock: { type: "juridical", code: "121", name: "Akciová společnost" },
    partnership: { type: "juridical", code: "111", name: "Veřejná obchodní společnost" },
    sole: { type: "physical", code: "101", name: "Fyzická osoba podnikající dle živnostenského zákona" },
  },
  SK: {
    limited: { type: "juridical", code: "112", name: "Spoločnosť s ručením obmedzeným" },
    stock: { type: "juridical", code: "121", name: "Akciová spoločnosť" },
    sole: { type: "physical", code: "101", name: "Podnikateľ-fyzická osoba-nezapísaný v obchodnom registri" },
  },
  PL: {
    limited: { type: "juridical", code: "117", name: "Spółka z ograniczoną odpowiedzialnością" },
    stock: { type: "juridical", code: "116", name: "Spółka akcyjna" },
    sole: { type: "physical", code: "099", name: "Osoba fizyczna prowadząca działalność gospodarczą" },
  },
} as const satisfies Record<CountryCode, Record<string, LegalForm>>;

/** Every company of the sandbox. */
export const companies: readonly Company[] = [
  {
    country: "CZ",
    name: "Kovárna Pod Jeřábem s.r.o.",
    registrationNumber: "89003675",
    taxNumber: "CZ89003675",
    vatNumber: "CZ89003675",
    locationId: "CZ-000001",
    legalForm: legalForms.CZ.limited,
    created: "2011-03-14",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "CZ",
    name: "Ořechové hodiny a.s.",
    registrationNumber: "89007344",
    taxNumber: "CZ89007344",
    vatNumber: "CZ89007344",
    locationId: "CZ-000012",
    legalForm: legalForms.CZ.stock,
    created: "1998-11-02",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "CZ",
    name: "Bezinka Digital s.r.o.",
    registrationNumber: "89011015",
    taxNumber: "CZ89011015",
    vatNumber: "CZ89011015",
    locationId: "CZ-000004",
    legalForm: legalForms.CZ.limited,
    created: "2016-06-21",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "CZ",
    name: "Papírnictví Zelený drak v.o.s.",
    registrationNumber: "89014685",
    taxNumber: "CZ89014685",
    vatNumber: "CZ89014685",
    locationId: "CZ-000017",
    legalForm: legalForms.CZ.partnership,
    created: "2004-01-19",
    terminated: null,
    isInInsolvency: true,
  },
  {
    country: "CZ",
    name: "Pekařství U Tří sov s.r.o.",
    registrationNumber: "89018354",
    taxNumber: "CZ89018354",
    vatNumber: null,
    locationId: "CZ-000020",
    legalForm: legalForms.CZ.limited,
    created: "2001-05-09",
    terminated: "2019-12-31",
    isInInsolvency: false,
  },
  {
    country: "CZ",
    name: "Kovárna Tichý vodník s.r.o.",
    registrationNumber: "89022025",
    taxNumber: "CZ89022025",
    vatNumber: null,
    locationId: "CZ-000019",
    legalForm: legalForms.CZ.limited,
    created: "2020-09-01",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "CZ",
    name: "Jana Kadlecová",
    registrationNumber: "89025695",
    taxNumber: "CZ699003671",
    vatNumber: "CZ699003671",
    locationId: "CZ-000021",
    legalForm: legalForms.CZ.sole,
    created: "2013-02-25",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "CZ",
    name: "Karel Kovářík",
    registrationNumber: "89029364",
    taxNumber: "CZ699007342",
    vatNumber: null,
    locationId: "CZ-000007",
    legalForm: legalForms.CZ.sole,
    created: "2018-10-15",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "SK",
    name: "Bezinka Digital s.r.o.",
    registrationNumber: "99004194",
    taxNumber: "2990004193",
    vatNumber: "SK2990004193",
    locationId: "SK-000101",
    legalForm: legalForms.SK.limited,
    created: "2017-04-03",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "SK",
    name: "Drevené husle a.s.",
    registrationNumber: "99008386",
    taxNumber: "2990008384",
    vatNumber: "SK2990008384",
    locationId: "SK-000104",
    legalForm: legalForms.SK.stock,
    created: "1995-08-30",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "SK",
    name: "Včelí kút s.r.o.",
    registrationNumber: "99012570",
    taxNumber: "2990012575",
    vatNumber: null,
    locationId: "SK-000107",
    legalForm: legalForms.SK.limited,
    created: "2021-01-12",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "SK",
    name: "Martina Hroncová",
    registrationNumber: "99016761",
    taxNumber: "2990016766",
    vatNumber: null,
    locationId: "SK-000108",
    legalForm: legalForms.SK.sole,
    created: "2015-07-07",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "PL",
    name: "Bursztynowy Zegar sp. z o.o.",
    registrationNumber: "990005232",
    taxNumber: "9990005230",
    vatNumber: "PL9990005230",
    locationId: "PL-000209",
    legalForm: legalForms.PL.limited,
    created: "2009-10-28",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "PL",
    name: "Papierowy Żuraw S.A.",
    registrationNumber: "990010463",
    taxNumber: "9990010461",
    vatNumber: "PL9990010461",
    locationId: "PL-000202",
    legalForm: legalForms.PL.stock,
    created: "1999-03-17",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "PL",
    name: "Kuźnia Pod Jarzębiną sp. z o.o.",
    registrationNumber: "990015696",
    taxNumber: "9990015694",
    vatNumber: "PL9990015694",
    locationId: "PL-000205",
    legalForm: legalForms.PL.limited,
    created: "2014-12-05",
    terminated: null,
    isInInsolvency: false,
  },
  {
    country: "PL",
    name: "Złoty Jeż Transport sp. z o.o.",
    registrationNumber: "990020929",
    taxNumber: "9990020927",
    vatNumber: null,
    locationId: "PL-000208",
    legalForm: legalForms.PL.limited,
    created: "2006-02-14",
    terminated: "2022-06-30",
    isInInsolvency: false,
  },
  {
    country: "PL",
    name: "Anna Wiśniewska Pracownia Ceramiki",
    registrationNumber: "990031382",
    taxNumber: "9990036615",
    vatNumber: "PL9990036615",
    locationId: "PL-000210",
    legalForm: legalForms.PL.sole,
    created: "2019-05-20",
    terminated: null,
    isInInsolvency: false,
  },
];
