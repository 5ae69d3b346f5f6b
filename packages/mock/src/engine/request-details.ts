import { isObject } from "@data-validation/common/object";
import { requestDetailsHeader } from "@data-validation/generated/mock/tables";
import { defaultOptionsOf, operations } from "../contract/operations.ts";
import { type Call, requestText } from "../exchange/call.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { FNV1A_BASIS, fnv1a } from "../sandbox/shared/fnv1a.ts";

/** The end of the header's name: on the real service, it starts with the vendor's name. */
const headerEnd = requestDetailsHeader.toLowerCase().replace(/^[^-]+/, "");

/** Responses that are not the mock's own, or that precede the reading of the request. */
const unchanged: ReadonlySet<Exchange["respondedBy"]> = new Set(["key", "replay", "upstream"]);

/**
 * The echo of a request in its response, for a request with a `customId` or with the header that
 * asks for details; otherwise undefined.
 */
export function requestDetailsOf(exchange: Exchange): Record<string, unknown> | undefined {
  const { call, version, body, respondedBy } = exchange;
  const operation = operations[version].get(call.path);
  if (!operation || unchanged.has(respondedBy)) return undefined;
  const request = "json" in body ? Object(body.json).request : undefined;
  const { customId, query, options, client } = Object(request);
  const isDetailed = asksForDetails(call);
  const hasCustomId = typeof customId === "string";
  if (!isDetailed && !hasCustomId) return undefined;
  const { path } = operation;
  return {
    endpoint: path.slice(1),
    code: requestCodeOf(`${version} ${path} ${requestText(call)}`),
    ...(hasCustomId && { customId }),
    ...(isDetailed && isObject(query) && { query }),
    ...(isDetailed && { options: { ...defaultOptionsOf(version, path), ...withoutNull(options) } }),
    ...(isDetailed && isObject(client) && { client }),
  };
}

function asksForDetails({ headers }: Call): boolean {
  for (const name in headers)
    if (name.endsWith(headerEnd)) return /^true$/i.test(String(headers[name]));
  return false;
}

function withoutNull(options: unknown): object {
  if (!isObject(options)) return {};
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));
}

/** An identifier computed only from the request: two FNV-1a hashes as 16 hexadecimal digits. */
function requestCodeOf(text: string): string {
  return [FNV1A_BASIS, 0x01000193]
    .map((basis) => fnv1a(text, basis).toString(16).padStart(8, "0"))
    .join("");
}
