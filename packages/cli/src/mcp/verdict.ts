import type { Schemas } from "@data-validation/client";
import { type FieldValues, findingCode, type Validation } from "../validation.ts";

/** `fields`: the arguments of the tool, so that it can be called with a suggestion. */
export function verdictOfValidation(
  { result, resultCorrected, suggestions }: Validation,
  fields: string[],
  sent: FieldValues,
) {
  const asSent = fields.filter((field) => sent[field] !== undefined);
  /** The fields that were sent; all known ones if the candidate has none of those. */
  const argumentsOf = (data: FieldValues | null | undefined): FieldValues => {
    const knownFields = fields.filter(
      (field) => typeof data?.[field] === "string" && data[field] !== "",
    );
    const chosen = asSent.filter((field) => knownFields.includes(field));
    return Object.fromEntries(
      (chosen.length > 0 ? chosen : knownFields).map((field) => [field, data?.[field]]),
    );
  };
  const isUnknown = result.proposal.startsWith("unknown");
  const usable = [result, resultCorrected].find((candidate) => candidate?.isValid) ?? null;
  const offers = [resultCorrected, ...suggestions].filter(
    (candidate) => candidate && candidate !== usable,
  );
  const problems = (result.errors ?? []).map(sentenceOfFinding);
  if (isUnknown)
    problems.push("The mail server did not respond: the address may or may not exist.");
  const { data, flags } = usable ?? result;
  return {
    use: usable && argumentsOf(usable.data),
    corrected: usable === resultCorrected ? (usable?.fixes ?? []).map(sentenceOfFix) : [],
    suggestions: offers.map((candidate) => argumentsOf(candidate?.data)),
    problems,
    proposal: result.proposal,
    details: dropUnknown({ ...data, flags }),
  };
}

function sentenceOfFinding(finding: Schemas["Findings"][number]): string {
  const { relatedTo = [], description } = finding;
  const place = relatedTo.length > 0 ? ` with ${relatedTo.join(", ")}` : "";
  return `${description?.replace(/\.$/, "") ?? `Problem${place}`} (${findingCode(finding)}).`;
}

function sentenceOfFix({
  type = "CHANGED",
  data: { typeFrom, type: field, valueFrom, value } = {},
}: Schemas["Fixes"][number]): string {
  if (valueFrom === null || valueFrom === undefined) return `${field}: added ${value} (${type}).`;
  if (value === null || value === undefined) return `${typeFrom}: removed ${valueFrom} (${type}).`;
  return `${field}: ${valueFrom} became ${value} (${type}).`;
}

/** Removes unknown values, which use up tokens. */
export function dropUnknown(data: FieldValues): FieldValues {
  const members = Object.entries(data).flatMap(([name, value]) => {
    const knownValue =
      typeof value === "object" && value && !Array.isArray(value)
        ? dropUnknown(value as FieldValues)
        : value;
    const isEmpty =
      knownValue === null ||
      (typeof knownValue === "object" && Object.keys(knownValue ?? {}).length === 0);
    return isEmpty ? [] : [[name, knownValue] as const];
  });
  return Object.fromEntries(members);
}
