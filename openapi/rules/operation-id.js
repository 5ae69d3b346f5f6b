/**
 * The operation id mirrors the path: `phoneValidate` for /phone/validate.
 *
 * @type {import("@stoplight/spectral-core").RulesetFunction<{ operationId?: string }>}
 */
export default function operationId(operation, _options, { path }) {
  const words = String(path[1]).split("/").filter(Boolean);
  const expected = words
    .map((word, index) => (index === 0 ? word : word[0].toUpperCase() + word.slice(1)))
    .join("");
  if (operation.operationId === expected) return [];
  return [
    {
      message: `The operation id must be ${expected}, after the path.`,
      path: [...path, "operationId"],
    },
  ];
}
