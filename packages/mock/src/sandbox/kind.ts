import { type Contracts, type Version, versions } from "../../../../generated/versions.ts";
import type { RequestAsReceived } from "../schemas.ts";
import type { World } from "./world.ts";

type Operations<V extends Version> = Contracts[V]["operations"];

/** The value of the body's member `request` that an operation takes, as it is received: without options that were sent as null. */
export type RequestOf<V extends Version, Id extends keyof Operations<V>> = Operations<V>[Id] extends {
  requestBody: { content: { "application/json": { request: infer Request } } };
}
  ? RequestAsReceived<Request>
  : never;

/** The body of an operation's success. */
type ResponseOf<V extends Version, Id extends keyof Operations<V>> = Operations<V>[Id] extends {
  responses: { 200: { content: { "application/json": infer Response } } };
}
  ? Response
  : never;

/**
 * The operations of a data kind in each version, by their ids: each a pure function from a request, which fits the contract, to the
 * body of the response. An operation that is missing does not compile.
 */
type KindOperations<Kind extends string> = {
  [V in Version]: {
    [Id in keyof Operations<V> & `${Kind}${string}`]: (request: RequestOf<V, Id>, world?: World) => ResponseOf<V, Id>;
  };
};

/**
 * The operations of a data kind in every version. A version without operations of its own has those of the one before it: each response
 * is checked against the contract of its version.
 *
 * @param changed - The operations of the oldest version, and of each that changed one.
 */
export function inEveryVersion<Kind extends string>(
  changed: Pick<KindOperations<Kind>, OldestVersion> & Partial<KindOperations<Kind>>,
): KindOperations<Kind> {
  const all: Partial<Record<Version, object>> = {};
  let latest: object = {};
  for (const version of versions) {
    latest = changed[version] ?? latest;
    all[version] = latest;
  }
  return all as KindOperations<Kind>;
}

type OldestVersion = (typeof versions)[0];
