import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Version } from "@data-validation/client";
import { downgradeRequest, type SharedPath, upgradeRequest } from "@data-validation/client/migrate";

/** A request as a real caller sends it. */
export interface CallerRequest {
  id: string;
  version: Version;
  path: SharedPath;
  headers: Record<string, string>;
  body: unknown;
  status: number;
}

const recordedRequests = ["requests.jsonl", "typed-sdks.jsonl"].flatMap((name) =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CallerRequest),
);

/** Each request in its own version, and in the words of the other one. */
export const callerRequests = recordedRequests.flatMap((request): CallerRequest[] => {
  const isOld = request.version === "2.0";
  const translate = isOld ? upgradeRequest : downgradeRequest;
  const { body } = translate(request.path, request.body as never);
  return [request, { ...request, version: isOld ? "2.1" : "2.0", body }];
});

/** Where a response has its envelope: at the top, or in an object. */
export const envelopePlaces = [undefined, "response", "data.response"].map((responseAt) => ({
  responseAt,
  place: responseAt ?? "the top",
}));
