import type { NumberKind } from "./checksum.ts";

/** A country of the sandbox: how addresses are written there, and what its registers hold. */
export interface Country {
  /** How many digits a postal code has, and where what separates them stands: 130 00. */
  postalCode: { digits: number; separatedAfter: number; separator: string };
  streetWords: StreetWords;
  /** What kind of number the first part of a house number is, in the words of its register; null where there is one kind. */
  houseNumberType: string | null;
  /** Names that its towns have elsewhere, by their name at home. */
  townsInOtherLanguages: Readonly<Record<string, readonly string[]>>;
  towns: readonly Town[];
  /** The kinds of number that its companies have, as far as the sandbox can check them. */
  numbers: Readonly<Partial<Record<NumberField, NumberKind>>>;
  register?: CompanyRegister;
}

/** The words in the names of streets that are written in more than one way. */
interface StreetWords {
  /** Words before the name of a street that are no part of it. */
  before: readonly string[];
  /** Abbreviations of words that are a part of it. */
  short: Readonly<Record<string, string>>;
  /** Words between the number of a house and that of a flat: 7 m. 3 for 7/3. */
  flat: readonly string[];
  /** Abbreviations that stand at the end of a longer word: Müllerstr. */
  ending: Readonly<Record<string, string>>;
}

export interface Town {
  /** The state of a federal country: Bayern. */
  state?: string;
  region: string;
  /** The town unless said. */
  district?: string;
  /** The town alone: Praha. */
  town: string;
  /** The town as post is addressed to it: Praha 8. Most towns have no such districts; there it is the town alone. */
  postalTown?: string;
  /** Quarter or part of the town: Karlín; the town unless said. */
  cityPart?: string;
  /** The town whose post office delivers here, where that is another one. */
  postOffice?: string;
  addresses: readonly Address[];
}

/** An address; its street has no name where streets have none. */
type Address = [street: string | null, zip: string, id: number, number: string, lat: number, lon: number];

export type NumberField = "registrationNumber" | "taxNumber" | "vatNumber";

/** A register of companies. All of them are invented; their numbers pass the checksums, and no register has issued them. */
interface CompanyRegister {
  /** The abbreviations of legal forms at the end of a name, each with its other notations. */
  legalForms: Readonly<Record<string, readonly string[]>>;
  companies: readonly CompanyRow[];
}

/** A company of the sandbox; its office is the address of that number, and what few companies have stands last. */
export type CompanyRow = readonly [
  name: string,
  registrationNumber: string,
  taxNumber: string,
  vatNumber: string | null,
  office: number,
  legalForm: LegalForm,
  created: string,
  terminated?: string | null,
  others?: Pick<RegisteredCompany, "vatNumberSpecial" | "isInInsolvency">,
];

/** A company as the register of its country has it. What is left out is not known of it. */
export interface RegisteredCompany {
  name: string;
  /** IČO in Czechia and Slovakia, REGON in Poland. */
  registrationNumber: string;
  /** DIČ in Czechia and Slovakia, NIP in Poland. */
  taxNumber?: string | null;
  /** Null, or left out, for a company that does not pay value-added tax. */
  vatNumber?: string | null;
  /** The number of the group that it pays value-added tax with. */
  vatNumberSpecial?: string | null;
  /** Identifier of the registered office among the locations. */
  locationId?: string | null;
  /** A legal person unless said. */
  legalForm?: LegalForm;
  /** ISO 8601 date. */
  created?: string | null;
  /** ISO 8601 date; null, or left out, while the company exists. */
  terminated?: string | null;
  isInInsolvency?: boolean;
}

/** A legal form, with its number in the code list of the country's statistical office. */
export interface LegalForm {
  type: "juridical" | "physical";
  code: string | null;
  name: string | null;
}
