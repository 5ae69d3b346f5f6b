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

const given = ["requests.jsonl", "typed-sdks.jsonl"].flatMap((name) =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CallerRequest),
);

/** Each request in its own version, and in the words of the other one. */
export const callerRequests = given.flatMap((one): CallerRequest[] => {
  const isOld = one.version === "2.0";
  const translate = isOld ? upgradeRequest : downgradeRequest;
  const { body } = translate(one.path, one.body as never);
  return [one, { ...one, version: isOld ? "2.1" : "2.0", body }];
});

/** Where a response has its envelope: at the top, or in an object. */
export const envelopePlaces = [undefined, "response", "data.response"].map((responseAt) => ({
  responseAt,
  place: responseAt ?? "the top",
}));
