import traverse, { type NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { blankRanges } from "../blank.ts";
import type { CodeContext } from "../context.ts";
import type { Hit } from "../hit.ts";
import { fieldChanges, parentNameOf } from "../names.ts";
import { listText } from "../text.ts";
import { isMember, keyOfNode, rangeOf, startOf } from "./nodes.ts";

/**
 * Lists the names of the old version outside of followed calls. `classified`: the starts of those
 * that are not listed by their names.
 */
export function listScript(
  text: string,
  file: t.File,
  classified: ReadonlySet<number>,
  context: CodeContext,
): Hit[] {
  const code = blankRanges(text, (file.comments ?? []).map(rangeOf));
  const variables = variablePlaces(file);
  return listText("javascript", code, context, ownNamePlaces(file)).filter(
    ({ start, kind }) => !classified.has(start) && !(kind === "name" && variables.has(start)),
  );
}

/**
 * The places of variables and parameters, whose names are the program's own. A short property is a
 * name of the API too.
 */
function variablePlaces(file: t.File): Set<number> {
  const places = new Set<number>();
  traverse(file, {
    Identifier({ node, parent, key }) {
      const isShort = parent.type === "ObjectProperty" && parent.shorthand;
      const isMemberName = key === "property" && "computed" in parent && !parent.computed;
      const isName = isMemberName || key === "key" || parent.type === "TSEnumMember";
      if (!isShort && !isName) places.add(startOf(node));
    },
  });
  return places;
}

/** The places of names in the file's own objects, which may have nothing to do with the API. */
function ownNamePlaces(file: t.File): Set<number> {
  const places = new Set<number>();
  traverse(file, {
    VariableDeclarator({ node: { id, init }, scope }) {
      if (id.type !== "Identifier" || !/^(Object|Array)Expression$/.test(init?.type ?? "")) return;
      for (const property of init?.type === "ObjectExpression" ? init.properties : []) {
        const key = keyOfNode(property);
        if (
          "key" in property &&
          !fieldChanges.some((change) => change.from === key && parentNameOf(change) === id.name)
        )
          places.add(startOf(property.key));
      }
      const references = scope.getBinding(id.name)?.referencePaths ?? [];
      for (const start of references.flatMap(membersFrom)) places.add(start);
    },
  });
  return places;
}

/** The places of the names in a chain of members: `own.result.data`. */
function membersFrom(path: NodePath): number[] {
  const { parentPath, key } = path;
  if (!parentPath || !isMember(parentPath) || key !== "object") return [];
  return [startOf(parentPath.node.property as t.Node), ...membersFrom(parentPath)];
}
