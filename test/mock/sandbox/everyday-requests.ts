import fc, { type Arbitrary } from "fast-check";
import { wellKnownDomains } from "../../../packages/mock/src/sandbox/email/domains.ts";
import { givenNames } from "../../../packages/mock/src/sandbox/name/given-names.ts";
import { surnames } from "../../../packages/mock/src/sandbox/name/surnames.ts";
import { sandboxRecords } from "../../../packages/mock/src/sandbox/register/records.ts";
import type { Company, Location } from "../../../packages/mock/src/sandbox/register/types.ts";
import { type Bundle, requests } from "../../support/requests.ts";

/*
 * Requests that no example has: values of everyday life and of the sandbox's world, half of them with a mistake or two as people make
 * them; half of the requests with options, whatever the contract allows. The same for the same seed.
 */

const first = Object.values(givenNames).flatMap(({ women, men }) =>
  [women, men].flatMap(({ calendar, others }) =>
    [...calendar, others].flatMap((list) => list.split(", ").map((item) => item.replace(/^\d+ /, ""))),
  ),
);
const last = Object.values(surnames).flatMap((list) => list.split(", "));

const firstName = fc.constantFrom(...first.filter(Boolean));
const surname = fc
  .tuple(fc.constantFrom(...last), fc.nat(2))
  .map(([family, form]) => (form === 0 ? `${family}ová` : family));
const degree = fc.constantFrom(..."Ing. |ing |Mgr. |MUDr. |Bc. |prof. |pan |Dipl.-Ing. ".split("|"));
const addition = fc.constantFrom(...", Ph.D.| ml.| CSc.|, jednatel| roz. Nováková| s.r.o.".split("|"));
const name = fc
  .tuple(sometimes(degree), firstName, surname, sometimes(addition))
  .map(([before, given, family, after]) => ({ name: before + given, surname: family + after }));

const domain = fc.oneof(
  fc.constantFrom(...wellKnownDomains),
  fc.constantFrom(
    ..."firma.cz obec-lhota.cz ackee.cz uni-wroclaw.pl stuba.sk catch-all.example no-mx.example".split(" "),
  ),
  fc.constantFrom(..."mailinator.com post.sk müller.de gmail.con gmail firma.c 10minutemail.com".split(" ")),
);
const email = fc
  .tuple(firstName, surname, domain, fc.constantFrom(".", "", "_"), fc.nat(99))
  .map(([given, family, at, dot, year]) => `${bare(given)}${dot}${bare(family)}${year > 49 ? year : ""}@${at}`);

const location = fc.constantFrom(...sandboxRecords.locations);
const company = fc.constantFrom(...sandboxRecords.companies);

const ofLocation: Record<string, (at: Location) => string> = {
  street: ({ street, cityPart }) => street ?? cityPart,
  streetWithNumber: ({ street, cityPart, number }) => `${street ?? cityPart} ${number.split("/").at(-1)}`,
  "number.full": ({ number }) => number,
  city: ({ postalTown, town }) => postalTown ?? town,
  zip: ({ zip }) => `${zip.slice(0, 3)} ${zip.slice(3)}`,
  full: ({ street, cityPart, number, zip, town }) => `${street ?? cityPart} ${number}, ${zip} ${town}`,
  country: ({ country }) => country,
};
const locationFields = fc.constantFrom(
  ["full"],
  ["full", "country"],
  ["streetWithNumber", "city", "zip"],
  ["streetWithNumber", "city", "zip", "country"],
  ["street", "number.full", "city"],
  ["street", "city"],
  ["city", "zip", "country"],
  ["zip"],
);

const ofCompany: Record<string, (at: Company) => string> = {
  name: ({ name }) => name,
  country: ({ country }) => country,
  registrationNumber: ({ registrationNumber }) => registrationNumber,
  taxNumber: ({ taxNumber, registrationNumber }) => taxNumber ?? registrationNumber,
  vatNumber: ({ vatNumber, registrationNumber }) => vatNumber ?? registrationNumber,
};
const companyFields = fc.constantFrom(
  ["name"],
  ["name", "country"],
  ["name", "registrationNumber", "country"],
  ["registrationNumber"],
  ["taxNumber", "country"],
  ["name", "registrationNumber", "taxNumber", "vatNumber", "country"],
);

const phone = fc
  .tuple(
    fc.constantFrom("+420", "00420 ", "", "+48 ", "+421", "420"),
    fc.integer({ min: 5e8, max: 8e8 }),
    sometimes(fc.constant(" ")),
  )
  .map(([prefix, number, space]) => prefix + String(number).replace(/(?=(?:\d{3})+$)/g, space));

const values: Readonly<Record<string, Arbitrary<Query>>> = {
  nameValidate: fc
    .tuple(name, fc.nat(3))
    .map(([parts, form]) =>
      form === 0
        ? parts
        : { nameSurname: form === 1 ? `${parts.surname} ${parts.name}` : `${parts.name} ${parts.surname}` },
    ),
  emailValidate: email.map((text) => ({ email: text })),
  locationValidate: pick(location, locationFields, ofLocation),
  companyValidate: pick(company, companyFields, ofCompany),
  phoneValidate: phone.map((numberFull) => ({ numberFull })),
};

/** Requests of an operation, as values of the body's member `request`. */
export function everydayRequests(
  bundle: Bundle,
  path: string,
  operationId: string,
  count: number,
  seed = 1,
): unknown[] {
  const query = values[operationId];
  const operation = bundle.paths[path];
  if (query === undefined || operation === undefined) throw new Error(`Nobody has said what people send to ${path}.`);
  const allowed = requests({ ...bundle, paths: { [path]: operation } }).map(
    ({ value }) => (value as { request: { query: { filter?: unknown } } }).request,
  );
  return fc.sample(fc.tuple(query, fc.infiniteStream(fc.nat()), fc.boolean(), allowed), { numRuns: count, seed }).map(
    ([
      sent,
      chance,
      isPlain,
      {
        query: { filter },
        ...others
      },
    ]) => {
      const written = mistaken(sent, () => chance.next().value as number);
      return isPlain
        ? { query: written }
        : { query: { ...written, ...(filter !== undefined && { filter }) }, ...others };
    },
  );
}

type Query = Record<string, unknown>;

function sometimes(text: Arbitrary<string>): Arbitrary<string> {
  return fc.oneof(fc.constant(""), fc.constant(""), text);
}

/** Some fields of a record. */
function pick<Item>(
  items: Arbitrary<Item>,
  sets: Arbitrary<readonly string[]>,
  of: Record<string, (item: Item) => string>,
) {
  return fc
    .tuple(items, sets)
    .map(([item, fields]): Query => Object.fromEntries(fields.map((field) => [field, of[field]?.(item)])));
}

const mistakes: readonly ((text: string, at: number) => string)[] = [
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  bare,
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at] ?? "") + text.slice(at),
  (text, at) => text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2),
  (text, at) => `${text.slice(0, at)}e${text.slice(at + 1)}`,
  (text) => ` ${text.replace(" ", "  ")}`,
];

/** A mistake in every second text. */
function mistaken(query: Query, chance: () => number): Query {
  return Object.fromEntries(
    Object.entries(query).map(([field, text]) => {
      const mistake = mistakes[chance() % (2 * mistakes.length)];
      return [field, typeof text === "string" && mistake ? mistake(text, chance() % (text.length || 1)) : text];
    }),
  );
}

/** Without diacritics. */
function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "");
}
