import type { Ledger } from "../ledger/ledger.ts";
import type { Match } from "../ledger/match.ts";
import type { DefaultsSeen } from "../ledger/verdicts.ts";
import type { RecordedCall } from "../sources/recorded.ts";
import type { MockCall } from "./ask-mock.ts";
import { type BehaviourTable, Comparison } from "./compare.ts";
import { DefaultsObserver, isContradicted } from "./defaults.ts";

/** The mock beside the service: how often they say the same, and what that tells of defaults. */
export class BesideMock {
  readonly #ask: MockCall;
  readonly #comparison = new Comparison();
  readonly #defaults: DefaultsObserver;

  constructor(ask: MockCall) {
    this.#ask = ask;
    this.#defaults = new DefaultsObserver(ask);
  }

  /** Takes a call; one that failed, or whose values are gone, says nothing here. */
  async add({ operation, request, response }: Match, { method, status, isMasked, where }: RecordedCall): Promise<void> {
    const isSuccess = method === "POST" && status >= 200 && status < 300;
    if (!isSuccess || isMasked || request === undefined || response === undefined) return;
    const answer = await this.#ask(operation.path, operation.version, request);
    if (answer === undefined) return;
    this.#comparison.add(`${operation.id} ${operation.version}`, request, response, answer, where);
    await this.#defaults.add(operation, request, response, where);
  }

  table(): BehaviourTable {
    return this.#comparison.table();
  }

  /** Writes what was found of defaults into the ledger, and gives how often each was seen at work. */
  settle(ledger: Ledger): DefaultsSeen {
    const evidence = this.#defaults.evidence();
    const seen = new Map<string, number>();
    for (const { node, supporting } of evidence) seen.set(node.key, (seen.get(node.key) ?? 0) + supporting);
    for (const found of evidence) {
      if (isContradicted(found)) {
        ledger.addDefault(found, (seen.get(found.node.key) ?? 0) > 0);
      }
    }
    return seen;
  }
}
