import { capitalise, snakeCase } from "@data-validation/common/text";
import type { CodeContext } from "./context.ts";
import { type Hit, makeHit } from "./hit.ts";
import { distinctiveNames, fieldChanges } from "./names.ts";

/** Names of two words as other languages spell them: `NumberWithPrefix`, `number_with_prefix`. */
const spellings = new Map(
  distinctiveNames.flatMap((name) => [
    [capitalise(name), name] as const,
    [snakeCase(name), name] as const,
  ]),
);
const SPELLED = `(?:${[...spellings.keys()].join("|")})`;
/** A field of a model, which a serialiser writes as a name of the API. */
const FIELD = new RegExp(
  [
    // C#: a property, or a component of a record.
    `(?<=[\\w?>\\])]\\s+)${SPELLED}(?=\\s*(?:\\{\\s*get\\b|[,)]))`,
    // Python and Rust.
    `(?<=^\\s*(?:pub\\s+)?)${SPELLED}(?=\\s*:\\s*[&\\w["'])`,
    // Go.
    `(?<=^\\s*)${SPELLED}(?=[^\\S\\n]+[*[\\w\\].]+[^\\S\\n]*$)`,
    // PHP.
    `(?<=\\b(?:public|protected|private|readonly|var)\\b[^;=(){}\\n]*\\$)(?:${distinctiveNames.join("|")})\\b`,
  ].join("|"),
  "gm",
);

/**
 * Lists fields of models, except those with the name in quotation marks beside them, which is
 * listed itself.
 */
export function listModels(code: string, { paths }: CodeContext, reason: string): Hit[] {
  return [...code.matchAll(FIELD)].flatMap(({ 0: name, index: start }) => {
    const from = spellings.get(name) ?? name;
    const before = code.slice(0, start).split("\n").slice(-2).join("\n");
    const line = code.slice(start).split("\n", 1)[0];
    const change = fieldChanges.find((one) => one.from === from);
    if (!change || new RegExp(`["']${from}["']`).test(`${before}${line}`)) return [];
    const place = { start, end: start + name.length, from, to: change.to };
    // A request that is built from it moves together with it.
    return [makeHit({ ...place, rank: paths.has(change.path) ? "likely" : "possible", reason })];
  });
}
