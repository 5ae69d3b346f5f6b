import { type Bundle, follow, type Node, reach, walk } from "./document.ts";
import { examplesOf } from "./examples.ts";

/** The lists of findings and of fixes, whose items have words that all kinds of data share. */
const lists = ["errors", "fixes"];
const wordFields = ["type", "subtype"];

/**
 * A copy of a bundle in which the shared words are cut for each kind of data: a word that the examples of one kind alone have is left
 * out of the others. A phone number has no `DEGREES`. The words of findings and fixes move to the lists, as their items are shared.
 */
export function withVocabularies(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  const words = wordsOf(bundle);
  const items = new Set<Node>();
  for (const { post } of Object.values(copy.paths)) {
    // A kind of data may have a word when its examples have it, those of several other kinds, or none.
    const known = (field: string, all: string[]) =>
      all.filter((word) => {
        const kinds = [...words].filter(([, seen]) => seen.has(`${field} ${word}`)).map(([kind]) => kind);
        return kinds.length !== 1 || kinds[0] === post.tags[0];
      });
    const schemas = new Set<Record<string, Node>>();
    reach(copy, post.responses["200"], ({ properties }) => {
      if (properties) schemas.add(properties as Record<string, Node>);
    });
    for (const fields of schemas) {
      if (fields.proposal) fields.proposal = proposalOf(copy, fields.proposal, known);
      for (const list of lists.filter((name) => fields[name])) {
        fields[list] = listOf(copy, list, fields[list] as Node, known);
        items.add(follow(copy, fields[list].items as Node));
      }
    }
  }
  for (const { properties } of items) {
    for (const name of wordFields) {
      const field = (properties as Record<string, Node>)[name] as Node;
      field.anyOf = (field.anyOf as Node[]).filter((alternative) => !alternative.enum);
    }
  }
  return copy;
}

type Known = (field: string, all: string[]) => string[];

function proposalOf(bundle: Bundle, field: Node, known: Known): Node {
  const { $ref: _, ...schema } = { ...follow(bundle, field), ...field };
  const all = enumOf(schema);
  const own = known("proposal", all);
  const isOwn = (line: string) => !all.some((word) => line.startsWith(`* \`${word}\``) && !own.includes(word));
  return {
    ...schema,
    description: String(schema.description).split("\n").filter(isOwn).join("\n"),
    anyOf: [{ type: "string", enum: own }, { type: "string" }],
  };
}

function listOf(bundle: Bundle, list: string, field: Node, known: Known): Node {
  const { $ref: _, ...array } = { ...follow(bundle, field), ...field };
  const item = follow(bundle, array.items as Node).properties as Record<string, Node>;
  const words = wordFields.map((name) => {
    const own = known(`${list}.${name}`, enumOf(item[name] as Node));
    return `\`${name}\` is ${own.map((word) => `\`${word}\``).join(", ")}`;
  });
  return { ...array, description: `${array.description} Known words: ${words.join("; ")}.` };
}

function enumOf(schema: Node): string[] {
  return ((schema.anyOf ?? []) as Node[]).flatMap((alternative) => (alternative.enum ?? []) as string[]);
}

/** The words that the examples of a kind of data have, as `<field> <word>`: `proposal valid`, `errors.subtype PREFIX`. */
function wordsOf(bundle: Bundle): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const { post } of Object.values(bundle.paths)) {
    const [kind = ""] = post.tags;
    const seen = words.get(kind) ?? new Set();
    words.set(kind, seen);
    walk(Object.values(examplesOf(bundle, post.responses["200"] ?? {})), (node) => {
      seen.add(`proposal ${node.proposal}`);
      for (const list of lists) {
        for (const item of (node[list] ?? []) as Node[]) {
          for (const name of wordFields) seen.add(`${list}.${name} ${item[name]}`);
        }
      }
    });
  }
  return words;
}
