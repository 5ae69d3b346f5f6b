import {
  type Contracts,
  type CurrentVersion,
  type Version,
  versions,
} from "@data-validation/generated/versions";
import type { RequestAsReceived, RequestIn, SuccessIn } from "../schemas.ts";
import type { World } from "./world.ts";

/**
 * What an operation does: from the value of the body's member `request`, which fits the contract, to the body of the response.
 * A validation that judges alone looks for no correction and no suggestion, and has the same `result`.
 */
export type Compute = (request: never, world?: World, isJudgedAlone?: boolean) => unknown;

export type KindSandbox = Record<Version, Readonly<Record<string, Compute>>>;

type Operations<V extends Version> = Contracts[V]["operations"];

/** The value of the body's member `request` that an operation takes, as it is received: without options that were sent as null. */
export type RequestOf<V extends Version, Id extends keyof Operations<V>> = RequestAsReceived<
  RequestIn<Operations<V>[Id]>
>;

type ComputeOf<V extends Version, Id> = Id extends keyof Operations<V>
  ? (
      request: RequestOf<V, Id>,
      world?: World,
      isJudgedAlone?: boolean,
    ) => SuccessIn<Operations<V>[Id]>
  : never;

/** An operation that is the same in every version. */
export type Operation<Id extends keyof Operations<CurrentVersion>> = ComputeOf<CurrentVersion, Id>;

type OldestVersion = (typeof versions)[0];

/** An operation that is the same in every version, or the versions that changed it: another one has that of the version before it. */
type OperationOf<Id> =
  | ComputeOf<OldestVersion, Id>
  | ({ [V in OldestVersion]: ComputeOf<V, Id> } & { [V in Version]?: ComputeOf<V, Id> });

/** The operations of a data kind in every version, by their ids; one that is missing does not compile. */
export function inEveryVersion<Kind extends string>(
  operations: {
    [Id in keyof Operations<OldestVersion> & `${Kind}${string}`]: OperationOf<Id>;
  },
): KindSandbox {
  let latest: KindSandbox[Version] = {};
  const ofVersions = versions.map((version) => {
    const changed = Object.entries(
      operations as Record<string, Compute | Partial<Record<Version, Compute>>>,
    ).map(([id, operation]) => [
      id,
      typeof operation === "function" ? operation : (operation[version] ?? latest[id]),
    ]);
    latest = Object.fromEntries(changed);
    return [version, latest];
  });
  return Object.fromEntries(ofVersions);
}
