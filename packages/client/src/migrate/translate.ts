/** Something that was asked for in one version and that the other cannot do. */
export interface Loss {
  /** The field, from `request`: `options.validationDepth`. */
  field: string;
  /** What was asked for. */
  value: unknown;
  /** The section of the specification. */
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
  /** Null if a response of the older version holds too little for the newer one. */
  upgradeResponse: ((response: never) => unknown) | null;
  downgradeResponse: (response: never) => unknown;
  /** Fields of a request that an error may name: those of the older version by those of the newer one. */
  errorFields: Record<string, string>;
}

/** New names by the old ones. */
export type Names = Record<string, string>;

interface Request<Options> {
  request: { query: object; options?: Options | null | undefined };
}

/** Rewrites the options of a request, without those that are then undefined, and the names in its query. */
export function mapRequest<Options, To>(
  { request, ...body }: Request<Options>,
  write: (options: Options) => object,
  names: Names = {},
): To {
  const { query, options, ...envelope } = request;
  const written = Object.entries(options ? write(options) : {}).filter(([, value]) => value !== undefined);
  const renamed = {
    ...envelope,
    query: rename(query, names),
    ...(options && { options: Object.fromEntries(written) }),
  };
  return { ...body, request: renamed } as To;
}

/** The response of a validation, as far as it is translated; everything else passes through. */
interface Validation<Data> {
  result: Part<Data>;
  resultCorrected: Part<Data> | null;
  suggestions: Part<Data>[];
}

interface Part<Data> {
  data?: Data;
  errors?: { relatedTo?: string[] }[];
  fixes?: { data?: { typeFrom?: string | null; type?: string | null } }[];
}

/** Rewrites the data of a response wherever it stands, and the names of query fields in findings and fixes. */
export function mapValidation<From, To>(
  response: Validation<From>,
  write: (data: From) => object,
  names: Names = {},
): To {
  const field = <Name extends string | null | undefined>(name: Name) => (name && names[name]) ?? name;
  const mapPart = ({ data, errors, fixes, ...others }: Part<From>) => ({
    ...others,
    ...(data && { data: write(data) }),
    ...(errors && {
      errors: errors.map(({ relatedTo, ...error }) => ({
        ...error,
        ...(relatedTo && { relatedTo: relatedTo.map(field) }),
      })),
    }),
    ...(fixes && {
      fixes: fixes.map(({ data, ...fix }) => {
        const { typeFrom, type } = data ?? {};
        const written = { ...data, ...(typeFrom && { typeFrom: field(typeFrom) }), ...(type && { type: field(type) }) };
        return { ...fix, ...(data && { data: written }) };
      }),
    }),
  });
  const { result, resultCorrected, suggestions } = response;
  return {
    ...response,
    result: mapPart(result),
    resultCorrected: resultCorrected && mapPart(resultCorrected),
    suggestions: suggestions.map(mapPart),
  } as To;
}

/** A copy of an object whose members have other names. */
export function rename(value: object, names: Names): object {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [names[key] ?? key, member]));
}
