import type { MockOperation } from "../contract/operations.ts";
import { errorResponse, statusesOf } from "../contract/problem.ts";
import type { MockResponse } from "../exchange/call.ts";
import { SUCCESS_STATUS } from "../exchange/status.ts";
import { exampleResponse } from "../forced/prefer.ts";
import { copyJson } from "../platform.ts";
import { mergePatch } from "./merge-patch.ts";
import type { AnyResponse, ChangeBody, ScriptedRequest } from "./responses.ts";

export async function scriptedResponse(
  operation: MockOperation,
  scripted: AnyResponse,
  request: ScriptedRequest,
  compute: () => Promise<MockResponse>,
): Promise<MockResponse> {
  const response =
    (await ownResponse(operation, scripted)) ?? (await change(scripted, request, await compute()));
  const headers = Object.entries(scripted.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return {
    ...response,
    headers: { ...response.headers, ...Object.fromEntries(headers) },
    network: scripted.network,
  };
}

/**
 * The response of the script itself; undefined if the computed one is sent, changed, late or lost.
 */
async function ownResponse(
  operation: MockOperation,
  scripted: AnyResponse,
): Promise<MockResponse | undefined> {
  const { status, example, body, offContract } = scripted;
  const { version } = operation;
  if (example !== undefined) return exampleResponse(operation, example);
  if (typeof body === "function") return undefined;
  if (body !== undefined) return { status: status ?? SUCCESS_STATUS, headers: {}, body };
  if (status === undefined || status === SUCCESS_STATUS) return undefined;
  if (offContract && !statusesOf(version).includes(status))
    return { status, headers: {}, body: undefined };
  return errorResponse(version, status);
}

async function change(
  { body, patch }: AnyResponse,
  request: ScriptedRequest,
  computed: MockResponse,
) {
  if (computed.status !== SUCCESS_STATUS) return computed;
  if (patch !== undefined) return { ...computed, body: mergePatch(computed.body, patch) };
  if (typeof body !== "function") return computed;
  const changed = (body as ChangeBody<never>)(copyJson(computed.body) as never, request);
  return { ...computed, body: await changed };
}
