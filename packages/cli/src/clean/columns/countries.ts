import { normaliseWords } from "./normalise.ts";

/** Languages in which a table names countries. */
const languages = ["en", "cs", "sk", "pl", "de"];
/** Names and abbreviations that are in use beside those of the Unicode locale data. */
const otherNames: Record<string, string> = {
  // Without its háček it would be Costa Rica.
  čr: "CZ",
  sr: "SK",
  rp: "PL",
  brd: "DE",
  "ceska rep": "CZ",
  "slovenska rep": "SK",
  "slovak rep": "SK",
  "rzeczpospolita polska": "PL",
  "bundesrepublik deutschland": "DE",
  "great britain": "GB",
  "velka britanie": "GB",
  holland: "NL",
  "ceska republika": "CZ",
  "czech republic": "CZ",
  "slovenska republika": "SK",
  "slovak republic": "SK",
  "tschechische republik": "CZ",
  "republika czeska": "CZ",
  usa: "US",
};

let codesByName: Map<string, string> | undefined;

/** The ISO 3166-1 alpha-2 code of a country by its code or name; undefined if unknown. */
export function countryCode(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  codesByName ??= listCodes();
  return codesByName.get(text.trim().toLowerCase()) ?? codesByName.get(normaliseWords(text));
}

function listCodes(): Map<string, string> {
  const codes = new Map(Object.entries(otherNames));
  const names = languages.map(
    (language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
  );
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  for (const code of letters.flatMap((one) => letters.map((other) => one + other)))
    for (const list of names) {
      const name = list.of(code);
      if (name === undefined) continue;
      const current = currentCode(code);
      for (const text of [code.toLowerCase(), normaliseWords(name)])
        if (!codes.has(text)) codes.set(text, current);
    }
  return codes;
}

/** The code that replaces a withdrawn one: DE for DD, which has the same name. */
function currentCode(code: string): string {
  return Intl.getCanonicalLocales(`und-${code}`)[0]?.split("-")[1] ?? code;
}
