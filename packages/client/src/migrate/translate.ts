/** Something that was asked for in one version and that the other cannot do. */
export interface Loss {
  /** The field, from `request`: `options.validationDepth`. */
  field: string;
  /** What was asked for. */
  value: unknown;
  /** The section of the specification that says so. */
  section: "9.1" | "9.2";
  /** Why it cannot be carried over, as a sentence. */
  reason: string;
}

/** A request in the words of the other version. */
export interface Translation<Body> {
  /** The request; ready to be sent. */
  body: Body;
  /** What could not be carried over; empty when the other version does the same. */
  lost: Loss[];
}

/** Translates an operation between two versions. Each function takes a body and gives what it is in the other version. */
export interface Translator {
  upgradeRequest: (body: never) => Translation<unknown>;
  downgradeRequest: (body: never) => Translation<unknown>;
  /** Null where an answer of the older version says too little to make a newer one of it. */
  upgradeResponse: ((answer: never) => unknown) | null;
  downgradeResponse: (answer: never) => unknown;
  /** Fields of a request that an error may name: those of the older version by those of the newer one. */
  errorFields: Record<string, string>;
}

/** What a validation answers, as far as a translation touches it; everything else of it passes through as it is. */
interface Validation<Data> {
  result: Part<Data>;
  resultCorrected: Part<Data> | null;
  suggestions: Part<Data>[];
}

interface Part<Data> {
  data?: Data;
  errors?: Finding[];
  fixes?: Fix[];
}

interface Finding {
  relatedTo?: string[];
}

interface Fix {
  data?: { typeFrom?: string | null; type?: string | null };
}

/**
 * Rewrites the data of an answer wherever it stands, and the names of query fields in findings and fixes.
 *
 * @param fields - The new names of query fields by the old ones.
 */
export function mapValidation<From, To>(
  answer: Validation<From>,
  write: (data: From) => To,
  fields: Record<string, string> = {},
): Validation<To> {
  const field = (name: string) => fields[name] ?? name;
  const mapPart = ({ data, errors, fixes, ...others }: Part<From>): Part<To> => ({
    ...others,
    ...(data && { data: write(data) }),
    ...(errors && { errors: errors.map((finding) => mapFinding(finding, field)) }),
    ...(fixes && { fixes: fixes.map((fix) => mapFix(fix, field)) }),
  });
  const { result, resultCorrected, suggestions } = answer;
  return {
    ...answer,
    result: mapPart(result),
    resultCorrected: resultCorrected && mapPart(resultCorrected),
    suggestions: suggestions.map(mapPart),
  };
}

function mapFinding(finding: Finding, field: (name: string) => string): Finding {
  const { relatedTo } = finding;
  return relatedTo ? { ...finding, relatedTo: relatedTo.map(field) } : finding;
}

function mapFix(fix: Fix, field: (name: string) => string): Fix {
  if (!fix.data) return fix;
  const { typeFrom, type } = fix.data;
  return {
    ...fix,
    data: { ...fix.data, ...(typeFrom && { typeFrom: field(typeFrom) }), ...(type && { type: field(type) }) },
  };
}

/** A copy of an object in which a member has another name; the same when it has no such member. */
export function rename<Value extends object>(value: Value, from: string, to: string): object {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key === from ? to : key, member]));
}

/** A copy of an object without the members that are undefined, which JSON does not have. */
export function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value;
}
