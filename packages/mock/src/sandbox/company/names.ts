import { countryOf } from "../countries/index.ts";
import type { Company } from "../register/types.ts";
import { type KnownTexts, knownTexts } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";

/** The registered name of a company, and what else it is called. */
export interface CompanyName {
  /** Without its legal form; null for a name that has none. */
  short: string | null;
  /** With the legal form written in other ways, and with a comma before it. */
  aliases: readonly string[];
  known: KnownTexts;
  knownShort: KnownTexts;
}

/** Takes the registered name of a company apart. */
export const companyName = once(({ country, name }: Company): CompanyName => {
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
});
