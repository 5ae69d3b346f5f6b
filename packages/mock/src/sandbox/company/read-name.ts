import { properNames } from "../register/comparison.ts";
import type { FieldPart } from "../register/fields.ts";
import { indexTexts, type TextLookup } from "../register/text-index.ts";
import type { CompanyEntry } from "./entries.ts";
import { anyLegalForm } from "./lookup.ts";

/** A name up to its legal form. */
const UP_TO_FORM = new RegExp(String.raw`^.+?[\s,](?:${anyLegalForm})(?=[\s,;(–-])`, "iu");
/** A word for a company, or abbreviations, before a name: firma, Ing., P.P.H.U. */
const BEFORE = /^(?:(?:firma|fy|fa|společnost|spoločnosť|spółka)\.?\s+|(?:\p{L}{1,6}\.\s?)+)/iu;
/** A remark behind a name: - Praha, (dříve Delta). */
const BEHIND = /\s[-–(]|,/u;

/** No company has a text beside its name. */
const lookUpAddition = indexTexts<CompanyEntry>([], properNames, () => []);

/** The name of a company; if unknown, the known name within it and the text around it. */
export function readName(
  text: string,
  lookUp: (name: string) => TextLookup<CompanyEntry>,
): FieldPart<CompanyEntry>[] {
  const isKnown = (name: string) => lookUp(name).items.length > 0;
  const wholePart = { name: "name", text, separator: "", lookup: lookUp(text) };
  if (isKnown(text)) return [wholePart];
  const bare = text.replace(BEFORE, "");
  const shorterNames = [bare, UP_TO_FORM.exec(bare)?.[0] ?? "", bare.split(BEHIND, 1)[0] ?? ""];
  const name = shorterNames.find(isKnown);
  if (name === undefined) return [wholePart];
  const addition = text.replace(name, "");
  return [
    { name: "name", text: name, separator: "", lookup: lookUp(name) },
    { name: "addition", text: addition, separator: " ", lookup: lookUpAddition(addition) },
  ];
}
