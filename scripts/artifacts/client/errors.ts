import type { Bundle } from "@data-validation/openapi-document/document";
import { failureExamplesOf } from "@data-validation/openapi-document/examples";

export function writeErrors(bundle: Bundle): string {
  const failures = failureExamplesOf(bundle).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const types = new Set(
    failures.flatMap(({ value }) => value.errors.map(({ type }) => `"${type}"`)),
  );
  const statuses = new Set(failures.map(({ status }) => status));
  const constants = failures.map(({ name, status, summary, value }) => {
    const body = JSON.stringify(value, undefined, 2).replaceAll("\n", "\n  ");
    return `/** ${summary}. */\nexport const ${name} = {\n  status: ${status},\n  body: ${body},\n};`;
  });
  const source = [
    `// The errors of version ${bundle.info.version} of the API by the names of their examples, made from openapi/ by npm run generate.`,
    `/** The types of errors in the contract. */\nexport type ErrorType = ${[...types].sort().join(" | ")};`,
    `/** The status codes of errors in the contract. */\nexport type ErrorStatus = ${[...statuses].sort().join(" | ")};`,
    ...constants,
  ];
  return `${source.join("\n\n")}\n`;
}
