import { walk } from "../../../scripts/lib/openapi/document.ts";
import type { JsonObject } from "../../../scripts/lib/openapi/json.ts";
import type { Contract } from "./contract.ts";
import { findMisplacedMarks, readPromises } from "./promises.ts";

/** What is wrong with what a contract promises, after every statement was checked on it; empty when nothing is. */
export function audit(contract: Contract): string[] {
  const { asserted, document, marked } = contract;
  const { unused, unmarked } = readPromises(document);
  return [
    ...findUnaccounted(document, asserted).map((pointer) => `${pointer} is neither stated nor marked`),
    ...findMisplacedMarks(document, asserted, marked),
    ...findClosedGuesses(document, asserted).map((pointer) => `${pointer} is closed, and assumed`),
    ...unused.map((pointer) => `${pointer} is there for nothing`),
    ...unmarked.map((pointer) => `${pointer} is assumed by where it is referenced alone, and has no mark`),
  ];
}

/** The pointers of what a document promises, without an assertion about it and without a mark. */
function findUnaccounted(document: JsonObject, asserted: ReadonlySet<string>): string[] {
  return [...readPromises(document).stated.keys()].filter((pointer) => !asserted.has(pointer));
}

/** Enums that no statement states, and beside which no other string is valid: a guess must never reject what the service accepts. */
function findClosedGuesses(document: JsonObject, asserted: ReadonlySet<string>): string[] {
  const enums = new Set<string>();
  const open = new Set<string>();
  walk(document.components, (node, pointer) => {
    if (Array.isArray(node.enum)) enums.add(`/components${pointer}/enum`);
    const alternatives = (Array.isArray(node.anyOf) ? node.anyOf : []) as JsonObject[];
    if (!alternatives.some(({ type, enum: values }) => type === "string" && !values)) return;
    for (const index of alternatives.keys()) open.add(`/components${pointer}/anyOf/${index}/enum`);
  });
  return [...enums].filter((pointer) => !open.has(pointer) && !asserted.has(pointer));
}
