import { translateRequest } from "@data-validation/client/internal/migrate/translate";
import type { Version } from "@data-validation/generated/versions";

/**
 * A body in the words of another version, with a sentence on each thing that the version cannot do.
 */
export function translate(path: string, from: string, to: string, request: unknown) {
  const { body, lost } = translateRequest(request, {
    path,
    from: from as Version,
    to: to as Version,
  });
  return {
    body,
    lost: lost.map(({ field, reason }) => `${field} cannot be translated. ${reason}`),
  };
}
