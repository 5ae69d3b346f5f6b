import { groupBy } from "@data-validation/common/group-by";
import { sourcePlaceKey } from "@data-validation/contract-files/source-places";
import type { ContractModel, OperationNode } from "../../contract-model/model.ts";
import { createPace } from "../../pace.ts";
import type { SourceEntry } from "../../traffic/recorded.ts";
import { Service, StopError } from "../../traffic/service.ts";

/**
 * Plans a call of each request example, alternating between operations. A shared operation is
 * called in the current version only.
 */
export function planExampleCalls(model: ContractModel) {
  const isCurrent = ({ version }: OperationNode) => version === model.currentVersion;
  const operations = model.operations.toSorted(
    (a, b) => Number(isCurrent(b)) - Number(isCurrent(a)),
  );
  const distinct = groupBy(operations, ({ place }) => sourcePlaceKey(place)).values();
  const byOperation = [...distinct].map(([operation]) =>
    Object.entries(operation.examples).map(([name, { value: body }]) => ({
      operation,
      name,
      body,
    })),
  );
  const rounds = Math.max(0, ...byOperation.map((calls) => calls.length));
  return Array.from({ length: rounds }, (_, round) =>
    byOperation.flatMap((calls) => calls[round] ?? []),
  ).flat();
}

/**
 * Makes the calls one by one, at most `rate` per second. It ends if the service is gone, rejects
 * the key or asks for a long wait.
 */
export async function* makeExampleCalls(
  calls: ReturnType<typeof planExampleCalls>,
  {
    url,
    apiKey,
    rate,
    responseAt,
  }: { url: string; apiKey: string; rate: number; responseAt?: string | undefined },
): AsyncGenerator<SourceEntry> {
  const service = new Service({ baseUrl: url, apiKey, atMost: calls.length, responseAt });
  const takeTurn = createPace(rate);
  for (const { operation, name, body } of calls) {
    await takeTurn();
    const where = `${operation.id} ${operation.version}, example ${name}`;
    const { path, version } = operation;
    const outcome = await service.send({ path, version, ...body }).catch((error: Error) => error);
    for (const { recorded } of service.exchanges.splice(0)) yield { ...recorded, where };
    if (!(outcome instanceof Error)) continue;
    if (!(outcome instanceof StopError)) throw outcome;
    yield { where, problem: `no further call was made. ${outcome.message}` };
    return;
  }
}
