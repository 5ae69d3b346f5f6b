import { createRandom } from "@data-validation/mock/internal/replay/random";
import type { KindSandbox } from "@data-validation/mock/internal/sandbox/kind";
import { samplesByKind } from "./kinds.ts";
import type { SampleData, SampleRequest } from "./sample.ts";

interface Response {
  result: { isValid: boolean; data: SampleData };
  resultCorrected: { isValid: boolean; data: SampleData } | null;
}

/** The fields in which the corrected data of a kind is sent again. */
const resent: Record<string, readonly string[]> = { phone: ["prefix", "number"] };

export interface CorrectionFaults {
  faults: string[];
  /** Valid corrections that were checked. */
  corrections: number;
}

/**
 * Sends damaged inputs of a kind, and checks each valid correction: against the original input, and
 * by sending it again.
 *
 * @param most - the faults after which it ends
 */
export function findCorrectionFaults(
  kind: string,
  sandbox: KindSandbox,
  count: number,
  most = 20,
): CorrectionFaults {
  const compute = sandbox["2.1"][`${kind}Validate`];
  const ask = (request: SampleRequest) => compute?.(structuredClone(request) as never) as Response;
  const random = createRandom([1, 2, 3, 4]);
  const faults: string[] = [];
  let corrections = 0;
  for (let at = 0; at < count && faults.length < most; at++) {
    const sample = samplesByKind[kind]?.(random);
    if (sample === undefined) throw new Error(`There is no data kind ${kind}.`);
    const { request, fault } = sample;
    const { resultCorrected } = ask(request);
    if (!resultCorrected?.isValid) continue;
    corrections += 1;
    const { data } = resultCorrected;
    const found = fault(data) ?? faultOfAgain(kind, request, data, ask);
    if (found) faults.push(`${JSON.stringify(request)} → ${JSON.stringify(data)}: ${found}`);
  }
  return { faults, corrections };
}

function faultOfAgain(
  kind: string,
  request: SampleRequest,
  data: SampleData,
  ask: (request: SampleRequest) => Response,
): string | undefined {
  const fields = resent[kind] ?? Object.keys(request.query);
  const query = Object.fromEntries(fields.map((field) => [field, String(data[field])]));
  const { result } = ask({ ...request, query });
  if (!result.isValid) return "sent again it is not valid";
  const isSame = fields.every((field) => result.data[field] === data[field]);
  return isSame ? undefined : "sent again it says something else";
}
