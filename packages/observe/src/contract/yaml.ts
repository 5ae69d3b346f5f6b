import {
  type CollectionTag,
  type Document,
  isScalar,
  LineCounter,
  parseDocument,
  type Tags,
  YAMLMap,
  YAMLSeq,
} from "yaml";

/** Lists are written without space inside their brackets and objects with it, as in the contract's sources: `{ type: [a, b] }`. */
function customTags(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag !== "object" || !("collection" in tag)) return tag;
    const flowCollectionPadding = tag.collection === "seq" ? "" : " ";
    const stringify = (node: YAMLMap | YAMLSeq, ...[context, ...rest]: Parameters<YAMLMap["toString"]>) =>
      node.toString({ ...context, flowCollectionPadding } as typeof context, ...rest);
    // The type of a tag for collections denies the hook that the library calls for every tag.
    return { ...tag, stringify } as unknown as CollectionTag;
  });
}

/** Reads a source of the contract so that it can be changed and written again with its comments and its order. */
export function parseSource(text: string, lines?: LineCounter): Document {
  return parseDocument(text, { customTags, ...(lines && { lineCounter: lines }) });
}

/** Writes a source of the contract: one that was not changed comes out as it was read, byte for byte. */
export function writeSource(document: Document): string {
  return document.toString({ lineWidth: 0 });
}

/** The line of a place in a source, from 1 on. */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  const lines = new LineCounter();
  let node: unknown = parseSource(text, lines).contents;
  let offset = 0;
  for (const key of path) {
    if (node instanceof YAMLMap) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) break;
      offset = (pair.key as { range?: [number, number, number] }).range?.[0] ?? offset;
      node = pair.value;
    } else if (node instanceof YAMLSeq) {
      node = node.items[Number(key)];
      offset = (node as { range?: [number, number, number] } | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return lines.linePos(offset).line;
}
