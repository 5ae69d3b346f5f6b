import { flowPadding } from "@data-validation/contract-files/flow-padding";
import type { BodyExample } from "@data-validation/openapi-document/examples";
import { Document, isCollection, isPair, visit } from "yaml";

/** Longest collection on one line, in characters of JSON. */
const SHORT = 90;

/** The text of a file with the response to each request, of the same name and summary. */
export async function writeResponses(
  requests: Record<string, BodyExample>,
  respond: (name: string, body: unknown) => Promise<unknown>,
): Promise<string> {
  const responses: Record<string, BodyExample> = {};
  for (const [name, { summary, value: body }] of Object.entries(requests))
    responses[name] = { summary, value: await respond(name, body) };
  const document = new Document(responses, { customTags: flowPadding });
  visit(document, {
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
  return document.toString({ lineWidth: 0 });
}

/** Whether an item or the value of a pair is a scalar or an empty collection. */
function isFlat(item: unknown): boolean {
  const node = isPair(item) ? item.value : item;
  return !isCollection(node) || node.items.length === 0;
}
