/** Data of a response, as far as a verdict reads it. */
type Data = Record<string, unknown>;

interface Finding {
  group?: string;
  type?: string;
  subtype?: string | null;
  relatedTo?: string[];
  description?: string | null;
}

interface Fix {
  type?: string;
  data?: { typeFrom?: string | null; type?: string | null; valueFrom?: string | null; value?: string | null };
}

interface Candidate {
  isValid?: boolean;
  data?: Data | null;
  errors?: Finding[];
  fixes?: Fix[];
  flags?: Data;
}

/** The body of a validation's success. */
export interface Validation {
  result: Candidate & { proposal: string };
  resultCorrected: Candidate | null;
  suggestions: Candidate[];
}

/**
 * The verdict on data: what a model reads of a validation.
 *
 * @param fields - The arguments of the tool: values that are named like them can be passed to it again.
 */
export function verdictOf({ result, resultCorrected, suggestions }: Validation, fields: string[], sent: Data) {
  const asSent = fields.filter((field) => sent[field] !== undefined);
  /** The fields that were sent; or all that are known, where the correction has none of those. */
  const argumentsOf = (data: Data | null | undefined): Data => {
    const known = fields.filter((field) => typeof data?.[field] === "string" && data[field] !== "");
    const chosen = asSent.filter((field) => known.includes(field));
    return Object.fromEntries((chosen.length > 0 ? chosen : known).map((field) => [field, data?.[field]]));
  };
  const isUnknown = result.proposal.startsWith("unknown");
  const used = [result, resultCorrected].find((candidate) => candidate?.isValid) ?? null;
  const offered = [resultCorrected, ...suggestions].filter((candidate) => candidate && candidate !== used);
  const problems = (result.errors ?? []).map(sentenceOfFinding);
  if (isUnknown) problems.push("The mail server did not respond: the address may or may not exist.");
  const { data, flags } = used ?? result;
  return {
    use: used && argumentsOf(used.data),
    corrected: used === resultCorrected ? (used?.fixes ?? []).map(sentenceOfFix) : [],
    suggestions: offered.map((candidate) => argumentsOf(candidate?.data)),
    problems,
    proposal: result.proposal,
    details: withoutNull({ ...data, flags }),
  };
}

function sentenceOfFinding({ group, type, subtype, relatedTo = [], description }: Finding): string {
  const kind = [group, type, subtype].filter(Boolean).join("/");
  const what =
    description?.replace(/\.$/, "") ?? (relatedTo.length > 0 ? `Problem with ${relatedTo.join(", ")}` : "Problem");
  return `${what} (${kind}).`;
}

function sentenceOfFix({ type = "CHANGED", data: { typeFrom, type: field, valueFrom, value } = {} }: Fix): string {
  if (valueFrom === null || valueFrom === undefined) return `${field}: added ${value} (${type}).`;
  if (value === null || value === undefined) return `${typeFrom}: removed ${valueFrom} (${type}).`;
  return `${field}: ${valueFrom} became ${value} (${type}).`;
}

/** Data without what is unknown, which a model would only have to read over. */
export function withoutNull(data: Data): Data {
  const members = Object.entries(data).flatMap(([name, value]) => {
    const known = typeof value === "object" && value && !Array.isArray(value) ? withoutNull(value as Data) : value;
    const isEmpty = known === null || (typeof known === "object" && Object.keys(known ?? {}).length === 0);
    return isEmpty ? [] : [[name, known] as const];
  });
  return Object.fromEntries(members);
}
