/**
 * Something that validates values, as https://standardschema.dev describes it: the interface that validation libraries share and that form
 * libraries and route handlers take. The specification asks for it to be copied, so that nothing is installed for a type.
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Validated<Output> | Promise<Validated<Output>>;
    /** The types of what goes in and comes out; there for the compiler alone. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type Validated<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** What is wrong, and where. */
export interface Issue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}
