import type { NumberField } from "../countries/country.ts";
import { countryOf } from "../countries/index.ts";
import { type Place, toPlace } from "../location/place.ts";
import { officeOf } from "../register/records.ts";
import type { Company, Records } from "../register/types.ts";
import { type KnownTexts, knownTexts, TextIndex } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";

/** A company in the register, with what is made of its data once. */
export class Entry {
  readonly company: Company;
  readonly country: Company["country"];
  /** Its place in the register. */
  readonly at: number;
  /** Its registered office; undefined when the records have no such address. */
  readonly office: Place | undefined;
  readonly name: CompanyName;
  /** The service's own identifier: made from its number, so that it is the same each time. */
  readonly uuid: string;

  constructor(company: Company, at: number, records: Records) {
    const office = officeOf(company, records);
    this.company = company;
    this.country = company.country;
    this.at = at;
    this.office = office && toPlace(office);
    this.name = takeApart(company);
    this.uuid = uuidOf(company);
  }
}

/** A kind of number of all companies, by their places in the register. */
export interface Numbers {
  /** The number of each company. */
  values: readonly (string | null)[];
  /** The letters with which such numbers begin in its country. */
  prefixes: readonly string[];
}

/** The companies of some records, ready to be asked for. */
export class Register {
  readonly entries: readonly Entry[];
  /** Those that exist. */
  readonly active: readonly Entry[];
  /** False for each company, to be copied: that is quicker than to fill an array. */
  readonly noneOf: readonly boolean[];
  /** Their names, in the order of the entries: with and without the legal form. */
  readonly names: TextIndex;
  readonly shortNames: TextIndex;
  readonly numbers: Readonly<Record<NumberField, Numbers>>;

  constructor(records: Records) {
    this.entries = records.companies.map((company, at) => new Entry(company, at, records));
    this.active = this.entries.filter(({ company }) => company.terminated === null);
    this.noneOf = this.entries.map(() => false);
    this.names = new TextIndex(this.entries.map(({ name }) => name.known));
    this.shortNames = new TextIndex(this.entries.map(({ name }) => name.knownShort));
    const numbers = (field: NumberField): Numbers => ({
      values: records.companies.map((company) => company[field]),
      prefixes: records.companies.map(({ country }) => countryOf(country).register?.numbers[field].prefix ?? ""),
    });
    this.numbers = {
      registrationNumber: numbers("registrationNumber"),
      taxNumber: numbers("taxNumber"),
      vatNumber: numbers("vatNumber"),
    };
  }
}

/** The register of companies that records make up. */
export const registerOf = once((records: Records) => new Register(records));

/** The registered name of a company, and what else it is called. */
export interface CompanyName {
  /** Without its legal form; null for a name that has none. */
  short: string | null;
  /** With the legal form written in other ways, and with a comma before it. */
  aliases: readonly string[];
  known: KnownTexts;
  knownShort: KnownTexts;
}

function takeApart({ country, name }: Company): CompanyName {
  const legalForms = countryOf(country).register?.legalForms ?? {};
  const form = Object.keys(legalForms).find((abbreviation) => name.endsWith(` ${abbreviation}`));
  const short = form === undefined ? null : name.slice(0, -form.length - 1);
  const others = form === undefined ? [] : [form, ...(legalForms[form] ?? [])];
  const aliases = others
    .flatMap((other) => [`${short} ${other}`, `${short}, ${other}`])
    .filter((alias) => alias !== name);
  return {
    short,
    aliases,
    known: knownTexts([name], { shorter: short === null ? [] : [short], aliases }),
    knownShort: knownTexts(short === null ? [] : [short]),
  };
}

function uuidOf({ country, registrationNumber }: Company): string {
  const digits = [1, 2, 3, 4].map((part) => hash(`${part} ${country} ${registrationNumber}`)).join("");
  const [a, b, c, d] = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(13, 16), digits.slice(17, 20)];
  // Version 4 of RFC 9562, the one without a meaning.
  return `${a}-${b}-4${c}-8${d}-${digits.slice(20)}`;
}

/** Eight hexadecimal digits by the FNV-1a hash. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, "0");
}
