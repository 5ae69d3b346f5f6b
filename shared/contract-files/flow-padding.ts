import type { CollectionTag, Tags, YAMLMap, YAMLSeq } from "yaml";

/**
 * Tags of YAML that write an object on one line with padding, `{ a: 1 }`, and a list without it,
 * `[1]`.
 */
export function flowPadding(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag !== "object" || !("collection" in tag)) return tag;
    const flowCollectionPadding = tag.collection === "seq" ? "" : " ";
    const stringify = (
      node: YAMLMap | YAMLSeq,
      ...[context, ...rest]: Parameters<YAMLMap["toString"]>
    ) => node.toString({ ...context, flowCollectionPadding } as typeof context, ...rest);
    // The library calls this hook for every tag; its type lacks it for collections.
    return { ...tag, stringify } as unknown as CollectionTag;
  });
}
