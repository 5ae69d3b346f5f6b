// The part of the contract that is needed before a call's data kind is known: npm run generate
// writes the values, to generated/mock/tables.ts.

export interface OperationRow {
  id: string;
  method: string;
}

/** The error object of a failed request (section 7), as an example of the contract shows it. */
export interface ErrorExample {
  status: number;
  error: {
    group: string;
    type: string;
    subtype: string | null;
    severity: string;
    relatedTo: string[];
    description: string;
  };
}

export interface VersionTables {
  /** By path. */
  operations: Readonly<Record<string, OperationRow>>;
  /** By the name of the example. */
  errors: Readonly<Record<string, ErrorExample>>;
  /** The status codes of an operation, with the headers that only some of them have. */
  headers: Readonly<Record<number, Readonly<Record<string, string>>>>;
  /** The defaults of each schema of options, by its name. */
  defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
