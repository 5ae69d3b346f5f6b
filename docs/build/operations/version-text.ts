import { capitalise } from "@data-validation/common/text";
import type { Bundle } from "@data-validation/openapi-document/document";
import { markdownOf, operationFile } from "../addresses.ts";
import { objectTree, sharedObjects } from "../contract/shown-fields.ts";
import { type OperationSource, operationsOf, type Source } from "../contract/source.ts";
import { labelMarkdown, STANDING_NOTE } from "../sections/grade-labels.ts";
import type { PageForm } from "./operation-text.ts";

export function versionText(
  source: Source,
  { info: { version, title, summary }, tags }: Bundle,
): string {
  const operations = operationsOf(source, version);
  const kinds = tags.map(({ name, description }) => {
    const ofKind = operations.filter(({ tag }) => tag === name);
    return `## ${capitalise(name)}\n\n${description}\n\n${operationLinks(ofKind)}`;
  });
  const note =
    version === source.current
      ? `This is the default version. Pin it: send \`api-version: ${version}\` with every request.`
      : `Send \`api-version: ${version}\` with every request: the default is ${source.current}. [Migrate to ${source.current}](../migration.md)`;
  const documents = [...source.documents.keys()].filter((name) => name.startsWith(`${version}.`));
  return `# ${title} ${version}

${summary}

${note}

${STANDING_NOTE}

${kinds.join("\n\n")}

## Documents and files

${documents.map((name) => `- [${name}](../openapi/${name}), OpenAPI`).join("\n")}
- [types/${version}.ts](../types/${version}.ts), types for TypeScript
- [postman/${version}.json](../collections/postman/${version}.json), requests for Postman; Bruno imports it too
- [Full reference](reference.html) on one page, with Redoc
`;
}

export function operationLinks(operations: OperationSource[]): string {
  const items = operations.map(
    ({ path, summary, standing }) =>
      `- [\`${path}\` ${summary} ${labelMarkdown(standing)}](${markdownOf(operationFile(path))})`,
  );
  return `<div class="cards list">\n\n${items.join("\n")}\n\n</div>`;
}

export function objectsText(bundle: Bundle, form: PageForm): string {
  const { info, paths, components } = bundle;
  const sections = sharedObjects(bundle).map((object) => {
    const { name, anchor } = object;
    const title = capitalise(anchor).replaceAll("-", " ");
    const links = object.paths.map((path) => `[\`${path}\`](${markdownOf(operationFile(path))})`);
    const users = links.length === Object.keys(paths).length ? "all operations" : links.join(", ");
    const fields = form.fields(objectTree(bundle, object), { in: "response", isOpen: () => true });
    return `## ${title}

${components.schemas[name]?.description?.trim()}

Schema \`${name}\`. In ${users}.

${fields}`;
  });
  return `# Shared objects ${info.version}

Objects that several operations have in common. The specification shows none of their fields. Each has the strongest [grade of evidence](../assumptions.md) that it has in an operation.

${sections.join("\n\n")}
`;
}
