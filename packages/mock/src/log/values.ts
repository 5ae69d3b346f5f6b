import { escapePattern } from "@data-validation/common/text";
import { operationPaths } from "../contract/operations.ts";
import { readHeader } from "../exchange/call.ts";
import { type Exchange, requestJson } from "../exchange/exchange.ts";

/** The placeholder of a sent value in a log. */
const HIDDEN = "…";

/** Words of the contract's paths: the only segments of a path that are logged. */
const segments = new Set(operationPaths.flatMap((path) => path.split("/")));

/** Headers that a reason or a warning may repeat. */
const loggedHeaders = ["content-type", "content-encoding", "prefer", "api-version"];

/**
 * Shorter values identify no person, and are words of many sentences, such as the 1 in "Send 1 or
 * 2".
 */
const SHORTEST = 2;

/** A path with each segment hidden that occurs in no path of the contract. */
export function hidePath(path: string): string {
  if (operationPaths.includes(path)) return path;
  const shown = path.split("/").map((segment) => (segments.has(segment) ? segment : HIDDEN));
  return shown.join("/").slice(0, 200);
}

/**
 * Makes a function that hides the values of a request in a sentence about it: of the body, of
 * headers and of the path.
 */
export function createValueMask(exchange: Exchange): (sentence: string) => string {
  const { call } = exchange;
  const requestValues = [
    ...valuesInJson(requestJson(exchange)),
    ...loggedHeaders.map((name) => readHeader(call, name) ?? ""),
    ...(operationPaths.includes(call.path) ? [] : [call.path]),
  ];
  const values = [...new Set(requestValues)]
    .filter((value) => value.length >= SHORTEST && value !== "application/json")
    .sort((one, other) => other.length - one.length);
  return (sentence) => {
    // The JSON parser quotes a part of the input.
    const words = sentence.replace(/(not valid JSON): .*/s, "$1.");
    return values.reduce(hide, words.replace(/"(?:[^"\\]|\\.)*"/g, HIDDEN));
  };
}

/** Hides a value if it is one or several whole words. */
function hide(sentence: string, value: string): string {
  if (!sentence.includes(value)) return sentence;
  const pattern = escapePattern(value);
  return sentence.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "gu"),
    HIDDEN,
  );
}

/** The texts and numbers of a JSON value, and the names of members that are not plain words. */
function valuesInJson(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(valuesInJson);
  return Object.entries(value).flatMap(([name, member]) => [
    ...(/^[a-z_][\w.]*$/i.test(name) ? [] : [name]),
    ...valuesInJson(member),
  ]);
}
