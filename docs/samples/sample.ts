/** A call that a sample makes. */
export interface Call {
  /** The base address: without a slash at its end. */
  baseUrl: string;
  /** The key as a word that may be shown, such as the mock's `test`; without it, a sample reads the environment variable `API_KEY`. */
  key?: string;
  /** The version of the API, and whether it is the one that answers without being asked for. */
  version: string;
  isCurrentVersion: boolean;
  /** The path of the operation: `/phone/validate`. */
  path: string;
  /** The value of the body's member `request`. */
  request: unknown;
}

/** A language in which samples are written. */
export interface Language {
  /** What a tab says. */
  title: string;
  /** The name of the language for a highlighter and for `x-codeSamples`. */
  id: string;
  /** A whole program that makes a call and prints the answer: what is copied runs. */
  write(call: Call): string;
}

/** The widest line of a sample that needs no scrolling beside the text of a page. */
export const WIDTH = 56;
