import { flowPadding } from "@data-validation/contract-files/flow-padding";
import { UserError } from "@data-validation/tooling/command";
import { isCollection, isMap, isPair, parseDocument, visit } from "yaml";

/** Longest collection on one line, in characters of JSON. */
const SHORT = 90;

/**
 * The text of a file of examples with the response to each request. The requests are not changed.
 */
export async function withResponses(
  text: string,
  respond: (name: string, body: unknown) => Promise<unknown>,
) {
  const document = parseDocument(text, { customTags: flowPadding });
  const [error] = document.errors;
  if (error) throw new UserError(error.message);
  const requests = document.get("requests");
  if (!isMap(requests)) throw new UserError("There are no requests in it.");
  const responses: Record<string, FileExample> = {};
  for (const [name, { summary, value: body }] of Object.entries<FileExample>(
    requests.toJS(document),
  ))
    responses[name] = {
      ...(summary !== undefined && { summary }),
      value: await respond(name, body),
    };
  const node = document.createNode(responses);
  visit(node, {
    // Strings that look like a number, such as 607 123 456.
    Scalar: (_, scalar) => {
      if (typeof scalar.value === "string" && /^[+\d]/.test(scalar.value))
        scalar.type = "QUOTE_DOUBLE";
    },
    Collection: (_, collection) => {
      const isShort = JSON.stringify(collection).length <= SHORT;
      collection.flow = isShort && [...collection.items].every(isFlat);
    },
  });
  document.set("responses", node);
  return document.toString({ lineWidth: 0 });
}

type FileExample = { summary?: string; value: unknown };

/** Whether an item or the value of a pair is a scalar or an empty collection. */
function isFlat(item: unknown): boolean {
  const node = isPair(item) ? item.value : item;
  return !isCollection(node) || node.items.length === 0;
}
