/**
 * Each request example has a 200 response example of the same name, and vice versa: readers, the
 * mock and the contract tests pair them by name.
 *
 * @type {import("@stoplight/spectral-core").RulesetFunction<{
 *   requestBody?: object; responses?: Record<string, object>
 * }>}
 */
export default function examplePairs(operation, _options, { path }) {
  const request = examples(operation.requestBody);
  const response = examples(operation.responses?.["200"]);
  // Another rule names a reference that leads nowhere.
  if (request.includes("$ref") || response.includes("$ref")) return [];
  return [
    ...unpaired(request, response, "response", [...path, "requestBody"]),
    ...unpaired(response, request, "request", [...path, "responses", "200"]),
  ];
}

function examples(holder) {
  // Whatever its media type: another rule names one that is misspelt.
  const [media] = Object.values(holder?.content ?? {});
  return Object.keys(media?.examples ?? {});
}

function unpaired(names, others, other, path) {
  if (names.length === 0) return [{ message: `There is no example in ${path.at(-1)}.`, path }];
  return names
    .filter((name) => !others.includes(name))
    .map((name) => ({
      message: `The example ${name} has no ${other} example of the same name.`,
      path: [...path, "content", "application/json", "examples", name],
    }));
}
