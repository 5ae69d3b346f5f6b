import type { Fix } from "../shared/fix.ts";
import type { PhoneTexts } from "./query.ts";

/**
 * Fixes of parts as fixes of whole fields, chained per field: each value is the next one's previous
 * value.
 */
export function wholeFixes(fixes: readonly Fix[], texts: PhoneTexts, corrected: PhoneTexts): Fix[] {
  const currentTexts: Record<string, string> = { ...texts };
  return fixes.flatMap((fix, at) => {
    const { typeFrom, type, valueFrom, value } = fix.data;
    const field = typeFrom ?? type ?? "";
    const from = currentTexts[field];
    // A blank field has no previous value, like an absent one.
    if (!from?.trim() || isOfWholeNumber(fix)) return [fix];
    const isLast = !fixes.slice(at + 1).some(({ data }) => (data.typeFrom ?? data.type) === field);
    const changed = valueFrom === null ? `${value}${from}` : from.replace(valueFrom, value ?? "");
    const to = (isLast ? corrected[field] : undefined) ?? changed;
    currentTexts[field] = to;
    if (from === to) return [];
    return [{ ...fix, data: { typeFrom: field, type: field, valueFrom: from, value: to } }];
  });
}

/** The fix to the home prefix has whole numbers, whatever the fields of the query. */
function isOfWholeNumber({ group, subtype, data: { type } }: Fix): boolean {
  return group === "VALUE" && subtype === null && type === "number";
}
