import fc, { type Arbitrary } from "fast-check";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { type CountryCode, getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { givenNames, namesOf } from "../../../packages/mock/src/sandbox/name/given-names.ts";
import { surnames } from "../../../packages/mock/src/sandbox/name/surnames.ts";
import { sandboxRecords } from "../../../packages/mock/src/sandbox/register/records.ts";
import type { Company, Location } from "../../../packages/mock/src/sandbox/register/types.ts";
import { readBundle, requests } from "../../support/requests.ts";
import { inWordsOf, type Request } from "./consistency.ts";

type Query = Request["query"];

/**
 * Requests to validate data of a kind: values of everyday life and of the sandbox's records, many with a mistake as people make them, and
 * texts of other shapes; half of the requests with options, whatever the contract allows. The same each time.
 */
export function sentTo(kind: string, version: string, count: number): Request[] {
  const bundle = readBundle(version);
  const path = `/${kind}/validate`;
  const allowed = requests({ ...bundle, paths: { [path]: bundle.paths[path] as (typeof bundle.paths)[string] } });
  const others = allowed.map(({ value }) => (value as { request: Request }).request);
  const generated = fc.tuple(queries[kind] ?? fc.constant({}), fc.boolean(), others);
  return fc.sample(generated, { numRuns: count, seed: 1 }).map(([query, isPlain, request]) => {
    const { filter } = request.query;
    if (isPlain) return { query: inWordsOf(version, query) };
    return { ...request, query: inWordsOf(version, { ...query, ...(filter !== undefined && { filter }) }) };
  });
}

const oneOf = (words: string, separator = "|") => fc.constantFrom(...words.split(separator));

/** Without diacritics. */
const bare = (text: string) => text.normalize("NFD").replace(/\p{Mn}/gu, "");

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
function mistaken(query: Arbitrary<Query>): Arbitrary<Query> {
  return fc.tuple(query, fc.infiniteStream(fc.nat())).map(([sent, chances]) => {
    const chance = () => chances.next().value as number;
    const entries = Object.entries(sent).map(([field, text]) => {
      const mistake = mistakes[chance() % (2 * mistakes.length)];
      return [field, mistake?.(text, chance() % (text.length || 1)) ?? text];
    });
    return Object.fromEntries(entries);
  });
}

/** Some fields of a record. */
function fieldsOf<Item>(items: readonly Item[], sets: string, of: Record<string, (item: Item) => string>) {
  return fc
    .tuple(fc.constantFrom(...items), oneOf(sets))
    .map(([item, set]): Query => Object.fromEntries(set.split(" ").map((field) => [field, of[field]?.(item) ?? ""])));
}

/** A mobile number of any country, with other digits at its end. */
const numbers = fc
  .tuple(fc.constantFrom(...getCountries()), fc.stringMatching(/^\d{0,4}$/))
  .map(([country, end]): [prefix: string, national: string] => {
    const example = (examples as Record<CountryCode, string>)[country];
    return [getCountryCallingCode(country), example.slice(0, example.length - end.length) + end];
  });

const near = fc
  .tuple(oneOf("420|421|48|49|44|39|1|42|999|"), fc.integer({ min: 2e8, max: 999_999_999 }), fc.boolean())
  .map(([prefix, number, isGrouped]): [prefix: string, national: string] => {
    return [prefix, isGrouped ? String(number).replace(/(?=(?:\d{3})+$)/g, " ") : String(number)];
  });

const everydayPhones = near.map(([prefix, national]): Query => ({ numberFull: `+${prefix}${national}` }));

const phones = fc
  .tuple(
    fc.oneof(numbers, near),
    oneOf("+|+|+|00||++|+00|tel: +|(+|CZ| +"),
    oneOf("||| |0|(0)|-|00420|) |+420|o|/"),
    oneOf("|||| ext. 12| |x|7| (mobil)|, linka 3|A|😀"),
    fc.boolean(),
  )
  .map(([[prefix, national], sign, joint, end, isSeparate]): Query => {
    if (isSeparate) return { prefix: sign + prefix, number: joint + national + end };
    return { numberFull: sign + prefix + joint + national + end };
  });

const given = Object.values(givenNames).flatMap(({ women, men }) => [...namesOf(women), ...namesOf(men)]);
const families = Object.values(surnames).flatMap((list) => list.split(", "));
const firstName = fc.constantFrom(...given);
const surname = fc.tuple(fc.constantFrom(...families), oneOf("ová||")).map((parts) => parts.join(""));

const everydayNames = fc
  .tuple(
    oneOf("||||||Ing. |ing |Mgr. |prof. |pan "),
    firstName,
    surname,
    oneOf("||||, Ph.D.| ml.| CSc.|, jednatel"),
    fc.nat(3),
  )
  .map(([degree, first, last, after, form]): Query => {
    const name = degree + first;
    const family = last + after;
    if (form === 0) return { name, surname: family };
    return { nameSurname: form === 1 ? `${family} ${name}` : `${name} ${family}` };
  });

const nameWords = oneOf(
  "Jan Jana Pavel Pawel Petr Petra Novák Nováková Novotný Kadlecová Kadlec Thomas Björn Xqz Jnaa Jiri von van de Garrigue a & ml. Ing. Ph.D. pan (řidič) - Svoboda Martin Horváth Smith O'Brien J. N0vák jan NOVÁKOVÁ Curie",
  " ",
);
const nameText = fc
  .tuple(fc.array(nameWords, { minLength: 1, maxLength: 5 }), fc.constantFrom(" ", " ", " ", "  ", ", ", "-", "_"))
  .map(([words, joint]) => words.join(joint));
const otherNames: Arbitrary<Query> = fc.oneof(
  nameText.map((nameSurname): Query => ({ nameSurname })),
  fc.record({ name: nameText, surname: nameText }),
  fc.record({ name: nameText, surname: nameText, nameSurname: nameText }),
);

const localParts = fc.tuple(firstName, surname).map((names) => bare(names.join(".")));
const domains = oneOf(
  "seznam.cz|gmail.com|wp.pl|firma.cz|catch-all.example|no-mx.example|müller.de|gmail|10minutemail.com",
);
const everydayEmails = fc.tuple(localParts, domains).map((parts): Query => ({ email: parts.join("@") }));

const emails = fc
  .tuple(
    oneOf('||| |mailto:|Jana <|https://|jana@seznam.cz, |"'),
    fc.oneof(oneOf(`jana.kadlecova|Jana|jana kadlecova|ján|jana.|.j|a@b||missing-user|${"x".repeat(70)}`), localParts),
    oneOf("@|@|@|@||@@| @ |(at)|＠| at "),
    oneOf("gmail|gmial|seznam|seznma|hotmail|yahoo|firma|unknown|greylisted|catch-all|příklad|mailinator|wp"),
    oneOf(".com|.cz|.c|.con|.example|,cz||.|.co.uk|.PL|.pl/"),
    oneOf('||| |>|,|.| (Jana)|\u200b|"'),
  )
  .map((parts): Query => ({ email: parts.join("") }));

const everydayLocations = fieldsOf<Location>(
  sandboxRecords.locations,
  "full|full country|streetWithNumber city zip|streetWithNumber city zip country|street number.full city|street city|city zip country|zip",
  {
    street: ({ street, cityPart }) => street ?? cityPart,
    streetWithNumber: ({ street, cityPart, number }) => `${street ?? cityPart} ${number.split("/").at(-1)}`,
    "number.full": ({ number }) => number,
    city: ({ postalTown, town }) => postalTown ?? town,
    zip: ({ zip }) => `${zip.slice(0, 3)} ${zip.slice(3)}`,
    full: ({ street, cityPart, number, zip, town }) => `${street ?? cityPart} ${number}, ${zip} ${town}`,
    country: ({ country }) => country,
  },
);

const otherLocations = fc
  .tuple(
    oneOf(
      "Sokolovská|sokolovska|ul. Sokolovská|Dominikánské nám.|Floriańska|ulica Floriańska|Müllerstr.|Müllerstrasse|Ludkovice|Ludkovice č.p.|Obchodná|Lampářská|",
    ),
    oneOf("192/79|79|192-79|37| 5|43a|43A|18|500||24/37|č.p. 37"),
    oneOf("Praha 8|Praha|praha 8 - karlín|Prague|Brno|Kraków|München|Ludkovice|Bratislava|Biskupice u Luhačovic|"),
    oneOf("18600|186 00|31-019|76341|80469|1860|x||81106|"),
    oneOf("||CZ|Polska|DE|Czechya"),
    fc.nat(4),
  )
  .map(([street, house, city, zip, country, form]): Query => {
    const line = `${street} ${house}`.trim();
    const forms: Query[] = [
      { streetWithNumber: line, city, zip },
      { street, "number.full": house, city },
      { full: [line, `${zip} ${city}`.trim()].join(", ") },
      { full: `${line} ${city} ${country}`.trim() },
    ];
    return { ...(forms[form] ?? { streetWithNumber: line }), ...(form < 3 && country !== "" && { country }) };
  });

const everydayCompanies = fieldsOf<Company>(
  sandboxRecords.companies,
  "name|name country|name registrationNumber country|registrationNumber|taxNumber country|name registrationNumber taxNumber vatNumber country",
  {
    name: ({ name }) => name,
    country: ({ country }) => country,
    registrationNumber: ({ registrationNumber }) => registrationNumber,
    taxNumber: ({ taxNumber, registrationNumber }) => taxNumber ?? registrationNumber,
    vatNumber: ({ vatNumber, registrationNumber }) => vatNumber ?? registrationNumber,
  },
);

const otherCompanies = fc
  .record(
    {
      name: oneOf(
        "Bezinka Digital s.r.o.|bezinka digital|Bezinka Digital, sro|Kovárna Pod Jeřábkem s.r.o.|Jana Kadlecová|Nikdo a.s.|",
      ),
      country: oneOf("CZ|SK|Polska|Slovensk|XX|DE"),
      registrationNumber: oneOf("89011015|99004194|890 036 75|89003676|x||990005232"),
      taxNumber: oneOf("CZ89011015|89011015|2990004193|2990004194|9990005230|cz 89003675"),
      vatNumber: oneOf("CZ89011015|SK2990004193|2990004193|PL9990005231|89003676"),
    },
    { requiredKeys: [] },
  )
  .filter((query) => Object.keys(query).length > 0);

const queries: Record<string, Arbitrary<Query>> = {
  company: fc.oneof(mistaken(everydayCompanies), otherCompanies),
  email: fc.oneof(mistaken(everydayEmails), emails),
  location: fc.oneof(mistaken(everydayLocations), otherLocations),
  name: fc.oneof(mistaken(everydayNames), otherNames),
  phone: fc.oneof(mistaken(everydayPhones), phones),
};
