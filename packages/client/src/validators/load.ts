import { capitalise } from "@data-validation/common/text";
import { operations, type Version } from "../generated.ts";
import { loadRequests, loadResponses, type RequestValidators, type Validator } from "./compiled.ts";

/** The validators of an operation's request, with its version and path. */
export type RequestChecks = Awaited<ReturnType<typeof loadRequest>>;

export async function loadRequest(version: Version, path: string) {
  const { kind, id } = findOperation(version, path);
  return { ...((await loadRequests[kind]())[version][id] as RequestValidators), version, path };
}

/** Loads the validator of the body of an operation's success. */
export async function loadResponse(version: Version, path: string): Promise<Validator> {
  const { kind, id } = findOperation(version, path);
  return (await loadResponses[kind]())[version][id]?.[200] as Validator;
}

/** The data kind and the id of an operation: `phone` and `phoneValidate` of `/phone/validate`. */
function findOperation(
  version: Version,
  path: string,
): { kind: keyof typeof loadRequests; id: string } {
  for (const [kind, members] of Object.entries(operations[version] ?? {}))
    for (const [method, own] of Object.entries(members))
      if (own === path)
        return { kind: kind as keyof typeof loadRequests, id: `${kind}${capitalise(method)}` };
  throw new TypeError(`Version ${version} of the Data Validation API has no operation ${path}.`);
}
