/** Outcome of an attempt: a response, or the reason why there is none. */
export type Outcome =
  | { response: Response; failure?: never }
  | { response?: never; failure: Error };
