import { currentVersion, versions } from "./generated.ts";
import type { Translation } from "./migrate/step.ts";
import type { guidedStep } from "./migrate/steps.ts";
import { translateError, translateRequest, translateResponse } from "./migrate/translate.ts";
import type { ErrorBody, Path, RequestBody, ResponseBody } from "./types.ts";

export type { Change, Loss, Translation } from "./migrate/step.ts";
export { changes } from "./migrate/steps.ts";
export type { Path, RequestBody, ResponseBody };

const [oldest] = versions;

type From = typeof oldest;
type To = typeof currentVersion;

const upgrade = { from: oldest, to: currentVersion } as const;
const downgrade = { from: currentVersion, to: oldest } as const;

/** A path that both versions have. */
export type SharedPath = Path<From> & Path<To>;

type OneWay<Meanings> = {
  [P in keyof Meanings]: Meanings[P] extends { isOneWay: true } ? P : never;
}[keyof Meanings];

/** A path whose responses of the older version include those of the newer one. */
export type UpgradablePath = Exclude<SharedPath, OneWay<typeof guidedStep.meanings>>;

/**
 * Translates a request from version 2.0 to 2.1. A request of an unchanged operation is returned as
 * it is.
 *
 * @example
 * const request = { request: { query: { numberWithPrefix: "+420607123456" } } };
 * const { body, lost } = upgradeRequest("/phone/validate", request);
 * // body: { request: { query: { numberFull: "+420607123456" } } }, lost: []
 *
 * @param path - The path of the request.
 */
export function upgradeRequest<P extends SharedPath>(
  path: P,
  body: RequestBody<P, From>,
): Translation<RequestBody<P, To>> {
  return translateRequest(body, { path, ...upgrade }) as Translation<RequestBody<P, To>>;
}

/**
 * Translates a request from version 2.1 to 2.0, with a list of everything that 2.0 cannot express.
 */
export function downgradeRequest<P extends SharedPath>(
  path: P,
  body: RequestBody<P, To>,
): Translation<RequestBody<P, From>> {
  return translateRequest(body, { path, ...downgrade }) as Translation<RequestBody<P, From>>;
}

/** Translates a response of 2.1 to 2.0. What only 2.1 has is left out. */
export function downgradeResponse<P extends SharedPath>(
  path: P,
  response: ResponseBody<P, To>,
): ResponseBody<P, From> {
  return translateResponse(response, { path, ...downgrade }) as never as ResponseBody<P, From>;
}

/**
 * Translates a response of 2.0 to 2.1; for every path but the one whose responses have more in 2.1.
 */
export function upgradeResponse<P extends UpgradablePath>(
  path: P,
  response: ResponseBody<P, From>,
): ResponseBody<P, To> {
  return translateResponse(response, { path, ...upgrade }) as never as ResponseBody<P, To>;
}

/**
 * Translates an error of version 2.1 for the request of version 2.0 that was upgraded: `relatedTo`
 * has its field names.
 */
export function downgradeError(path: SharedPath, error: ErrorBody): ErrorBody {
  return translateError(error, { path, ...downgrade });
}
