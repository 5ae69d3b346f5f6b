import { type CollectionTag, type Document, parseDocument, type Tags, type YAMLMap, type YAMLSeq } from "yaml";

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
export function parseSource(text: string): Document {
  return parseDocument(text, { customTags });
}

/** Writes a source of the contract: one that was not changed comes out as it was read, byte for byte. */
export function writeSource(document: Document): string {
  return document.toString({ lineWidth: 0 });
}
