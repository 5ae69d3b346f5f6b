import { groupBy } from "@data-validation/common/group-by";
import { flowPadding } from "@data-validation/contract-files/flow-padding";
import type { SourcePlace } from "@data-validation/contract-files/source-places";
import type { Json } from "@data-validation/openapi-document/json";
import {
  type Document,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type ScalarTag,
  type Tags,
  visit,
  YAMLMap,
} from "yaml";

/** `take` removes an item from a list, and an empty list. */
export type ContractEdit = { place: SourcePlace; do: "set" | "add" | "take"; value: Json };

export type ReadSource = (file: string) => string;

/**
 * Returns the changed files. Comments and line ends are kept. Applying an edit twice has no further
 * effect.
 */
export function applyContractEdits(
  edits: ContractEdit[],
  read: ReadSource,
): Record<string, string> {
  const changed = [...groupBy(edits, ({ place }) => place.file)].flatMap(([file, editsOfFile]) => {
    const before = read(file);
    const source = before.replaceAll("\r\n", "\n");
    const customTags = (tags: Tags) => keepLines(flowPadding(tags), source);
    const document = parseDocument(source, { customTags });
    for (const edit of editsOfFile) applyEdit(document, edit);
    const text = document.toString({ lineWidth: 0 });
    const after = before.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
    return after === before ? [] : [[file, after] as const];
  });
  return Object.fromEntries(changed);
}

/**
 * YAML tags that write a multi-line text as in the source, since a folded text would be wrapped at
 * other places.
 */
function keepLines(tags: Tags, source: string): Tags {
  return tags.map((tag) => {
    if (typeof tag !== "object" || tag.tag !== "tag:yaml.org,2002:str") return tag;
    const write = (tag as ScalarTag).stringify;
    const stringify: typeof write = (item, ...rest) => {
      const [start, end] = item.range ?? [0, 0];
      const text = source.slice(start, end).trimEnd();
      return text.includes("\n") || !write ? text : write(item, ...rest);
    };
    return { ...tag, stringify } as ScalarTag;
  });
}

function applyEdit(document: Document, edit: ContractEdit): void {
  const { keys } = edit.place;
  const here = document.getIn(keys, true);
  if (edit.do === "set") {
    const node = toNode(document, edit.value);
    if (isNode(here)) Object.assign(node as object, { comment: here.comment });
    document.setIn(keys, node);
  } else if (
    edit.do === "add" &&
    isSeq(here) &&
    !here.items.some((item) => hasValue(item, edit.value))
  )
    here.add(toNode(document, edit.value));
  else if (edit.do === "take" && isSeq(here)) {
    here.items = here.items.filter((item) => !hasValue(item, edit.value));
    if (here.items.length === 0) document.deleteIn(keys);
  }
}

function hasValue(item: unknown, value: Json): boolean {
  return (
    JSON.stringify(isScalar(item) ? item.value : (item as YAMLMap).toJSON()) ===
    JSON.stringify(value)
  );
}

/** A new node in the style of the sources: lists and objects of scalars stand on one line. */
function toNode(document: Document, value: Json): unknown {
  const node = document.createNode(value);
  visit(node as never, {
    Pair(_key, { key, value: inner }) {
      if (isScalar(key) && key.value === "$ref" && isScalar(inner))
        inner.type = Scalar.QUOTE_DOUBLE;
    },
    Collection(_key, collection) {
      const values = collection.items.map((item) => (isPair(item) ? item.value : item));
      collection.flow =
        values.every((item) => isScalar(item)) &&
        !(collection instanceof YAMLMap && collection.has("description"));
    },
  });
  return node;
}
