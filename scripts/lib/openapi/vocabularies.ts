import { inCode } from "@data-validation/common/text";
import {
  type Bundle,
  followReferences,
  type Node,
  visitObjects,
  visitReachable,
} from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { describedValues, VALUE_DESCRIPTIONS } from "@data-validation/openapi-document/values";

/**
 * The lists of findings and of fixes. Their items, and the words in them, are the same for all
 * kinds of data.
 */
const lists = ["errors", "fixes"];
const wordFields = ["type", "subtype"];

/** The words of a field that a kind of data has. */
type WordsOf = (field: string, schema: Node | false | undefined) => unknown[];

/**
 * A copy of a bundle in which each kind of data has its own words in the descriptions of lists with
 * shared items: a phone number has no `DEGREES`. The sources share one list of words, because a
 * service may use any of them anywhere; only the examples show which kind uses which.
 */
export function withVocabularies(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  const kinds = kindsByWord(bundle);
  const items = new Set<Node>();
  for (const { post } of Object.values(copy.paths)) {
    const [kind = ""] = post.tags;
    const wordsOf: WordsOf = (field, schema) =>
      enumOf(schema).filter((word) => {
        const having = kinds.get(`${field} ${word}`);
        return having?.size !== 1 || having.has(kind);
      });
    visitReachable(copy, post.responses[200], ({ properties = {} }) => {
      const { proposal } = properties;
      if (proposal) properties.proposal = withWords(copy, proposal, wordsOf);
      for (const name of lists) {
        const list = properties[name];
        if (list) properties[name] = withKnownWords(copy, name, list, wordsOf, items);
      }
    });
  }
  for (const item of items) removeWords(item);
  return copy;
}

/** A list whose description names the words of its items, which are added to `items`. */
function withKnownWords(
  bundle: Bundle,
  name: string,
  list: Node,
  wordsOf: WordsOf,
  items: Set<Node>,
): Node {
  const array = inlineReference(bundle, list);
  const item = followReferences(bundle, array.items ?? {});
  items.add(item);
  const words = wordFields.map((field) => {
    const fieldWords = wordsOf(`${name}.${field}`, item.properties?.[field]);
    return `${inCode(field)} is ${fieldWords.map(inCode).join(", ")}`;
  });
  return { ...array, description: `${array.description} Known words: ${words.join("; ")}.` };
}

/** Removes the words from shared items: each list has its own. */
function removeWords({ properties = {} }: Node): void {
  for (const name of wordFields) {
    const field = properties[name];
    if (field) field.anyOf = field.anyOf?.filter((alternative) => !alternative.enum);
  }
}

/** The schema of `proposal` with some of its words. */
function withWords(bundle: Bundle, field: Node, wordsOf: WordsOf): Node {
  const schema = inlineReference(bundle, field);
  const words = wordsOf("proposal", schema);
  const texts = [...describedValues(schema)].filter(([word]) => words.includes(word));
  const listed = { type: "string", enum: words, [VALUE_DESCRIPTIONS]: Object.fromEntries(texts) };
  return { ...schema, anyOf: [listed, { type: "string" }] };
}

/** A schema whose reference is replaced by its target, with the keywords beside it. */
function inlineReference(bundle: Bundle, field: Node): Node {
  const { $ref: _, ...schema } = { ...followReferences(bundle, field), ...field };
  return schema;
}

function enumOf(schema: Node | false | undefined): unknown[] {
  const { anyOf = [] } = schema || {};
  return anyOf.flatMap((alternative) => alternative.enum ?? []);
}

/**
 * The kinds of data whose examples have a word, by field and word: `proposal valid`,
 * `errors.subtype PREFIX`.
 */
function kindsByWord(bundle: Bundle): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const { post } of Object.values(bundle.paths)) {
    const [kind = ""] = post.tags;
    const add = (word: string) => kinds.set(word, (kinds.get(word) ?? new Set()).add(kind));
    visitObjects(Object.values(examplesOfBody(bundle, post.responses[200])), (node) => {
      add(`proposal ${node.proposal}`);
      for (const list of lists) {
        for (const item of (node[list] ?? []) as Node[])
          for (const field of wordFields) add(`${list}.${field} ${item[field]}`);
      }
    });
  }
  return kinds;
}
