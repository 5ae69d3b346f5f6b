import {
  type CollectionTag,
  type Document,
  isScalar,
  LineCounter,
  type Pair,
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

/** Finds the line of a place in the sources, from 1 on; of a place that is not there, the line of what is around it. */
export function createLocator(
  sources: Record<string, string>,
): (place: { file: string; path: readonly string[] }) => number {
  const parsed = new Map<string, { document: Document; lines: LineCounter }>();
  return ({ file, path }) => {
    let source = parsed.get(file);
    if (!source) {
      const lines = new LineCounter();
      source = { document: parseSource(sources[file] ?? "", lines), lines };
      parsed.set(file, source);
    }
    return source.lines.linePos(offsetOf(source.document, path)).line;
  };
}

function offsetOf(document: Document, path: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (node instanceof YAMLMap) {
      const pair: Pair | undefined = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (node instanceof YAMLSeq) {
      node = node.items[Number(key)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] } | undefined)?.range?.[0];
}
