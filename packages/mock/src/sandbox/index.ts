import { apis } from "../apis.ts";

/** stand-in until every operation is computed */
export function sandboxes(version: string, id: string, _request: unknown): unknown {
  for (const operation of apis.get(version)?.operations.values() ?? []) {
    if (operation.id === id) return Object.values(operation.responses.get(200)?.examples ?? {})[0]?.value;
  }
  return undefined;
}
