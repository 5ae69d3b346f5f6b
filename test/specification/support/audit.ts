import { walk } from "../../../scripts/lib/openapi/document.ts";
import { type Json, type JsonObject, resolve } from "../../../scripts/lib/openapi/json.ts";
import { leavesOf } from "../../../scripts/lib/openapi/leaves.ts";
import { markOf } from "../../../scripts/lib/openapi/marks.ts";
import type { Contract } from "./contract.ts";
import { findMisplacedMarks, type Misplaced, readPromises } from "./promises.ts";

/** What is wrong with what contracts promise, oldest first, after every statement was checked on them; empty when nothing is. */
export function auditAll(contracts: Contract[]): (Misplaced & { version: string })[] {
  return contracts.flatMap((contract, index) => {
    const earlier = contracts[index - 1];
    if (earlier) inherit(contract, earlier);
    return audit(contract).map((misplaced) => ({ version: contract.version, ...misplaced }));
  });
}

/** What a version leaves as it is, is stated where the version before it is. */
function inherit(contract: Contract, earlier: Contract): void {
  const ofContract = leavesOf(contract.document);
  const ofEarlier = leavesOf(earlier.document);
  const valueAt = ({ document }: Contract, leaves: Map<string, Json>, pointer: string) =>
    JSON.stringify(leaves.get(pointer) ?? resolve(document, pointer));
  for (const pointer of earlier.asserted) {
    const value = valueAt(contract, ofContract, pointer);
    if (value !== undefined && value === valueAt(earlier, ofEarlier, pointer)) contract.asserted.add(pointer);
  }
  const markAt = ({ document }: Contract, pointer: string) =>
    markOf((resolve(document, pointer) ?? {}) as object)?.text;
  for (const pointer of earlier.marked)
    if (markAt(contract, pointer) === markAt(earlier, pointer)) contract.marked.add(pointer);
}

function audit(contract: Contract): Misplaced[] {
  const { asserted, document, marked } = contract;
  const { unused, unmarked } = readPromises(document);
  const at = (message: string) => (pointer: string) => ({ pointer, message });
  const UNMARKED = "Assumed by where it is referenced alone. Mark it x-assumed.";
  return [
    ...findUnaccounted(document, asserted).map(
      at("Neither stated nor marked. Mark it x-assumed, or test the statement."),
    ),
    ...findMisplacedMarks(document, asserted, marked),
    ...findClosedGuesses(document, asserted).map(
      at("An assumed enum. Allow any other string beside it, with anyOf, or test the statement."),
    ),
    ...unused.map(at("Nothing uses it. Delete it.")),
    ...unmarked.map(at(UNMARKED)),
  ];
}

/** The nodes of what a document promises, without an assertion about it and without a mark; the outermost, where a mark would stand. */
function findUnaccounted(document: JsonObject, asserted: ReadonlySet<string>): string[] {
  const leaves = [...readPromises(document).stated.keys()].filter((pointer) => !asserted.has(pointer));
  const nodes = [...new Set(leaves.map((pointer) => pointer.replace(/(\/required)?\/[^/]+$/, "")))];
  return nodes.filter((node) => !nodes.some((outer) => node.startsWith(`${outer}/`)));
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
