import {
  type Grounds,
  groundsOf,
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
  /** The operations that reach it. */
  operations: Set<string>;
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
      visitAll(operation.request, nothing, "request", operation, found, new Set());
      for (const response of operation.responses.values()) {
        if (response.schema) visitAll(response.schema, nothing, "response", operation, found, new Set());
        for (const { schema, mark } of response.headers)
          visitAll(schema, { here: mark, below: mark }, "response", operation, found, new Set());
      }
    }
  }
  return found;
}

const nothing: Grounds = { here: undefined, below: undefined };

function visitAll(
  node: SchemaNode,
  reached: Grounds,
  direction: Direction,
  operation: OperationNode,
  found: Map<string, Reachable>,
  visited: Set<string>,
): void {
  if (node.isForbidden) return;
  const grounds = groundsOf(node, reached);
  const ground = grounds.here;
  const key = reachKey(node, ground, direction);
  // What is below may rest on another mark than the place itself.
  const way = `${key}|${grounds.below?.key ?? ""}`;
  if (visited.has(way)) return;
  visited.add(way);
  const reachable = found.get(key) ?? { node, ground, direction, operations: new Set() };
  reachable.operations.add(operation.id);
  found.set(key, reachable);
  for (const part of [node.reference, ...node.anyOf, ...node.allOf]) {
    if (part) visitAll(part, grounds, direction, operation, found, visited);
  }
  const inside = { here: grounds.below, below: grounds.below };
  for (const part of [node.items, ...node.properties.values()]) {
    if (part) visitAll(part, inside, direction, operation, found, visited);
  }
}

/** Whether a schema says by itself that null may stand there. */
export function allowsNull(node: SchemaNode): boolean {
  return isNullable(node) || node.anyOf.some((branch) => isNullable(branch));
}

function isNullable({ schema }: SchemaNode): boolean {
  return [schema.type].flat().includes("null");
}
