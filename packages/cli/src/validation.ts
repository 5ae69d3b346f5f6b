import type { Schemas } from "@data-validation/client";

export type FieldValues = Record<string, unknown>;

/** A validated value: the input, its correction, or a suggestion. */
export interface Candidate {
  isValid?: boolean;
  data?: FieldValues | null;
  errors?: Schemas["Findings"];
  fixes?: Schemas["Fixes"];
  flags?: FieldValues;
}

export interface Validation {
  result: Candidate & { proposal: string };
  resultCorrected: Candidate | null;
  suggestions: Candidate[];
}

/** `VALUE/INVALID/DOMAIN` */
export function findingCode({ group, type, subtype }: Schemas["Findings"][number]): string {
  return [group, type, subtype].filter(Boolean).join("/");
}
