import type { ErrorObject } from "ajv";
import { type Api, type Operation, resolveSchema } from "../apis.ts";
import type { Refusal } from "../refusal.ts";
import { cutOut, type Validators } from "./validators.ts";

/** Says what a request body breaks of the contract, as refusals that point at the fields; empty when it fits. */
export type RequestJudge = (body: unknown) => Refusal[];

/** A judge of the bodies that one operation accepts. */
export function createRequestJudge(api: Api, operation: Operation, validators: Validators): RequestJudge {
  const forms = readForms(api, operation);
  return (body) => {
    const errors = validators.check(operation.requestSchema, body);
    if (errors.length === 0) return [];
    const ofQuery = errors.filter(({ instancePath }) => isIn(instancePath, QUERY));
    const others = errors.filter((error) => !ofQuery.includes(error));
    const query = (body as { request?: { query?: unknown } } | null)?.request?.query;
    const refusals = [
      ...others.map((error) => translate(api, error)),
      ...(ofQuery.length > 0 ? judgeQuery(api, forms, validators, query) : []),
    ];
    return onePerField(refusals);
  };
}

/** A value that fits none of several alternatives has a fault for each of them; the first says enough. */
function onePerField(refusals: Refusal[]): Refusal[] {
  const fields = refusals.map(({ example, relatedTo = [] }) => `${example} ${relatedTo.join(" ")}`);
  return refusals.filter((_, index) => fields.indexOf(fields[index] as string) === index);
}

const QUERY = "/request/query";

function isIn(instancePath: string, parent: string): boolean {
  return instancePath === parent || instancePath.startsWith(`${parent}/`);
}

/** Turns one fault into a refusal; what kind it is follows from the part of the request that it is in. */
function translate(api: Api, error: ErrorObject): Refusal {
  const field = fieldOf(error);
  const [part] = field.split(".");
  const description = describe(field, error);
  switch (part) {
    case "options":
      return error.keyword === "false schema"
        ? { example: "optionNotSupported", relatedTo: [field], description: notInVersion(api, "option", field) }
        : { example: "optionValueNotSupported", relatedTo: [field], description };
    case "client":
      return { example: "clientValueNotSupported", relatedTo: [field], description };
    case "query":
      return error.keyword === "required"
        ? { example: "queryNotSent" }
        : { example: "queryValueNotSupported", relatedTo: [field], description };
    case "customId":
      return { example: "queryValueNotSupported", relatedTo: [field], description };
    default:
      return { example: "bodyNoRequest" };
  }
}

/** The forms that a query can have: the alternatives of its schema, each on its own; one form where there are no alternatives. */
function readForms(api: Api, operation: Operation): object[] {
  const schema = resolveSchema(api, operation.requestSchema, ["request", "query"]) as {
    oneOf?: object[];
    anyOf?: object[];
  };
  const { oneOf, anyOf, ...rest } = schema;
  const alternatives = oneOf ?? anyOf;
  return (alternatives ? alternatives.map((form) => ({ ...rest, allOf: [form] })) : [schema]).map(cutOut);
}

/**
 * Judges a query by the form that it comes closest to, so that a fault in one form is not reported as a fault in every other.
 */
function judgeQuery(api: Api, forms: object[], validators: Validators, query: unknown): Refusal[] {
  if (typeof query !== "object" || query === null || Array.isArray(query)) {
    return [
      { example: "queryValueNotSupported", relatedTo: ["query"], description: "The field query must be an object." },
    ];
  }
  const verdicts = forms.map((form) => sortFaults(validators.checkSchema(form, query)));
  const closest = verdicts.reduce((best, verdict) => (distance(verdict) < distance(best) ? verdict : best));
  const isForeign = (field: string) => verdicts.every(({ forbidden }) => forbidden.includes(field));
  const ofForms = [...new Set(verdicts.flatMap(({ forbidden }) => forbidden))].filter((field) => !isForeign(field));

  if (closest.forbidden.some((field) => !isForeign(field))) {
    return [{ example: "queryParametersCombination", relatedTo: ofForms.map(inQuery) }];
  }
  const wrong = closest.wrong.map((error): Refusal => {
    const field = inQuery(fieldOf(error, ""));
    return { example: "queryValueNotSupported", relatedTo: [field], description: describe(field, error) };
  });
  const foreign = closest.forbidden.map(inQuery);
  if (closest.missing.length === 0 && foreign.length === 0) return wrong;

  const isBegun = forms.length === 1 || ofForms.length > 0;
  const candidates = (isBegun ? [closest] : verdicts).map(({ missing }) => missing.map(inQuery));
  const need = list(
    candidates.map((fields) => list(fields, "and")),
    "or",
  );
  const sentences = [...foreign.map((field) => notInVersion(api, "field", field)), ...(need ? [`Send ${need}.`] : [])];
  const missing = [...new Set(candidates.flat())];
  const refusal: Refusal =
    missing.length > 0
      ? { example: "queryParametersMissing", relatedTo: missing, description: sentences.join(" ") }
      : { example: "queryParametersCombination", relatedTo: foreign, description: sentences.join(" ") };
  return [refusal, ...wrong];
}

interface Verdict {
  missing: string[];
  forbidden: string[];
  wrong: ErrorObject[];
}

function sortFaults(errors: ErrorObject[]): Verdict {
  const of = (keyword: string) =>
    errors.filter((error) => error.keyword === keyword).map((error) => fieldOf(error, ""));
  return {
    missing: of("required"),
    forbidden: of("false schema"),
    wrong: errors.filter(({ keyword }) => !["required", "false schema", "oneOf", "anyOf", "if"].includes(keyword)),
  };
}

function distance({ missing, forbidden, wrong }: Verdict): number {
  return forbidden.length * 100 + missing.length * 10 + wrong.length;
}

const inQuery = (field: string) => `query.${field}`;

/** The field that a fault is about, as a path from `request`; for a missing one, the field that should be there. */
function fieldOf(error: ErrorObject, root = "/request"): string {
  const missing =
    error.keyword === "required" ? `/${(error.params as { missingProperty: string }).missingProperty}` : "";
  const path = `${error.instancePath}${missing}`;
  const below = path.startsWith(root) ? path.slice(root.length + 1) : path.slice(1);
  return below.split("/").map(unescapePointer).join(".");
}

function unescapePointer(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}

function notInVersion(api: Api, kind: string, field: string): string {
  return `Version ${api.version} does not have the ${kind} ${field}.`;
}

const WORDS: Record<string, string> = {
  array: "an array",
  boolean: "a boolean",
  integer: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a string",
};

/** Says in a sentence what a field must be; the allowed values come from the contract. */
function describe(field: string, { keyword, params, message }: ErrorObject): string {
  const subject = `The field ${field}`;
  switch (keyword) {
    case "type": {
      const types = [params.type as string | string[]].flat();
      return `${subject} must be ${list(
        types.map((type) => WORDS[type] ?? type),
        "or",
      )}.`;
    }
    case "enum":
      return `${subject} must be ${list(params.allowedValues as string[], "or")}.`;
    case "format":
      return params.format === "ipv4"
        ? `${subject} must be an IPv4 address.`
        : `${subject} must be a ${params.format}.`;
    case "required":
      return `${subject} is required.`;
    default:
      return `${subject} ${message ?? "is not supported"}.`;
  }
}

function list(items: string[], last: "and" | "or"): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}
