import type { namePath } from "./migrate/name.ts";
import type { Translation } from "./migrate/translate.ts";
import { translatorOf } from "./migrate/translators.ts";
import type { ErrorBody, Path, RequestBody, ResponseBody } from "./types.ts";

export { type Change, changes } from "./migrate/changes.ts";
export type { Loss, Translation } from "./migrate/translate.ts";
export type { Path, RequestBody, ResponseBody };

/** A path that both versions have. */
export type SharedPath = Path<"2.0"> & Path<"2.1">;

/** A path whose responses of 2.0 hold everything that those of 2.1 hold. */
export type UpgradablePath = Exclude<SharedPath, typeof namePath>;

/**
 * Writes a request of version 2.0 in the words of 2.1. The operations of section 9.3 are the same in both.
 *
 * @example
 * const { body, lost } = upgradeRequest("/phone/validate", { request: { query: { numberWithPrefix: "+420607123456" } } });
 * // body: { request: { query: { numberFull: "+420607123456" } } }, lost: []
 *
 * @param path - The path that the request is for.
 */
export function upgradeRequest<P extends SharedPath>(
  path: P,
  body: RequestBody<P, "2.0">,
): Translation<RequestBody<P, "2.1">> {
  const translator = translatorOf("2.0", "2.1", path);
  return (translator?.upgradeRequest(body as never) ?? { body, lost: [] }) as Translation<RequestBody<P, "2.1">>;
}

/** Writes a request of version 2.1 in the words of 2.0; what 2.0 cannot do is reported. */
export function downgradeRequest<P extends SharedPath>(
  path: P,
  body: RequestBody<P, "2.1">,
): Translation<RequestBody<P, "2.0">> {
  const translator = translatorOf("2.0", "2.1", path);
  return (translator?.downgradeRequest(body as never) ?? { body, lost: [] }) as Translation<RequestBody<P, "2.0">>;
}

/** Translates a response of 2.1 to 2.0. What only 2.1 has is left out. */
export function downgradeResponse<P extends SharedPath>(
  path: P,
  response: ResponseBody<P, "2.1">,
): ResponseBody<P, "2.0"> {
  return (translatorOf("2.0", "2.1", path)?.downgradeResponse(response as never) ?? response) as ResponseBody<P, "2.0">;
}

/** Translates a response of 2.0 to 2.1; for every path but the one whose responses hold more in 2.1. */
export function upgradeResponse<P extends UpgradablePath>(
  path: P,
  response: ResponseBody<P, "2.0">,
): ResponseBody<P, "2.1"> {
  return (translatorOf("2.0", "2.1", path)?.upgradeResponse?.(response as never) ?? response) as ResponseBody<P, "2.1">;
}

/** Writes an error of version 2.1 (section 7) as it concerns the request of version 2.0 that was upgraded: `relatedTo` names its fields. */
export function downgradeError(path: SharedPath, error: ErrorBody): ErrorBody {
  const { errorFields = {} } = translatorOf("2.0", "2.1", path) ?? {};
  const field = (name: string) => errorFields[name] ?? name;
  return { ...error, errors: error.errors.map((item) => ({ ...item, relatedTo: item.relatedTo.map(field) })) };
}
