import { isMap, isSeq, type Node, parseDocument, visit } from "yaml";
import { UserError } from "./command.ts";

/** Characters of a collection that stands on one line, as JSON at most. */
const SHORT = 90;

/** The text of a file of examples with the response to each of its requests, under the same summary. The requests stay as they are written. */
export async function withResponses(text: string, ask: (name: string, body: unknown) => Promise<unknown>) {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new UserError(error.message);
  const requests = document.get("requests");
  if (!isMap(requests)) throw new UserError("There are no requests in it.");
  const responses: Record<string, Example> = {};
  for (const [name, { summary, value: body }] of Object.entries<Example>(requests.toJS(document)))
    responses[name] = { ...(summary !== undefined && { summary }), value: await ask(name, body) };
  const node = document.createNode(responses);
  visit(node, {
    // Text that looks like a number, such as 607 123 456.
    Scalar: (_, scalar) => {
      if (typeof scalar.value === "string" && /^[+\d]/.test(scalar.value)) scalar.type = "QUOTE_DOUBLE";
    },
    Collection: (_, collection) => {
      collection.flow = (collection.items as unknown[]).every(isFlat) && JSON.stringify(collection).length <= SHORT;
    },
  });
  document.set("responses", node);
  // Lines of any length for text, `{ a: 1 }` and `[1]`.
  visit(document, {
    Collection: (_, collection) => {
      const write = collection.toString.bind(collection);
      const padding = isSeq(collection) ? "" : " ";
      collection.toString = (context, ...others) =>
        write(context && { ...context, flowCollectionPadding: padding }, ...others);
    },
  });
  return document.toString({ lineWidth: 0 });
}

type Example = { summary?: string; value: unknown };

/** Whether an item, or the value of a pair, is a scalar or an empty collection. */
function isFlat(item: unknown): boolean {
  const node = ((item as { value?: Node }).value ?? item) as Node;
  return !(isMap(node) || isSeq(node)) || node.items.length === 0;
}
