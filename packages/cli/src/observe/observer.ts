import type { MockCall } from "./ask-mock.ts";
import type { Model } from "./contract/model.ts";
import { DefaultsObserver } from "./defaults.ts";
import { Ledger } from "./ledger/ledger.ts";
import { type EnvelopeKeys, matchCall, unknownOperation } from "./ledger/match.ts";
import type { DefaultsSeen } from "./ledger/verdicts.ts";
import type { SourceEntry } from "./sources/recorded.ts";

/** What could not be read, counted by the problem. */
export interface Problem {
  problem: string;
  count: number;
  /** Where it was first. */
  first: string;
}

/** Takes the calls of a source, and holds the contract against those that are calls of this API. */
export class Observer {
  readonly ledger: Ledger;
  /** How many calls there were, of this API or of anything else. */
  read = 0;
  /** How many of them were calls of this API. */
  matched = 0;
  /** How many of these had stand-ins in the place of values. */
  masked = 0;
  readonly problems = new Map<string, Problem>();
  /** Paths that take the envelope of this API and are not in the contract. */
  readonly unknownPaths = new Map<string, { count: number; first: string }>();
  /** The time of the first and the last call, where the source says it. */
  period: { from: string; to: string } | undefined;
  readonly #wrapping: EnvelopeKeys;
  readonly #defaults: DefaultsObserver | undefined;

  /** @param ask - Asks the mock what it would have answered; without it, nothing is said of defaults. */
  constructor(model: Model, wrapping: EnvelopeKeys = {}, ask?: MockCall) {
    this.ledger = new Ledger(model);
    this.#wrapping = wrapping;
    this.#defaults = ask && new DefaultsObserver(ask);
  }

  /** Takes one call, or what could not be read. */
  async add(found: SourceEntry): Promise<void> {
    this.read++;
    if ("problem" in found) {
      this.addProblem(found.problem, found.where);
      return;
    }
    const match = matchCall(this.ledger.model, found, this.#wrapping);
    if (!match) {
      const path = unknownOperation(found);
      if (path) this.#addUnknownPath(path, found.where);
      return;
    }
    this.matched++;
    if (found.isMasked) this.masked++;
    for (const problem of match.problems) this.addProblem(problem, found.where);
    this.#addTime(found.time);
    this.ledger.add(match, found);
    await this.#defaults?.add(match, found);
  }

  /** Ends the observation: what the answers say of defaults goes into the ledger. */
  settle(): DefaultsSeen {
    return this.#defaults?.settle(this.ledger) ?? new Map();
  }

  /** Counts what could not be read. */
  addProblem(problem: string, where: string): void {
    const known = this.problems.get(problem) ?? { problem, count: 0, first: where };
    known.count++;
    this.problems.set(problem, known);
  }

  #addUnknownPath(path: string, where: string): void {
    const known = this.unknownPaths.get(path) ?? { count: 0, first: where };
    known.count++;
    if (this.unknownPaths.has(path) || this.unknownPaths.size < 100) this.unknownPaths.set(path, known);
  }

  #addTime(time: string | undefined): void {
    const date = time ? new Date(time) : undefined;
    if (!date || Number.isNaN(date.getTime())) return;
    const iso = date.toISOString();
    const { from, to } = this.period ?? { from: iso, to: iso };
    this.period = { from: iso < from ? iso : from, to: iso > to ? iso : to };
  }
}
