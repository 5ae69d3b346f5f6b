import type { Fix } from "../shared/fix.ts";
import type { PhoneTexts } from "./query.ts";

/** Fixes of parts as fixes of whole fields, a chain for each field: the value of one is the value before the next. */
export function wholeFixes(fixes: readonly Fix[], texts: PhoneTexts, corrected: PhoneTexts): Fix[] {
  const current: Record<string, string> = { ...texts };
  return fixes.flatMap((fix, at) => {
    const { typeFrom, type, valueFrom, value } = fix.data;
    const field = typeFrom ?? type ?? "";
    const from = current[field];
    // A field that is blank has no value before the fix, like one that is absent.
    if (!from?.trim() || isOfWholeNumber(fix)) return [fix];
    const isLast = !fixes.slice(at + 1).some(({ data }) => (data.typeFrom ?? data.type) === field);
    const changed = valueFrom === null ? `${value}${from}` : from.replace(valueFrom, value ?? "");
    const to = (isLast ? corrected[field] : undefined) ?? changed;
    current[field] = to;
    if (from === to) return [];
    return [{ ...fix, data: { typeFrom: field, type: field, valueFrom: from, value: to } }];
  });
}

/** The change to the prefix at home has whole numbers, whatever the fields of the query. */
function isOfWholeNumber({ group, subtype, data: { type } }: Fix): boolean {
  return group === "VALUE" && subtype === null && type === "number";
}
