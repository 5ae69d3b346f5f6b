/** The abbreviations of legal forms as the registers write them, each with other ways to write it. */
const legalForms: Record<string, string[]> = {
  "s.r.o.": ["s. r. o.", "sro", "spol. s r.o.", "spol. s r. o."],
  "a.s.": ["a. s.", "as"],
  "v.o.s.": ["v. o. s.", "vos"],
  "sp. z o.o.": ["sp. z o. o.", "sp.z o.o.", "spółka z o.o.", "spółka z ograniczoną odpowiedzialnością"],
  "S.A.": ["SA", "spółka akcyjna"],
};

/** A registered name without its legal form; undefined for a name that has none. */
export function withoutLegalForm(name: string): string | undefined {
  const form = Object.keys(legalForms).find((abbreviation) => name.endsWith(` ${abbreviation}`));
  return form === undefined ? undefined : name.slice(0, -form.length - 1);
}

/** A registered name with its legal form written in other ways, and with a comma before it. */
export function nameAliases(name: string): string[] {
  const base = withoutLegalForm(name);
  if (base === undefined) return [];
  const own = name.slice(base.length + 1);
  const others = legalForms[own] ?? [];
  return [`${base}, ${own}`, ...others.flatMap((other) => [`${base} ${other}`, `${base}, ${other}`])];
}
