import { type Notation, ReturnedValue, writeLiteral } from "./literal.ts";
import { type ProgramCall, SAMPLE_WIDTH } from "./sample.ts";

export function writeBody({ request }: ProgramCall, notation: Notation, indent = ""): string {
  return writeLiteral({ request }, notation, SAMPLE_WIDTH, indent);
}

/** The values of earlier responses that a request sends. */
export function returnedValues(request: unknown): ReturnedValue[] {
  if (request instanceof ReturnedValue) return [request];
  return typeof request === "object" && request !== null
    ? Object.values(request).flatMap(returnedValues)
    : [];
}

/** A dotted path as subscripts: `["results"][0]`. */
export function writeSubscripts(path: string, quote: string): string {
  return path
    .split(".")
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `[${quote}${key}${quote}]`))
    .join("");
}

export function lastName(calls: ProgramCall[]): string {
  return calls.at(-1)?.name ?? "";
}
