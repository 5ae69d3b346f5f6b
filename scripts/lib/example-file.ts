import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  YAMLMap,
  YAMLSeq,
} from "yaml";
import { UserError } from "./command.ts";

/** Returns the body of the response to a request example, from its name and the body of the request. */
export type AnswerRequest = (name: string, body: unknown) => Promise<unknown>;

/**
 * The text of a file of examples with the responses that its requests get: a pair for each request, in the order of the requests and
 * under their summaries. Unchanged text is kept, with its comments and notation.
 *
 * @throws UserError if the text is not YAML, or has no requests
 */
export async function withAnswers(text: string, ask: AnswerRequest): Promise<string> {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new UserError(error.message);
  const requests = document.get("requests");
  if (!isMap(requests)) throw new UserError("There are no requests in it.");
  const before = document.get("responses");
  const responses = isMap(before) ? before : document.createNode({});
  const notation = readNotation(responses);

  const pairs: Pair[] = [];
  for (const [name, { summary, value: body }] of Object.entries<Example>(requests.toJS(document))) {
    const pair = { ...(summary !== undefined && { summary }), value: await ask(name, body) };
    const old = responses.items.find((item) => String(item.key) === name);
    const merged = merge(document, notation, name, old?.value as Node | undefined, pair);
    if (old) old.value = merged;
    pairs.push(old ?? document.createPair(name, merged));
  }
  responses.items = pairs as typeof responses.items;
  document.set("responses", responses);
  return write(document);
}

interface Example {
  summary?: string;
  value: unknown;
}

/** Whether the collections of a name stand on one line, as the first of them does. */
type Notation = ReadonlyMap<string, boolean>;

function readNotation(node: Node): Notation {
  const found = new Map<string, boolean>();
  visit(node, {
    Pair(_, { key, value }) {
      const name = String(key);
      if ((isMap(value) || isSeq(value)) && value.items.length > 0 && !found.has(name))
        found.set(name, value.flow === true);
    },
  });
  return found;
}

/** A node with a value: the present node, changed where it differs. */
function merge(document: Document, notation: Notation, name: string, node: Node | undefined, value: unknown): Node {
  if (isScalar(node) && node.value === value) return node;
  if (isMap(node) && isObject(value)) {
    const old = new Map(node.items.map((pair) => [String(pair.key), pair as Pair<Node, Node>]));
    const items = Object.entries(value).map(([key, member]) => {
      const pair = old.get(key) ?? (document.createPair(key, null) as unknown as Pair<Node, Node>);
      pair.value = merge(document, notation, key, pair.value ?? undefined, member);
      return pair;
    });
    if (items.length > 0 && node.items.length > 0) {
      if (!fitsOnALine(value)) node.flow = false;
      node.items = items;
      return node;
    }
  }
  if (isSeq(node) && Array.isArray(value) && node.items.length > 0 && value.length > 0) {
    node.items = value.map((item, index) => merge(document, notation, name, node.items[index] as Node, item));
    return node;
  }
  return create(document, notation, name, value);
}

/** A new node: on one line where others of its name are, otherwise when it has no collection with something in it. */
function create(document: Document, notation: Notation, name: string, value: unknown): Node {
  const members = Array.isArray(value)
    ? value.map((item) => [name, item] as const)
    : isObject(value)
      ? Object.entries(value)
      : undefined;
  if (!members) return createScalar(document, value);
  const isFlat = members.every(([, member]) => !isFilled(member));
  const node = Array.isArray(value) ? new YAMLSeq() : new YAMLMap();
  node.flow = members.length === 0 || (isFlat && fitsOnALine(value) && (notation.get(name) ?? Array.isArray(value)));
  node.items = members.map(([key, member]) => {
    const child = create(document, notation, key, member);
    return Array.isArray(value) ? child : document.createPair(key, child);
  }) as typeof node.items;
  return node;
}

/** Quotes text that looks like a number, such as 607 123 456. */
function createScalar(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  if (isScalar(node) && typeof value === "string" && /^[+\d]/.test(value)) node.type = "QUOTE_DOUBLE";
  return node;
}

function fitsOnALine(value: unknown): boolean {
  return JSON.stringify(value).length <= 125;
}

function isFilled(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text of a document in our notation: lines of any length for text, `{ a: 1 }` and `[1]`. */
function write(document: Document): string {
  visit(document, {
    Collection(_, node) {
      const text = node.toString.bind(node);
      const padding = isSeq(node) ? "" : " ";
      node.toString = (context, ...others) =>
        text(context && { ...context, flowCollectionPadding: padding }, ...others);
    },
  });
  return document.toString({ lineWidth: 0 });
}
