import fc, { type Arbitrary } from "fast-check";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { type CountryCode, getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { readBundle } from "../../support/requests.ts";
import { inWordsOf, type Request } from "./consistency.ts";
import { everydayRequests } from "./everyday-requests.ts";

/** Requests to validate data of a kind: everyday values with mistakes and any options, and texts of other shapes. */
export function sentTo(kind: string, version: string, count: number): Request[] {
  const everyday = everydayRequests(readBundle(version), `/${kind}/validate`, `${kind}Validate`, count) as Request[];
  const others = fc.sample(shapes[kind] ?? fc.constant({}), { numRuns: count, seed: 2 });
  return everyday.map((request, index) => {
    const query = index % 2 === 0 ? request.query : { ...others[index] };
    return { ...request, query: inWordsOf(version, query) };
  });
}

/** A mobile number of any country, with other digits at its end. */
const numbers = fc
  .tuple(fc.constantFrom(...getCountries()), fc.stringMatching(/^\d{0,4}$/))
  .map(([country, end]): [prefix: string, national: string] => {
    const example = (examples as Record<CountryCode, string>)[country];
    return [getCountryCallingCode(country), example.slice(0, example.length - end.length) + end];
  });

const near = fc
  .tuple(
    fc.constantFrom("420", "421", "48", "49", "44", "39", "1", "42", "999", ""),
    fc.integer({ min: 2e8, max: 999_999_999 }),
  )
  .map(([prefix, number]): [prefix: string, national: string] => [prefix, String(number)]);

const phones: Arbitrary<Request["query"]> = fc
  .tuple(
    fc.oneof(numbers, near),
    fc.constantFrom("+", "+", "+", "00", "", "++", "+00", "tel: +", "(+", "CZ", " +"),
    fc.constantFrom("", "", "", " ", "0", "(0)", "-", "00420", ") ", "+420", "o", "/"),
    fc.constantFrom("", "", "", "", " ext. 12", " ", "x", "7", " (mobil)", ", linka 3", "A", "😀"),
    fc.boolean(),
  )
  .map(([[prefix, national], sign, joint, end, isSeparate]): Request["query"] =>
    isSeparate
      ? { prefix: sign + prefix, number: joint + national + end }
      : { numberFull: sign + prefix + joint + national + end },
  );

const nameWords = fc.constantFrom(
  ..."Jan Jana Pavel Pawel Petr Petra Novák Nováková Novotný Kadlecová Kadlec Thomas Björn Xqz Jnaa Jiri von van de Garrigue a & ml. Ing. Ph.D. pan (řidič) - Svoboda Martin Horváth Smith O'Brien J. N0vák jan NOVÁKOVÁ Curie".split(
    " ",
  ),
);
const nameText = fc
  .tuple(fc.array(nameWords, { minLength: 1, maxLength: 5 }), fc.constantFrom(" ", " ", " ", "  ", ", ", "-", "_"))
  .map(([words, joint]) => words.join(joint));

const names: Arbitrary<Request["query"]> = fc.oneof(
  nameText.map((nameSurname): Request["query"] => ({ nameSurname })),
  fc.record({ name: nameText, surname: nameText }),
  fc.record({ name: nameText, surname: nameText, nameSurname: nameText }),
);

const emails: Arbitrary<Request["query"]> = fc
  .tuple(
    fc.constantFrom("", "", "", " ", "mailto:", "Jana <", "https://", "jana@seznam.cz, ", '"'),
    fc.constantFrom(
      "jana.kadlecova",
      "Jana",
      "jana kadlecova",
      "ján",
      "jana.",
      ".j",
      "a@b",
      "",
      "missing-user",
      "x".repeat(70),
    ),
    fc.constantFrom("@", "@", "@", "@", "", "@@", " @ ", "(at)", "＠", " at "),
    fc.constantFrom(
      "gmail",
      "gmial",
      "seznam",
      "seznma",
      "hotmail",
      "yahoo",
      "firma",
      "unknown",
      "greylisted",
      "catch-all",
      "příklad",
      "mailinator",
      "wp",
    ),
    fc.constantFrom(".com", ".cz", ".c", ".con", ".example", ",cz", "", ".", ".co.uk", ".PL", ".pl/"),
    fc.constantFrom("", "", "", " ", ">", ",", ".", " (Jana)", "\u200b", '"'),
  )
  .map((parts) => ({ email: parts.join("") }));

const streets = fc.constantFrom(
  ..."Sokolovská|sokolovska|ul. Sokolovská|Dominikánské nám.|Floriańska|ulica Floriańska|Müllerstr.|Müllerstrasse|Ludkovice|Ludkovice č.p.|Obchodná|Lampářská|".split(
    "|",
  ),
);
const houses = fc.constantFrom(..."192/79|79|192-79|37| 5|43a|43A|18|500||24/37|č.p. 37".split("|"));
const cities = fc.constantFrom(
  ..."Praha 8|Praha|praha 8 - karlín|Prague|Brno|Kraków|München|Ludkovice|Bratislava|Biskupice u Luhačovic|".split("|"),
);
const zips = fc.constantFrom(..."18600|186 00|31-019|76341|80469|1860|x||81106|".split("|"));

const locations: Arbitrary<Request["query"]> = fc
  .tuple(streets, houses, cities, zips, fc.constantFrom("", "", "CZ", "Polska", "DE", "Czechya"), fc.nat(4))
  .map(([street, house, city, zip, country, form]): Request["query"] => {
    const ofCountry: Request["query"] = country === "" ? {} : { country };
    const line = `${street} ${house}`.trim();
    switch (form) {
      case 0:
        return { streetWithNumber: line, city, zip, ...ofCountry };
      case 1:
        return { street, "number.full": house, city, ...ofCountry };
      case 2:
        return { full: [line, `${zip} ${city}`.trim()].join(", "), ...ofCountry };
      case 3:
        return { full: `${line} ${city} ${country}`.trim() };
      default:
        return { streetWithNumber: line };
    }
  });

const companies: Arbitrary<Request["query"]> = fc
  .record(
    {
      name: fc.constantFrom(
        "Bezinka Digital s.r.o.",
        "bezinka digital",
        "Bezinka Digital, sro",
        "Kovárna Pod Jeřábkem s.r.o.",
        "Jana Kadlecová",
        "Nikdo a.s.",
        "",
      ),
      country: fc.constantFrom("CZ", "SK", "Polska", "Slovensk", "XX", "DE"),
      registrationNumber: fc.constantFrom("89011015", "99004194", "890 036 75", "89003676", "x", "", "990005232"),
      taxNumber: fc.constantFrom("CZ89011015", "89011015", "2990004193", "2990004194", "9990005230", "cz 89003675"),
      vatNumber: fc.constantFrom("CZ89011015", "SK2990004193", "2990004193", "PL9990005231", "89003676"),
    },
    { requiredKeys: [] },
  )
  .filter((query) => Object.keys(query).length > 0);

const shapes: Record<string, Arbitrary<Request["query"]>> = {
  company: companies,
  email: emails,
  location: locations,
  name: names,
  phone: phones,
};
