import { operations, type Version } from "../generated.ts";
import { loadRequests, loadResponses, type Requests, type Validate } from "./compiled.ts";

/** The validators of an operation's request. */
export interface RequestChecks extends Requests {
  version: Version;
  path: string;
}

/** Loads the validators of an operation's request. */
export async function loadRequest(version: Version, path: string): Promise<RequestChecks> {
  const [kind, id] = find(version, path);
  const checks = (await loadRequests[kind]())[version][id];
  if (!checks) throw absent(version, path);
  return { ...checks, version, path };
}

/** Loads the validator of the body of an operation's success. */
export async function loadResponse(version: Version, path: string): Promise<Validate> {
  const [kind, id] = find(version, path);
  const responses = (await loadResponses[kind]())[version][id] ?? {};
  const [success] = Object.entries(responses).filter(([status]) => Number(status) < 300);
  if (!success) throw absent(version, path);
  return success[1];
}

/** The data kind and the id of an operation: `phone` and `phoneValidate` of `/phone/validate`. */
function find(version: Version, path: string): [keyof typeof loadRequests, string] {
  for (const [kind, members] of Object.entries(operations[version] ?? {})) {
    for (const [method, own] of Object.entries(members)) {
      const id = `${kind}${method.charAt(0).toUpperCase()}${method.slice(1)}`;
      if (own === path) return [kind as keyof typeof loadRequests, id];
    }
  }
  throw absent(version, path);
}

function absent(version: Version, path: string): TypeError {
  return new TypeError(`Version ${version} of the Data Validation API has no operation ${path}.`);
}
