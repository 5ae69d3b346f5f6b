import { currentVersion, versions } from "./generated.ts";
import type { Translation } from "./migrate/step.ts";
import { type Translators, translatorOf } from "./migrate/steps.ts";
import type { ErrorBody, Path, RequestBody, ResponseBody } from "./types.ts";

export type { Change, Loss, Translation } from "./migrate/step.ts";
export { changes } from "./migrate/steps.ts";
export type { Path, RequestBody, ResponseBody };

const [oldest] = versions;

type From = typeof oldest;
type To = typeof currentVersion;

/** A path that both versions have. */
export type SharedPath = Path<From> & Path<To>;

type OneWay<Paths> = { [P in keyof Paths]: Paths[P] extends { upgradeResponse: null } ? P : never }[keyof Paths];

/** A path whose responses of the older version hold everything that those of the newer one hold. */
export type UpgradablePath = Exclude<SharedPath, Translators extends infer Paths ? OneWay<Paths> : never>;

function find(path: string) {
  return translatorOf(oldest, currentVersion, path);
}

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
  body: RequestBody<P, From>,
): Translation<RequestBody<P, To>> {
  return (find(path)?.upgradeRequest(body as never) ?? { body, lost: [] }) as Translation<RequestBody<P, To>>;
}

/** Writes a request of version 2.1 in the words of 2.0; what 2.0 cannot do is reported. */
export function downgradeRequest<P extends SharedPath>(
  path: P,
  body: RequestBody<P, To>,
): Translation<RequestBody<P, From>> {
  return (find(path)?.downgradeRequest(body as never) ?? { body, lost: [] }) as Translation<RequestBody<P, From>>;
}

/** Translates a response of 2.1 to 2.0. What only 2.1 has is left out. */
export function downgradeResponse<P extends SharedPath>(path: P, response: ResponseBody<P, To>): ResponseBody<P, From> {
  return (find(path)?.downgradeResponse(response as never) ?? response) as ResponseBody<P, From>;
}

/** Translates a response of 2.0 to 2.1; for every path but the one whose responses hold more in 2.1. */
export function upgradeResponse<P extends UpgradablePath>(
  path: P,
  response: ResponseBody<P, From>,
): ResponseBody<P, To> {
  return (find(path)?.upgradeResponse?.(response as never) ?? response) as ResponseBody<P, To>;
}

/** Writes an error of version 2.1 (section 7) as it concerns the request of version 2.0 that was upgraded: `relatedTo` names its fields. */
export function downgradeError(path: SharedPath, error: ErrorBody): ErrorBody {
  const { errorFields = {} } = find(path) ?? {};
  const field = (name: string) => errorFields[name] ?? name;
  return { ...error, errors: error.errors.map((item) => ({ ...item, relatedTo: item.relatedTo.map(field) })) };
}
