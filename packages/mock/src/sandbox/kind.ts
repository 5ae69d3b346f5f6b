import { capitalise } from "@data-validation/common/text";
import {
  type Contracts,
  type CurrentVersion,
  type Version,
  versions,
} from "@data-validation/generated/versions";
import type { RequestAsReceived, RequestIn, SuccessIn } from "../schemas.ts";
import { defaultsOf } from "./defaults.ts";
import { noOwnData, type OwnData } from "./own-data.ts";

/**
 * An operation: a function from the value of `request`, valid by the contract, to the body of the
 * response.
 */
export type OperationFunction = (request: never, ownData?: OwnData) => unknown;

/** An operation as implemented, always with own data. */
type Compute = (request: never, ownData: OwnData) => unknown;

export type KindSandbox = Record<Version, Readonly<Record<string, OperationFunction>>>;

type VersionOperations<V extends Version> = Contracts[V]["operations"];

/** The value of `request` that an operation takes, as received, with the defaults of options. */
export type SandboxRequest<V extends Version, Id extends keyof VersionOperations<V>> = WithOptions<
  RequestAsReceived<RequestIn<VersionOperations<V>[Id]>>
>;

type WithOptions<Request> = Request extends { options?: infer Options }
  ? Request & { options: Required<NonNullable<Options>> }
  : never;

type ComputeOf<V extends Version, Id> = Id extends keyof VersionOperations<V>
  ? (request: SandboxRequest<V, Id>, ownData: OwnData) => SuccessIn<VersionOperations<V>[Id]>
  : never;

/** An operation that is the same in every version. */
export type SandboxOperation<Id extends keyof VersionOperations<CurrentVersion>> = ComputeOf<
  CurrentVersion,
  Id
>;

type OldestVersion = (typeof versions)[0];

/**
 * An operation that is the same in every version, or its implementations by the version that
 * changed it. Other versions use the previous one.
 */
type OperationOf<Id> =
  | ComputeOf<OldestVersion, Id>
  | ({ [V in OldestVersion]: ComputeOf<V, Id> } & { [V in Version]?: ComputeOf<V, Id> });

/** The operations of a data kind in every version, by id; a missing one does not compile. */
export function createKindSandbox<Kind extends string>(
  operations: {
    [Id in keyof VersionOperations<OldestVersion> & `${Kind}${string}`]: OperationOf<Id>;
  },
): KindSandbox {
  const implemented = Object.entries(operations as Record<string, Compute | VersionedCompute>);
  const operationsByVersion = versions.map((version, at) => {
    const computes = implemented.map(([id, operation]) => [
      id,
      withDefaults(
        typeof operation === "function" ? operation : latestUpTo(at, operation),
        defaultsOf(`${capitalise(id)}Options` as never, version),
      ),
    ]);
    return [version, Object.fromEntries(computes)];
  });
  return Object.fromEntries(operationsByVersion);
}

type VersionedCompute = Partial<Record<Version, Compute>>;

function latestUpTo(at: number, operation: VersionedCompute): Compute {
  const implementing = versions.slice(0, at + 1).findLast((version) => version in operation);
  return operation[implementing as Version] as Compute;
}

/** Without `dataSource`, own companies of all countries are included. */
function withDefaults(
  compute: Compute,
  { dataSource, ...defaults }: { dataSource?: unknown },
): OperationFunction {
  return (request: { options?: object }, ownData = noOwnData) => {
    const options = { ...defaults, ...request.options };
    return compute({ ...request, options } as never, ownData);
  };
}
