import type { Version } from "@data-validation/generated/versions";
import { requestAsReceived } from "@data-validation/mock/internal/sandbox/as-received";
import { isDataKind, loadSandbox } from "@data-validation/mock/internal/sandbox/index";
import type { OwnData } from "@data-validation/mock/internal/sandbox/own-data";

/**
 * The sandbox of a version: a function per operation id, from a request to the body of its
 * response.
 */
export function createSandbox(version: Version) {
  return async (operationId: string, request: unknown, ownData?: OwnData): Promise<unknown> => {
    const kind = /^[a-z]+/.exec(operationId)?.[0] ?? "";
    const compute = isDataKind(kind) ? (await loadSandbox(kind))[version][operationId] : undefined;
    if (!compute)
      throw new Error(`The sandbox of version ${version} has no operation ${operationId}.`);
    return compute(requestAsReceived(request as object) as never, ownData);
  };
}
