// Types of the modules that npm run generate writes to generated/mock/.

/** A violation of a schema: an error of Ajv. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A compiled schema: returns whether a value is valid, and leaves the violations in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** The validators of an operation's request; they find every error. */
export interface RequestValidators {
  request: Validator;
  /** The alternatives of the query, each on its own, to explain a query by the closest one. */
  forms: Validator[];
  /** The pairs of fields of the query that exclude each other. */
  exclusive: string[][];
  /**
   * The fields that the contract names, by the path of their object from the body's root, with the
   * values that it lists.
   */
  named: Record<string, Record<string, string[] | null>>;
  /** The options that only some types of a query have, with these types. */
  ofTypes: Record<string, string[]>;
}

/** The validators of an operation's response bodies by status; they stop at the first error. */
export type ResponseValidators = Record<number, Validator>;

/**
 * The response examples of an operation by name: the body of a success, or the status of an error,
 * which is in the table of errors.
 */
export type ResponseExamples = Record<string, { body: unknown } | { status: number }>;

export interface DataValidator {
  judge: Validator;
  /** The members of each list and, without a name, of the whole. */
  members: Record<string, string[]>;
  /**
   * The members of the objects in companies and addresses, each with the name of its object, or
   * null.
   */
  objects: Record<string, Record<string, string | null>>;
}
