/**
 * A validator as https://standardschema.dev defines it: the common interface of validation
 * libraries, which form libraries and route handlers accept. It is copied, as its specification
 * recommends, so that no package is installed for a type.
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Validated<Output> | Promise<Validated<Output>>;
    /** The types of input and output, for the compiler only. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type Validated<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A mistake and its place. */
export interface Issue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}
