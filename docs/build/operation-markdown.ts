import { type Bundle, follow, type Node } from "../../scripts/lib/openapi/document.ts";
import { marksOf } from "../../scripts/lib/openapi/marks.ts";
import { requestBlock, responseBlock, table } from "./blocks.ts";
import { showExamples } from "./examples.ts";
import { type Field, flat } from "./fields.ts";
import { fieldTrees } from "./shown-fields.ts";
import type { OperationSource, Source } from "./source.ts";
import { standingNote, standingWords } from "./standing.ts";

export async function operationMarkdown(source: Source, described: OperationSource): Promise<string> {
  const { bundle, version, path, summary, description, reading, node, marks } = described;
  const { request, response } = fieldTrees(described);
  const examples = await showExamples(source, described);
  const failures = Object.entries(node.responses as Record<string, Node>)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => `- ${status}: ${oneLine(describeFailure(bundle, response))}`);
  const standing = standingWords({ standing: marks.length > 0 ? "assumed" : "stated", marks });
  const text = `# ${path}, version ${version}: ${summary}

${description.trim()}

${standing === "" ? "" : `This operation: **${standing}**. `}${standingNote("../")}

\`POST ${path}\` with the headers \`Authorization: Bearer <API_KEY>\`, \`Content-Type: application/json\`, \`Accept: application/json\` and \`api-version: ${version}\`.

## Request

${fieldTable(request, "required")}

## Response

${reading}

${fieldTable(response, "always present")}

## Errors

${failures.join("\n")}

See [Handling errors](../guides/errors.md) and the [error catalogue](../errors.md).

## Examples
`;
  const blocks = examples.map(({ name, summary, request, response }) => {
    const asked = requestBlock({ operation: described, request }, WIDE);
    return `\n### ${name}\n\n${summary}\n\n${asked}\n\n${responseBlock(response, WIDE)}\n`;
  });
  return blocks.reduce((whole, block) => (fits(whole + block) ? whole + block : whole), text);
}

/** The description of an error response, with its mark. */
function describeFailure(bundle: Bundle, response: Node): string {
  const isAssumed = marksOf(bundle, response).some(({ extent }) => extent === "place");
  return `${follow(bundle, response).description}${isAssumed ? "" : " **Stated**."}`;
}

/** Characters of a line: a model needs no narrow columns. */
const WIDE = 140;

/** Whether a text is small enough for a model to read with others. */
function fits(text: string): boolean {
  return Buffer.byteLength(text) < 20_000;
}

/** @param presence - The word for a required field. */
export function fieldTable(fields: Field[], presence: string): string {
  const rows = flat(fields).map((field) => {
    const { path, type, required, preset, values, isOpen, description, sameAs, shared } = field;
    const names = values.map((value) => `\`${value}\``);
    // A description that explains each value lists them already.
    const known = names.every((name) => description.includes(name)) ? "" : names.join(", ");
    const open = isOpen && names.length > 0 ? "others possible" : "";
    const facts = [
      type,
      required && presence,
      preset !== undefined && `default \`${preset}\``,
      known && `one of ${known}`,
      open,
      standingWords(field),
    ];
    const same = sameAs && `The same fields as \`${sameAs}\`.`;
    const object = shared && `Its fields: [${shared.name}](objects.md#${shared.anchor}).`;
    const text = oneLine([description, same, object].filter(Boolean).join(" "));
    return [`\`${path}\``, facts.filter(Boolean).join("; "), text.replaceAll("|", "\\|")];
  });
  return table(["Field", "Type", "Meaning"], rows);
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}
