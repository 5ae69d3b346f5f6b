import type { Bundle } from "@data-validation/openapi-document/document";
import { type Add, compileSchemas } from "./compile-schemas.ts";
import { byId } from "./operations.ts";
import { exclusiveOf, formsOf, namedOf, typesOfOptions } from "./request-tables.ts";

/**
 * The compiled validators of a data kind, which need neither Ajv nor `eval`; in two modules, as
 * many programs check only requests.
 */
export async function writeValidators(
  bundles: Bundle[],
): Promise<{ requests: string; responses: string }> {
  const requests = (bundle: Bundle, add: Add) =>
    byId(bundle, ({ request }) => ({
      request: add(request),
      forms: formsOf(bundle, request).map(add),
      exclusive: exclusiveOf(bundle, request),
      named: namedOf(bundle, request),
      ofTypes: typesOfOptions(bundle, request),
    }));
  const responses = (bundle: Bundle, add: Add) =>
    byId(bundle, (operation) =>
      Object.fromEntries(operation.responses.map(({ status, schema }) => [status, add(schema)])),
    );
  return {
    requests: await compileSchemas("requests", bundles, true, requests),
    responses: await compileSchemas("responses", bundles, false, responses),
  };
}
