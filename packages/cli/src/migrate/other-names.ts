import { listRequestFields } from "../contract.ts";
import { changedPaths, oldNames } from "./names.ts";

const knownNames = [
  ...oldNames,
  ...[...changedPaths].flatMap((path) => [
    ...listRequestFields(path, "query"),
    ...listRequestFields(path, "options"),
  ]),
  "resultCorrected",
];

/** Whether a name has two words: other objects are unlikely to have it. */
const isOfTwoWords = (name: string) => /^[a-z]+[A-Z]\w+$/.test(name);
const alternatives = [...new Set(knownNames)].filter(isOfTwoWords).join("|");
const KNOWN_NAME = new RegExp(`(?<![\\w$])(?:${alternatives})(?![\\w$])`, "gi");
/** A declaration of a type, in any language. */
const DECLARATION =
  /\b(?:class|interface|struct|record|enum|trait|protocol|type)\s+(?=[A-Z_])|\bTypedDict\(/g;
/** The reach of a statement, in characters before and after a name. */
const STATEMENT_LENGTH = 400;

/**
 * Whether two other names of the API stand in the same object, chain or class, or in the same file
 * of models.
 */
export function hasOtherNames(code: string, start: number, name: string): boolean {
  const end = start + name.length;
  const before = code.slice(Math.max(0, start - STATEMENT_LENGTH), start);
  const after = code.slice(end, end + STATEMENT_LENGTH);
  const block = `${before.split("{").at(-1)} ${after.split("}", 1)[0]}`;
  const statement = `${before.split(/;|\n\s*\n/).at(-1)} ${after.split(/;|\n\s*\n/, 1)[0]}`;
  return (
    [block, statement].some((text) => hasTwoOthers(text, name)) ||
    isDeclaredWithOthers(code, start, name)
  );
}

/** Whether a field of a class has other names in it, or a field of a model in the whole file. */
function isDeclaredWithOthers(code: string, start: number, name: string): boolean {
  const starts = [...code.matchAll(DECLARATION)].map(({ index }) => index);
  const declarationStart = starts.filter((at) => at < start).at(-1);
  if (declarationStart === undefined || !isField(code, start, name)) return false;
  const next = starts.find((at) => at > start);
  return (
    hasTwoOthers(code.slice(declarationStart, next), name) ||
    (starts.length > 1 && hasTwoOthers(code, name))
  );
}

/**
 * Whether a name is written as a field: a key, a member, a string of its own, or the name in a
 * declaration.
 */
function isField(code: string, start: number, name: string): boolean {
  const before = code.slice(Math.max(0, start - 40), start);
  const next = code.slice(start + name.length, start + name.length + 4);
  if (/["'`]$/.test(before)) return /^["'`]/.test(next);
  return /(?:[.>$\s{(,[]|^)$/.test(before) && /^\s*[?!]?\s*[:;=,)\]}.(]/.test(next);
}

function hasTwoOthers(text: string, name: string): boolean {
  const foundNames = [...text.matchAll(KNOWN_NAME)].map(([match]) => match.toLowerCase());
  return new Set(foundNames.filter((match) => match !== name.toLowerCase())).size >= 2;
}
