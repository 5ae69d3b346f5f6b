import { normalise } from "./normalise.ts";

/** Languages in which a table names countries. */
const languages = ["en", "cs", "sk", "pl", "de"];
/** Names that are in use beside those of the Unicode locale data. */
const otherNames: Record<string, string> = {
  "ceska republika": "CZ",
  "czech republic": "CZ",
  "slovenska republika": "SK",
  "slovak republic": "SK",
  "tschechische republik": "CZ",
  "republika czeska": "CZ",
  usa: "US",
};

let codes: Map<string, string> | undefined;

/** The ISO 3166-1 alpha-2 code of a country by its code or name; undefined if unknown. */
export function countryCode(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  codes ??= listCodes();
  return codes.get(normalise(text));
}

function listCodes(): Map<string, string> {
  const found = new Map(Object.entries(otherNames));
  const names = languages.map(
    (language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
  );
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  for (const code of letters.flatMap((one) => letters.map((other) => one + other)))
    for (const list of names) {
      const name = list.of(code);
      if (name === undefined) continue;
      found.set(code.toLowerCase(), code);
      if (!found.has(normalise(name))) found.set(normalise(name), code);
    }
  return found;
}
