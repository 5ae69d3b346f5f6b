import * as defaults from "@data-validation/client/internal/defaults";

/** The environment variable that samples, the client and the command line read the API key from. */
export const KEY_VARIABLE = `${defaults.environment}KEY`;

/** The address of the mock of `npm start`, which the guides call. */
export const mockAddress = "http://127.0.0.1:4010";

export interface SampleCall {
  /** The base URL, without a slash at its end. */
  baseUrl: string;
  /** An API key to show, such as `test`; by default, a sample reads {@link SampleCall.variable}. */
  key?: string;
  /** The environment variable with the key, by default {@link KEY_VARIABLE}. */
  variable?: string;
  version: string;
  /** The path of the operation: `/phone/validate`. */
  path: string;
  /** The value of the body's member `request`. */
  request: unknown;
}

/** Calls that may send values of earlier responses, each as a `ReturnedValue` in the request. */
export interface Program {
  baseUrl: string;
  version: string;
  calls: ProgramCall[];
  /** A status after which a call waits and is sent again. */
  retry?: { status: number; seconds: number; times: number } | undefined;
}

export interface ProgramCall {
  /** The name of its response in the program. */
  name: string;
  path: string;
  request: object;
}

export interface Language {
  /** The title of its tab. */
  title: string;
  /** The name of the language for a highlighter and for `x-codeSamples`. */
  id: string;
  /** Writes a complete program that makes a call and prints the response. */
  write(call: SampleCall): string;
  /**
   * Writes a complete program that makes all calls and prints the last response. It reads the key
   * at run time.
   */
  writeProgram(program: Program): string;
}

/** Characters of a line that fit beside the text of a page. */
export const SAMPLE_WIDTH = 56;
