import { visitObjects } from "@data-validation/openapi-document/document";
import { type JsonObject, valueAtPointer } from "@data-validation/openapi-document/json";
import { leavesOf } from "@data-validation/openapi-document/leaves";
import { markOf } from "@data-validation/openapi-document/marks";
import { acceptsAnyText } from "@data-validation/openapi-document/values";
import type { TestedContract } from "./contract.ts";
import { isAssumed, isOperation, isPartial, isResponse } from "./marks.ts";
import { readPromises } from "./promises.ts";
import { specifiedVersions } from "./section.ts";

/** What is wrong at a place of a contract, and what to do. */
export interface MisplacedMark {
  version: string;
  pointer: string;
  message: string;
}

/**
 * The faults in the promises of contracts, oldest first, after every statement was checked on them;
 * empty without any.
 */
export function auditAll(contracts: TestedContract[]): MisplacedMark[] {
  return contracts.flatMap((contract, index) => {
    const earlier = contracts[index - 1];
    if (earlier) inherit(contract, earlier);
    const { unmarked } = readPromises(contract.document);
    const at = (message: string) => (pointer: string) => ({ pointer, message });
    const misplacedMarks = [
      ...findUnaccounted(contract),
      ...findMisplacedMarks(contract),
      ...findClosedGuesses(contract, earlier).map(
        at("An assumed enum. Allow any other string beside it, with anyOf, or test the statement."),
      ),
      ...unmarked.map(at("Assumed only by where it is referenced. Mark it x-assumed.")),
    ];
    return misplacedMarks.map((misplaced) => ({ version: contract.version, ...misplaced }));
  });
}

/** What a version leaves as it is, is stated where the version before it is; likewise the marks. */
function inherit(contract: TestedContract, earlier: TestedContract): void {
  const leaves = [contract, earlier].map(({ document }) => leavesOf(document));
  const valuesAt = (pointer: string) =>
    [contract, earlier].map(({ document }, index) =>
      JSON.stringify(leaves[index]?.get(pointer) ?? valueAtPointer(document, pointer)),
    );
  for (const pointer of earlier.asserted) {
    const [value, before] = valuesAt(pointer);
    if (value !== undefined && value === before) contract.asserted.add(pointer);
  }
  const extentAt = ({ document }: TestedContract, pointer: string) =>
    markOf((valueAtPointer(document, pointer) ?? {}) as object)?.extent;
  for (const pointer of earlier.marked)
    if (extentAt(contract, pointer) === extentAt(earlier, pointer)) contract.marked.add(pointer);
}

/**
 * Whether the specification covers a version: changes of a later one are assumed, and no statement
 * is about their mark.
 */
const isSpecified = ({ version }: TestedContract) => specifiedVersions.includes(version);

const nodeAt = ({ document }: TestedContract, pointer: string) =>
  valueAtPointer(document, pointer) as JsonObject;

/** The assertions about the node at a pointer or below it. */
function assertedAt({ asserted }: TestedContract, pointer: string): string[] {
  const requiredName = pointer.replace(/\/properties\/([^/]+)$/, "/required/$1");
  return [...asserted].filter(
    (leaf) => leaf === pointer || leaf === requiredName || leaf.startsWith(`${pointer}/`),
  );
}

/**
 * The promised nodes of a document without an assertion and without a mark; the outermost, where a
 * mark would be.
 */
function findUnaccounted(contract: TestedContract): Omit<MisplacedMark, "version">[] {
  const leaves = [...readPromises(contract.document).stated.keys()].filter(
    (leaf) => !contract.asserted.has(leaf),
  );
  const isJudged = (node: string) => isSpecified(contract) || !isPartial(nodeAt(contract, node));
  const nodes = [...new Set(leaves.map(nodeOf))].filter(isJudged);
  const markFor = (node: string) =>
    assertedAt(contract, node).length > 0 ? "x-assumed-detail" : "x-assumed";
  const outer = nodes.filter((node) => markFor(node) === "x-assumed");
  return nodes
    .filter((node) => !outer.some((other) => node.startsWith(`${other}/`)))
    .map((pointer) => ({
      pointer,
      message: `Neither stated nor marked. Mark it ${markFor(pointer)}, or test the statement.`,
    }));
}

/**
 * The place for the mark of a leaf: a required field, the object that forbids a field, or the node
 * with the keyword.
 */
function nodeOf(leaf: string): string {
  const [, owner, name] = /^(.*)\/required\/([^/]+)$/.exec(leaf) ?? [];
  return name === undefined
    ? leaf.replace(/(\/properties)?\/[^/]+$/, "")
    : `${owner}/properties/${name}`;
}

/**
 * Misplaced marks: on a stated node, on a partly stated node without an assertion, or without an
 * assertion about the mark.
 */
function findMisplacedMarks(contract: TestedContract): Omit<MisplacedMark, "version">[] {
  const misplaced: Omit<MisplacedMark, "version">[] = [];
  const add = (pointer: string, message: string) => void misplaced.push({ pointer, message });
  visitObjects(contract.document, (node, pointer) => {
    if (!isAssumed(node as JsonObject) || isOperation(pointer) || isResponse(pointer)) return;
    const asserted = assertedAt(contract, pointer);
    if (isPartial(node as JsonObject)) {
      if (asserted.length === 0) add(pointer, "Nothing of it is stated. Mark it x-assumed.");
      if (isSpecified(contract) && !contract.marked.has(pointer))
        add(pointer, "No statement is about this mark. Test it, or remove it.");
    } else if (
      asserted.some((leaf) => leaf.startsWith(`${pointer}/`) && !isObjectType(contract, leaf))
    ) {
      const advice = isSpecified(contract)
        ? "Remove the mark."
        : "Remove the mark, or mark it x-assumed-detail.";
      add(pointer, `The specification states it. ${advice}`);
    }
  });
  return misplaced;
}

/** The envelope states of an object that it is one; a mark on it is about its fields. */
function isObjectType({ document }: TestedContract, leaf: string): boolean {
  return leaf.endsWith("/type") && [valueAtPointer(document, leaf)].flat().includes("object");
}

/**
 * Unstated enums without an open alternative: a guess must never reject a value that the service
 * accepts. A later version may add a value to those that the previous version states.
 */
function findClosedGuesses(contract: TestedContract, earlier?: TestedContract): string[] {
  const enums = new Map<string, unknown[]>();
  const open = new Set<string>();
  visitObjects(contract.document.components, (node, pointer) => {
    if (Array.isArray(node.enum)) enums.set(`/components${pointer}/enum`, node.enum);
    const alternatives = (Array.isArray(node.anyOf) ? node.anyOf : []) as JsonObject[];
    if (!alternatives.some(acceptsAnyText)) return;
    for (const index of alternatives.keys()) open.add(`/components${pointer}/anyOf/${index}/enum`);
  });
  const isExtended = (pointer: string, values: unknown[]) =>
    !isSpecified(contract) &&
    earlier?.asserted.has(pointer) &&
    (valueAtPointer(earlier.document, pointer) as unknown[]).every((value) =>
      values.includes(value),
    );
  return [...enums].flatMap(([pointer, values]) =>
    open.has(pointer) || contract.asserted.has(pointer) || isExtended(pointer, values)
      ? []
      : pointer,
  );
}
