import { type MockOperation, modulesOf, violationsOf } from "../contract/operations.ts";
import { toScriptedRequest } from "../control/request-log.ts";
import { scriptedResponse } from "../control/scripted-response.ts";
import type { MockResponse } from "../exchange/call.ts";
import { type Exchange, noteSource } from "../exchange/exchange.ts";
import { wait } from "../forced/wait.ts";
import { messageOf } from "../usage-error.ts";
import { ensureAllowed } from "./respond-computed.ts";
import type { MockState } from "./state.ts";

/**
 * Responds with the script for this request, if there is one, and otherwise computes the response.
 *
 * @param compute - The response without a script.
 * @param patched - The response that a script patches, with the envelope at the top.
 */
export async function respondToOperation(
  operation: MockOperation,
  exchange: Exchange,
  state: MockState,
  compute: () => Promise<MockResponse>,
  patched = compute,
): Promise<MockResponse> {
  const { call } = exchange;
  if (state.scripts.isEmpty()) return await compute();
  await state.scripts.whenChecked();
  const request = toScriptedRequest(exchange);
  const { response: scripted, nearMiss } = state.scripts.take(call, request);
  exchange.nearMiss = nearMiss;
  if (!scripted) return await compute();
  if (scripted.delay) await wait(scripted.delay, state.delays.signal);
  try {
    const response = noteSource(
      "script",
      exchange,
      await scriptedResponse(operation, scripted, request, patched),
    );
    const modules = await modulesOf(operation);
    exchange.warnings.push(...contradictionsIn(response.body));
    const violations = violationsOf(modules, operation, response.status, response.body);
    if (!scripted.offContract) return ensureAllowed(operation, response, exchange, violations);
    exchange.warnings.push(...violations.map((violation) => `Off the contract: ${violation}`));
    return response;
  } catch (error) {
    // The result of a function is checked only now. A test should fail because of it, not because
    // of a 500.
    state.onError(error);
    const response = await compute();
    const problem = `Its response cannot be sent: ${messageOf(error)}`;
    exchange.nearMiss = { path: operation.path, differences: [problem] };
    exchange.warnings.push(`A script applies. ${problem}`);
    return response;
  }
}

/**
 * The combinations in a script's response that the service would not send, although each field is
 * valid, in sentences.
 */
function contradictionsIn(body: unknown): string[] {
  const { result } = Object(body);
  const { isValid, proposal } = Object(result);
  const [validity] = /^(in)?valid/.exec(String(proposal)) ?? [];
  if (validity === undefined || isValid === (validity === "valid")) return [];
  return [`The script has result.isValid ${isValid} and result.proposal ${proposal}. Set both.`];
}
