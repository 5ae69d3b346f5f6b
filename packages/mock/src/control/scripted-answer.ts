import type { Answer } from "../call.ts";
import type { OperationOf } from "../operations.ts";
import { exampleAnswer, SUCCESS } from "../prefer.ts";
import { errorAnswer, statusesOf } from "../problem.ts";
import type { AnyAnswer, ChangeBody, ScriptedRequest } from "./answers.ts";
import { mergePatch } from "./merge-patch.ts";

/**
 * Makes the response of a script.
 *
 * @param compute - Computes the response without a script.
 */
export async function scriptedAnswer(
  operation: OperationOf,
  scripted: AnyAnswer,
  request: ScriptedRequest,
  compute: () => Promise<Answer>,
): Promise<Answer> {
  const answer = (await ownAnswer(operation, scripted)) ?? (await change(scripted, request, await compute()));
  const headers = Object.entries(scripted.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(headers) }, network: scripted.network };
}

/** The response that is in the script itself; undefined if the computed one is sent, changed, late or lost. */
async function ownAnswer(operation: OperationOf, scripted: AnyAnswer): Promise<Answer | undefined> {
  const { status, example, body, offContract } = scripted;
  const { version } = operation;
  if (example !== undefined) return exampleAnswer(operation, example);
  if (typeof body === "function") return undefined;
  if (body !== undefined) return { status: status ?? SUCCESS, headers: {}, body };
  if (status === undefined || status === SUCCESS) return undefined;
  if (offContract && !statusesOf(version).includes(status)) return { status, headers: {}, body: undefined };
  return errorAnswer(version, status);
}

/** The computed response as a script changes it; an error stays as it is. */
async function change({ body, patch }: AnyAnswer, request: ScriptedRequest, computed: Answer): Promise<Answer> {
  if (computed.status !== SUCCESS) return computed;
  if (patch !== undefined) return { ...computed, body: mergePatch(computed.body, patch) };
  if (typeof body !== "function") return computed;
  const changed = (body as ChangeBody<never>)(structuredClone(computed.body) as never, request);
  return { ...computed, body: await changed };
}
