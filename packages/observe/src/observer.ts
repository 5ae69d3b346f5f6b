import type { Model } from "./contract/model.ts";
import { Ledger } from "./ledger/ledger.ts";
import { matchCall, unknownOperation, type Wrapping } from "./ledger/match.ts";
import type { Found } from "./sources/recorded.ts";

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
  reduced = 0;
  readonly problems = new Map<string, Problem>();
  /** Paths that take the envelope of this API and are not in the contract. */
  readonly unknownPaths = new Map<string, { count: number; first: string }>();
  /** The time of the first and the last call, where the source says it. */
  period: { from: string; to: string } | undefined;
  readonly #wrapping: Wrapping;

  constructor(model: Model, wrapping: Wrapping = {}) {
    this.ledger = new Ledger(model);
    this.#wrapping = wrapping;
  }

  /** Takes one call, or what could not be read. */
  add(found: Found): void {
    this.read++;
    if ("problem" in found) {
      this.#addProblem(found.problem, found.where);
      return;
    }
    const match = matchCall(this.ledger.model, found, this.#wrapping);
    if (!match) {
      const path = unknownOperation(found);
      if (path) this.#addUnknownPath(path, found.where);
      return;
    }
    this.matched++;
    if (found.isReduced) this.reduced++;
    for (const problem of match.problems) this.#addProblem(problem, found.where);
    this.#addTime(found.at);
    this.ledger.add(match, found);
  }

  #addProblem(problem: string, where: string): void {
    const known = this.problems.get(problem) ?? { problem, count: 0, first: where };
    known.count++;
    this.problems.set(problem, known);
  }

  #addUnknownPath(path: string, where: string): void {
    const known = this.unknownPaths.get(path) ?? { count: 0, first: where };
    known.count++;
    if (this.unknownPaths.has(path) || this.unknownPaths.size < 100) this.unknownPaths.set(path, known);
  }

  #addTime(at: string | undefined): void {
    const time = at ? new Date(at) : undefined;
    if (!time || Number.isNaN(time.getTime())) return;
    const iso = time.toISOString();
    const { from, to } = this.period ?? { from: iso, to: iso };
    this.period = { from: iso < from ? iso : from, to: iso > to ? iso : to };
  }
}
