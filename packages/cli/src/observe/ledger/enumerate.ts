import {
  type Grounds,
  groundsOf,
  groundsOfParts,
  type Mark,
  type Model,
  type OperationNode,
  type SchemaNode,
} from "../contract/model.ts";

/** Which half of a call something was seen in. */
export type Direction = "request" | "response";

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
export function reachKey(node: SchemaNode, ground: Mark | undefined, direction: Direction): string {
  return `${node.key}|${ground?.key ?? ""}|${direction}`;
}

/** Every schema that requests and responses can reach, over references and branches, each once for each mark it is reached under. */
export function enumerate(model: Model): Map<string, Reachable> {
  const found = new Map<string, Reachable>();
  for (const operation of [...model.operations.values()].flatMap((operations) => [...operations.values()])) {
    const visit = visitor(operation, found);
    visit(operation.request, nothing, "request", "", false);
    for (const { schema, headers } of operation.responses.values()) {
      if (schema) visit(schema, nothing, "response", "", false);
      for (const { name, schema: header, mark } of headers)
        visit(header, { here: mark, below: mark }, "response", `header ${name}`, false);
    }
  }
  return found;
}

const nothing: Grounds = { here: undefined, below: undefined };

function visitor(operation: OperationNode, found: Map<string, Reachable>) {
  const visited = new Set<string>();
  return function visit(node: SchemaNode, reached: Grounds, direction: Direction, field: string, isBranch: boolean) {
    if (node.isForbidden) return;
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
    for (const part of [node.reference, ...node.allOf]) if (part) visit(part, parts, direction, field, isBranch);
    for (const part of node.anyOf) visit(part, parts, direction, field, true);
    const inside = { here: grounds.below, below: grounds.below };
    if (node.items) visit(node.items, inside, direction, `${field}[]`, false);
    for (const [name, part] of node.properties)
      visit(part, inside, direction, field === "" ? name : `${field}.${name}`, false);
  };
}

/** Whether a schema says by itself that null may stand there. */
export function allowsNull(node: SchemaNode): boolean {
  return [node, ...node.anyOf].some(({ schema }) => [schema.type].flat().includes("null"));
}
