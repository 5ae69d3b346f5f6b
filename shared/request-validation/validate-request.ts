import { isObject } from "@data-validation/common/object";
import type {
  RequestValidators,
  SchemaError,
  Validator,
} from "@data-validation/generated/mock/index";
import type { ErrorName } from "@data-validation/generated/mock/tables";
import type { Contracts, CurrentVersion, Version } from "@data-validation/generated/versions";
import { pointerSegments } from "@hyperjump/json-pointer";
import { describeViolation, joinWords } from "./expectations.ts";
import { MOST_ERRORS, type RequestProblem } from "./problem.ts";

/**
 * The violations of the contract in a request body, as problems that point at the fields; empty if
 * it is valid.
 */
export function requestProblems(
  version: Version,
  { request, forms, exclusive }: RequestValidators,
  body: unknown,
): RequestProblem[] {
  if (request(body)) return [];
  const errors = request.errors ?? [];
  const ofQuery = errors.filter(isInQuery);
  const otherErrors = errors.filter((error) => !isInQuery(error));
  const query: unknown = Object(body).request?.query;
  return [
    ...firstOfEachField(otherErrors).map((error) => problemOfError(version, error)),
    ...(ofQuery.length > 0
      ? (explainExclusive(exclusive, query) ?? explainQuery(version, forms, query))
      : []),
  ];
}

/**
 * The most errors that are reported, one for each place: a thousand wrong items are not read a
 * thousand times.
 */
function firstOfEachField(errors: SchemaError[]): SchemaError[] {
  const firstErrors = new Map<string, SchemaError>();
  for (const error of errors) {
    if (firstErrors.size === MOST_ERRORS) break;
    const place = `${error.keyword === "required" ? "missing" : "wrong"} ${fieldOf(error)}`;
    // The name of a format explains more than its pattern.
    if ((firstErrors.get(place)?.keyword ?? "pattern") === "pattern") firstErrors.set(place, error);
  }
  return [...firstErrors.values()];
}

function isInQuery({ instancePath }: SchemaError): boolean {
  return /^\/request\/query(\/|$)/.test(instancePath);
}

/** The error example about a wrong value, by the part of the request. */
const valueErrors: Record<string, ErrorName> = {
  options: "optionValueNotSupported",
  client: "clientValueNotSupported",
  query: "queryValueNotSupported",
  customId: "queryValueNotSupported",
} satisfies Record<RequestPart, ErrorName>;

type Schemas = Contracts[CurrentVersion]["components"]["schemas"];
type RequestPart = keyof Schemas["EmailValidateRequest"]["request"];

function problemOfError(version: Version, error: SchemaError): RequestProblem {
  const field = fieldOf(error);
  const [part = ""] = field.split(".");
  const example = valueErrors[part];
  if (!example) return { example: "bodyNoRequest" };
  if (part === "query" && error.keyword === "required") return { example: "queryNotSent" };
  return part === "options" && error.keyword === "false schema"
    ? {
        example: "optionNotSupported",
        relatedTo: [field],
        description: notInVersion(version, "option", field),
      }
    : { example, relatedTo: [field], description: describeViolation(field, error) };
}

/** The fields of a query that exclude each other, where it has both. */
function explainExclusive(exclusive: string[][], query: unknown): RequestProblem[] | undefined {
  const sent = Object(query);
  const both = exclusive.filter((names) => names.every((name) => (sent[name] ?? null) !== null));
  if (both.length === 0) return undefined;
  const fields = [...new Set(both.flat())];
  return [{ example: "queryParametersCombination", relatedTo: fields.map(inQuery) }];
}

/**
 * Explains a query by the form that it comes closest to: an error in one form is no error in every
 * other.
 */
function explainQuery(version: Version, forms: Validator[], query: unknown): RequestProblem[] {
  if (!isObject(query)) {
    const description = "The field query must be an object.";
    return [{ example: "queryValueNotSupported", relatedTo: ["query"], description }];
  }
  const sent = forms.length > 1 ? withValues(forms, query) : query;
  const misfits = forms.map((form) => sortErrors(form(sent) ? [] : (form.errors ?? [])));
  const closest = misfits.reduce((best, misfit) =>
    distance(misfit) < distance(best) ? misfit : best,
  );
  const isForeign = (field: string) => misfits.every(({ forbidden }) => forbidden.includes(field));
  const ofForms = [...new Set(misfits.flatMap(({ forbidden }) => forbidden))].filter(
    (field) => !isForeign(field),
  );

  if (closest.forbidden.some((field) => !isForeign(field))) {
    return [{ example: "queryParametersCombination", relatedTo: ofForms.map(inQuery) }];
  }
  const wrong = firstOfEachField(closest.wrong).map(wrongValue);
  const foreign = closest.forbidden.map(inQuery);
  if (closest.missing.length === 0 && foreign.length === 0) return wrong;
  const isBegun = forms.length === 1 || ofForms.length > 0;
  const candidates = (isBegun ? [closest] : misfits).map(({ missing }) => missing.map(inQuery));
  return [explainMissing(version, candidates, foreign), ...wrong];
}

function wrongValue(error: SchemaError): RequestProblem {
  const field = inQuery(fieldOf(error, ""));
  return {
    example: "queryValueNotSupported",
    relatedTo: [field],
    description: describeViolation(field, error),
  };
}

/**
 * The fields that a query lacks, and those that the version does not have.
 *
 * @param candidates - Alternative sets of missing fields.
 * @param foreign - Fields of another version.
 */
function explainMissing(
  version: Version,
  candidates: string[][],
  foreign: string[],
): RequestProblem {
  const alternatives = candidates.map((fields) => joinWords(fields, "conjunction"));
  const need = joinWords(alternatives, "disjunction");
  const sentences = [
    ...foreign.map((field) => notInVersion(version, "field", field)),
    ...(need ? [`Send ${need}.`] : []),
  ];
  const description = sentences.join(" ");
  const missing = [...new Set(candidates.flat())];
  if (missing.length === 0)
    return { example: "queryParametersCombination", relatedTo: foreign, description };
  const example = isAnyOf(candidates) ? "queryParametersRequired" : "queryParametersMissing";
  return { example, relatedTo: missing, description };
}

/** A query without its absent fields, unless one of them is the mistake. */
function withValues(forms: Validator[], query: object): object {
  const sent = Object.fromEntries(Object.entries(query).filter(([, value]) => !isAbsent(value)));
  return forms.some((form) => form(sent)) ? query : sent;
}

/** Whether a value equals an absent field: null, or an object with only null. */
function isAbsent(value: unknown): boolean {
  return value === null || (typeof value === "object" && Object.values(value).every(isAbsent));
}

/** Whether one field of several is enough. */
function isAnyOf(candidates: string[][]): boolean {
  return candidates.length > 1 && candidates.every((fields) => fields.length === 1);
}

function sortErrors(errors: SchemaError[]) {
  const fieldsWhere = (matches: (error: SchemaError) => boolean) =>
    errors.filter(matches).map((error) => fieldOf(error, ""));
  return {
    missing: fieldsWhere(({ keyword }) => keyword === "required"),
    forbidden: fieldsWhere(isForbidden),
    wrong: errors.filter((error) => !isForbidden(error) && !structural.has(error.keyword)),
  };
}

/** The keywords whose errors repeat those of others: a missing field, or a combination. */
const structural = new Set(["required", "minProperties", "oneOf", "anyOf", "not"]);

/** A field of another version, or one that has no value in this form of the query. */
function isForbidden({ keyword, params }: SchemaError): boolean {
  return keyword === "false schema" || (keyword === "type" && params.type === "null");
}

/**
 * How far a query is from a form: a forbidden field shows another form most clearly, a missing one
 * more than a wrong value.
 */
function distance({ missing, forbidden, wrong }: ReturnType<typeof sortErrors>): number {
  return forbidden.length * FORBIDDEN + missing.length * MISSING + wrong.length;
}

/** The weights of an error beside a wrong value. */
const FORBIDDEN = 100;
const MISSING = 10;

const inQuery = (field: string) => `query.${field}`;

/**
 * The field that an error is about, as a path from `request`; for a missing one, the field that
 * should be there.
 */
function fieldOf(error: SchemaError, root = "/request"): string {
  const missing = error.keyword === "required" ? `/${error.params.missingProperty}` : "";
  const path = `${error.instancePath}${missing}`;
  return [...pointerSegments(path.startsWith(root) ? path.slice(root.length) : path)].join(".");
}

function notInVersion(version: Version, kind: string, field: string): string {
  return `Version ${version} does not have the ${kind} ${field}.`;
}
