import {
  type Grounds,
  groundsOf,
  groundsOfParts,
  type Mark,
  type Model,
  type OperationNode,
  type SchemaNode,
} from "../contract/model.ts";
import type { Direction } from "./ledger.ts";

/** A schema of the contract that values can reach, and the mark under which they do. */
export interface Reachable {
  node: SchemaNode;
  ground: Mark | undefined;
  direction: Direction;
  /** The operations that reach it, each with the path of the first field that does: `result.data.details[].nameDays`. */
  operations: Map<OperationNode, string>;
  /** Whether it is one of several alternatives of a field, and not the field. */
  isBranch: boolean;
}

/** The identity of a place as it is reached: the same place can rest on a guess here and on a statement there. */
function reachKey(node: SchemaNode, ground: Mark | undefined, direction: Direction): string {
  return `${node.key}|${ground?.key ?? ""}|${direction}`;
}

/** Every schema that requests and responses can reach, over references and branches, each once for each mark it is reached under. */
export function enumerate(model: Model): Map<string, Reachable> {
  const found = new Map<string, Reachable>();
  for (const operations of model.operations.values()) {
    for (const operation of operations.values()) {
      const walk = { operation, found, visited: new Set<string>() };
      visitAll(operation.request, nothing, "request", "", walk);
      for (const response of operation.responses.values()) {
        if (response.schema) visitAll(response.schema, nothing, "response", "", walk);
        for (const { name, schema, mark } of response.headers)
          visitAll(schema, { here: mark, below: mark }, "response", `header ${name}`, walk);
      }
    }
  }
  return found;
}

const nothing: Grounds = { here: undefined, below: undefined };

interface Walk {
  operation: OperationNode;
  found: Map<string, Reachable>;
  visited: Set<string>;
}

function visitAll(
  node: SchemaNode,
  reached: Grounds,
  direction: Direction,
  field: string,
  walk: Walk,
  isBranch = false,
): void {
  if (node.isForbidden) return;
  const { operation, found, visited } = walk;
  const grounds = groundsOf(node, reached);
  const ground = grounds.here;
  const key = reachKey(node, ground, direction);
  // What is below may rest on another mark than the place itself.
  const way = `${key}|${grounds.below?.key ?? ""}`;
  if (visited.has(way)) return;
  visited.add(way);
  const reachable = found.get(key) ?? { node, ground, direction, operations: new Map(), isBranch };
  if (!reachable.operations.has(operation)) reachable.operations.set(operation, field);
  found.set(key, reachable);
  const parts = groundsOfParts(node, grounds);
  for (const part of [node.reference, ...node.allOf]) if (part) visitAll(part, parts, direction, field, walk, isBranch);
  for (const part of node.anyOf) visitAll(part, parts, direction, field, walk, true);
  const inside = { here: grounds.below, below: grounds.below };
  if (node.items) visitAll(node.items, inside, direction, `${field}[]`, walk);
  for (const [name, part] of node.properties)
    visitAll(part, inside, direction, field === "" ? name : `${field}.${name}`, walk);
}

/** Whether a schema says by itself that null may stand there. */
export function allowsNull(node: SchemaNode): boolean {
  return isNullable(node) || node.anyOf.some((branch) => isNullable(branch));
}

function isNullable({ schema }: SchemaNode): boolean {
  return [schema.type].flat().includes("null");
}
