import type { Model } from "./contract/model.ts";
import { Ledger } from "./ledger/ledger.ts";
import { type CallForm, matchCall } from "./ledger/match.ts";
import type { RecordedCall, SourceEntry } from "./sources/recorded.ts";

/** Takes the calls of a source, and holds the contract against those that are calls of this API. */
export class Observer {
  readonly ledger: Ledger;
  readonly form: CallForm;
  /** How many calls there were, of this API or of anything else. */
  read = 0;
  matched = 0;
  /** What could not be read: how often, and where first. */
  readonly problems = new Map<string, { count: number; first: string }>();
  /** Calls of paths that look like the API's, and that the contract does not have. */
  readonly unknown = new Map<string, number>();
  /** The last day of the calls, where the source says it. */
  day: string | undefined;

  constructor(model: Model, { showsWords, ...form }: CallForm & { showsWords?: boolean } = {}) {
    this.ledger = new Ledger(model, showsWords);
    this.form = form;
  }

  add(found: SourceEntry): void {
    this.read++;
    if ("problem" in found) {
      this.addProblem(found.problem, found.where);
      return;
    }
    const match = matchCall(this.ledger.model, found, this.form);
    if (!match) {
      this.#addUnknown(found);
      return;
    }
    this.matched++;
    for (const problem of match.problems) this.addProblem(problem, found.where);
    const day = /^\d{4}-\d{2}-\d{2}/.exec(found.time ?? "")?.[0];
    if (day && day > (this.day ?? "")) this.day = day;
    this.ledger.add(match, found);
  }

  /** Counts a call of a data kind whose operation the contract does not have. */
  #addUnknown({ method, url }: RecordedCall): void {
    const [path, kind] = /\/([a-z]+)\/[a-z]{1,30}$/.exec(url.replace(/[?#].*$/s, "").replace(/\/$/, "")) ?? [];
    const isOfApi = this.ledger.model.operations.some((known) => known.path.startsWith(`/${kind}/`));
    if (method !== "POST" || !path || !isOfApi) return;
    this.unknown.set(path, (this.unknown.get(path) ?? 0) + 1);
  }

  addProblem(problem: string, where: string): void {
    const known = this.problems.get(problem) ?? { count: 0, first: where };
    known.count++;
    this.problems.set(problem, known);
  }
}
