import type { NodePath } from "@babel/traverse";
import traverse from "@babel/traverse";
import type * as t from "@babel/types";
import { type Hit, listed, type Rank, versionHit } from "../hit.ts";
import { CLIENT, distinctive, fieldNames, holderOf, newNames, nullable, type Row, rows } from "../names.ts";
import { type Near, rankOf } from "../text.ts";
import { endOf, keyOf, startOf } from "./fix.ts";
import { isMember } from "./values.ts";

const NAMES = new Map(rows.map((row) => [row.from, row]));
/** Names in texts: of keys in JSON, of paths such as `result.data.format.national`. */
const IN_TEXT = new RegExp(
  `(?<![\\w$])(${[...distinctive].join("|")})(?![\\w$])|(?:${rows.map((row) => `(?<=\\b${holderOf(row)}\\??[.])${row.from}`).join("|")})(?![\\w$])`,
  "g",
);

const VERSION = new RegExp(`api[-_]?version|data-?validation|${CLIENT}`, "i");

/**
 * Lists the names of 2.0 that do not belong to a call by direct means, by the names themselves and what they stand in.
 *
 * @param seen - Nodes of which more is known.
 */
export function listNames(text: string, file: t.File, seen: ReadonlySet<t.Node>, near: Near): Hit[] {
  const hits: Hit[] = [];
  const isNew = usesNewNames(file);
  const add = (
    node: t.Node,
    name: string,
    place: { isPlaced: boolean; isRare: boolean; holder?: string | undefined; at?: Span },
    reason: string,
  ) => {
    const own = rows.filter(({ from }) => from === name);
    const row = own.find((one) => holderOf(one) === place.holder) ?? own[0];
    if (!row || seen.has(node) || (isNew && name === "national")) return;
    const rank = rankOf(row, near, { ...place, isMember: true });
    if (rank) hits.push(hitOf(place.at ?? { start: startOf(node), end: endOf(node) }, row, rank, reason));
  };
  const readName = (path: NodePath, name: t.Node, key: string | undefined) => {
    if (key === undefined || seen.has(name)) return;
    if (!NAMES.has(key)) {
      if (near.size > 0) hits.push(...nullHits(path, name, key));
      return;
    }
    const holder = holderIn(path);
    const isOwn = isOwnObject(path);
    const isPlaced = !isOwn && (isAt(path, key, holder) || hasSiblings(path, key));
    const isMethod = path.parentPath?.isCallExpression() === true && path.parentPath.node.callee === path.node;
    if (isMethod && !isPlaced) return;
    add(name, key, { isPlaced, isRare: distinctive.has(key) && !isOwn, holder }, reasonOf(isPlaced));
  };
  traverse(file, {
    MemberExpression: (path) => readName(path, path.node.property as t.Node, keyOf(path.node)),
    OptionalMemberExpression: (path) => readName(path, path.node.property as t.Node, keyOf(path.node)),
    ObjectProperty: (path) => readName(path, path.node.key as t.Node, keyOf(path.node)),
    TSPropertySignature: (path) => readName(path, path.node.key as t.Node, keyOf(path.node)),
    ClassProperty: (path) => readName(path, path.node.key as t.Node, keyOf(path.node)),
    StringLiteral: (path) => {
      const rank = seen.has(path.node) ? undefined : rankOfVersion(path, text);
      if (rank)
        hits.push(versionHit(startOf(path.node), endOf(path.node), rank, "it does not belong to a call that is seen"));
      else if (!isKey(path)) readText(path.node, path.node.value);
    },
    TemplateElement: (path) => readText(path.node, path.node.value.cooked ?? path.node.value.raw),
  });
  function readText(node: t.Node, value: string): void {
    if (seen.has(node)) return;
    const isField = fieldNames.has(value) || [...fieldNames].some((field) => field === `request.${value}`);
    const bare = isField ? (value.split(".").at(-1) as string) : value;
    const reason = "the name is in a text";
    if (NAMES.has(bare)) add(node, bare, { isPlaced: isField, isRare: distinctive.has(bare) }, reason);
    else if (!/\s/.test(value) || /["'{]/.test(value)) {
      for (const { 0: name, index } of text.slice(startOf(node), endOf(node)).matchAll(IN_TEXT)) {
        const start = startOf(node) + index;
        add(node, name, { isPlaced: true, isRare: true, at: { start, end: start + name.length } }, reason);
      }
    }
  }
  return hits;
}

interface Span {
  start: number;
  end: number;
}

function hitOf({ start, end }: Span, { from, to, section }: Row, rank: Rank, reason: string): Hit {
  return listed({ start, end, from, to, section, rank, reason });
}

function reasonOf(isPlaced: boolean): string {
  return isPlaced ? "name and place are those of the API" : "only the name is the same";
}

/** Fields of a response that may have no value in 2.1. */
function nullHits(path: NodePath, name: t.Node, key: string): Hit[] {
  const found = nullable.find(
    (one) =>
      one.name === key &&
      (isMember(path) || path.parentPath?.isObjectPattern()) &&
      (holderIn(path) === one.holder || one.name === "nameDays"),
  );
  const place = { start: startOf(name), end: endOf(name), from: key, to: key };
  return found
    ? [listed({ ...place, section: found.section, rank: "possible", reason: "2.1 may leave it without a value" })]
    : [];
}

function usesNewNames(file: t.File): boolean {
  let isFound = false;
  traverse(file, {
    Identifier(path) {
      if (newNames.has(path.node.name) && (path.key === "property" || path.key === "key")) isFound = true;
    },
  });
  return isFound;
}

/** The name of what a name stands in: `format` of `answer.data.format.national`, and of `{ format: { national } }`. */
function holderIn(path: NodePath): string | undefined {
  if (isMember(path)) return nameIn(path.get("object") as NodePath);
  const holder = path.parentPath?.parentPath;
  if (!holder) return undefined;
  if (holder.isObjectProperty()) return keyOf(holder.node);
  if (holder.isTSTypeAnnotation()) return keyOf(holder.parent);
  if (holder.isVariableDeclarator()) {
    const init = holder.get("init") as NodePath;
    return path.parentPath?.isObjectPattern()
      ? init.node && nameIn(init)
      : holder.node.id.type === "Identifier"
        ? holder.node.id.name
        : undefined;
  }
  if (holder.isAssignmentExpression()) return nameIn(holder.get("right") as NodePath);
  return undefined;
}

function nameIn(path: NodePath): string | undefined {
  if (path.isIdentifier()) return path.node.name;
  if (path.isAwaitExpression()) return nameIn(path.get("argument"));
  if (path.isTSNonNullExpression()) return nameIn(path.get("expression"));
  return isMember(path) ? keyOf(path.node) : undefined;
}

/** Whether another old name of the same place stands beside a name. */
function hasSiblings(path: NodePath, key: string): boolean {
  const { parent } = path;
  const members =
    "properties" in parent
      ? parent.properties
      : "members" in parent
        ? parent.members
        : "body" in parent
          ? parent.body
          : [];
  const keys = (Array.isArray(members) ? members : []).flatMap((member) => keyOf(member as t.Node) ?? []);
  return rows.some(
    ({ place, from }) =>
      from === key && rows.some((row) => row.place === place && row.from !== key && keys.includes(row.from)),
  );
}

/** Whether a name stands where the API has it. In a literal, `format` alone says little: it has to be that of `data`. */
function isAt(path: NodePath, key: string, holder: string | undefined): boolean {
  if (!rows.some((row) => row.from === key && holderOf(row) === holder)) return false;
  const outer = path.parentPath?.parentPath;
  return (
    holder !== "format" ||
    !path.parentPath?.isObjectExpression() ||
    (outer !== null && outer !== undefined && holderIn(outer) === "data")
  );
}

/** Whether a name belongs to an object that was made in the file under a name of its own, and so may be none of the API's. */
function isOwnObject(path: NodePath): boolean {
  if (path.isObjectProperty()) {
    const holder = path.parentPath.parentPath;
    return (
      path.parentPath.isObjectExpression() &&
      holder?.isVariableDeclarator() === true &&
      !isAt(path, keyOf(path.node) ?? "", holderIn(path))
    );
  }
  let object: NodePath = path;
  while (isMember(object)) object = object.get("object") as NodePath;
  const binding = object.isIdentifier() ? object.scope.getBinding(object.node.name) : undefined;
  const init = binding?.path.isVariableDeclarator() ? binding.path.node.init : undefined;
  return init?.type === "ObjectExpression" || init?.type === "ArrayExpression";
}

/** Whether a text is the key of a member, which is read as that. */
function isKey({ key, parentPath }: NodePath): boolean {
  return (
    key === "key" ||
    (key === "property" && parentPath !== null && isMember(parentPath)) ||
    /^(Import|Export)/.test(parentPath?.type ?? "")
  );
}

/** How sure it is that `"2.0"` is the version of the API that is asked for or compared. */
function rankOfVersion(path: NodePath<t.StringLiteral>, text: string): Rank | undefined {
  const around = path.getStatementParent()?.node;
  if (/^service-api-version$/i.test(path.node.value)) return "possible";
  if (path.node.value !== "2.0" || !around || !VERSION.test(text)) return undefined;
  return VERSION.test(text.slice(startOf(around), endOf(around)).slice(0, 4000)) ? "likely" : "possible";
}
