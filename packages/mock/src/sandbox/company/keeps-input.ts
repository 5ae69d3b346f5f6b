import { legalFormNotations } from "../countries/index.ts";
import { toCountry } from "../countries/names.ts";
import type { Gatekeeper } from "../gate.ts";
import { keepsDigits, keepsEachField } from "../register/keeps-fields.ts";
import { keepsWords, lettersOf } from "../register/keeps-words.ts";
import { undoSpreadsheetNumber } from "../shared/spreadsheet.ts";
import { anyNumberLabel } from "./lookup.ts";
import { companyFields } from "./validate.ts";

/** The notations of each legal form, without spaces and dots. */
const legalForms = legalFormNotations.map((notations) => notations.map(lettersOf));

/**
 * A name without the legal form at its end, and the notations of that form per country; equal
 * notations share one list.
 */
function splitAnyLegalForm(name: string): { name: string; forms?: readonly (readonly string[])[] } {
  const words = name.split(/[\s,]/u);
  for (let at = 1; at < words.length; at++) {
    const end = words.slice(at).join("");
    const forms = legalForms.filter((notations) => notations.includes(lettersOf(end)));
    if (forms.length > 0 && !/\d/.test(end)) return { name: words.slice(0, at).join(" "), forms };
  }
  return { name };
}

function keepsName(sent: string, corrected: string): boolean {
  const sentParts = splitAnyLegalForm(sent);
  const correctedParts = splitAnyLegalForm(corrected);
  const isSameForm = sentParts.forms?.some((form) => correctedParts.forms?.includes(form)) ?? true;
  return isSameForm && keepsWords(sentParts.name, correctedParts.name);
}

/** Words that name the kind of a number. */
const LABELS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyNumberLabel})(?=[\s.:]|[A-Z]{0,2}\d|$)`,
  "giu",
);

/**
 * Whether the letters beside a sent number are those of the corrected one: not another country, not
 * a remark.
 */
function keepsLetters(text: string, corrected: string, country: string | undefined): boolean {
  const number = (undoSpreadsheetNumber(text) ?? text).replace(LABELS, "");
  const letters = number.replace(/\P{L}/gu, "").toUpperCase();
  // Only a label shows whether the number is Polish.
  const foreign = country === "PL" ? /I[CČ]/iu : /NIP|REGON|KRS/iu;
  return letters === "" ? !foreign.test(text) : letters === corrected.replace(/\P{L}/gu, "");
}

/** Whether a corrected company has the numbers that were sent, and its name has their words. */
export const gatekeeper: Gatekeeper = {
  fieldsToSend: (query) => companyFields.filter((field) => typeof query[field] === "string"),
  keeps(request, data) {
    const country = toCountry(String(data.country));
    return keepsEachField(request, companyFields, country, (field, text) => {
      const corrected = String(data[field]);
      if (field === "name") return keepsName(text, corrected);
      return keepsDigits(text, corrected) && keepsLetters(text, corrected, country);
    });
  },
};
