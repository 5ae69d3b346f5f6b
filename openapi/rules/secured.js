/**
 * The operation, or the document for all operations, asks for a key, and no alternative goes without.
 *
 * @type {import("@stoplight/spectral-core").RulesetFunction<{ security?: object[] }>}
 */
export default function secured(operation, _options, { document }) {
  const security = operation.security ?? document.data.security ?? [];
  if (security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0)) return [];
  return [{ message: "The operation can be called without a key." }];
}
