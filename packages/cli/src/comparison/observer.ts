import type { ContractModel } from "../contract-model/model.ts";
import { isSuccess } from "../traffic/call.ts";
import type { RecordedCall, SourceEntry } from "../traffic/recorded.ts";
import { type MatchedCall, type MatchOptions, matchCall, wrapperOf } from "./tally/match.ts";
import { Tally } from "./tally/tally.ts";

/** Counts the calls of a source, and compares those of this API with the contract. */
export class Observer {
  readonly tally: Tally;
  readonly #options: MatchOptions;
  /** Calls in all, those of other services included. */
  callCount = 0;
  matched = 0;
  /** Reasons for unreadable parts. */
  readonly problems = new Map<string, { count: number; first: string }>();
  /** Paths of the API that the contract lacks, with the number of calls. */
  readonly unknownPaths = new Map<string, number>();
  /** The object around the envelope of each success; undefined if one has it at the top. */
  wrapper: string | undefined;
  #hasTop = false;
  /** The day of the last call, if the source has dates. */
  day: string | undefined;

  constructor(model: ContractModel, options: MatchOptions & { showsWords?: boolean } = {}) {
    this.tally = new Tally(model, options.showsWords);
    this.#options = options;
  }

  match(call: RecordedCall): MatchedCall | undefined {
    return matchCall(this.tally.model, call, this.#options);
  }

  add(entry: SourceEntry): void {
    this.callCount++;
    if ("problem" in entry) {
      this.addProblem(entry.problem, entry.where);
      return;
    }
    const match = this.match(entry);
    if (!match) {
      this.#addUnknown(entry);
      return;
    }
    this.matched++;
    this.#readWrapper(match, entry);
    for (const problem of match.problems) this.addProblem(problem, entry.where);
    const day = /^\d{4}-\d{2}-\d{2}/.exec(entry.time ?? "")?.[0];
    if (day && day > (this.day ?? "")) this.day = day;
    this.tally.add(match, entry);
  }

  #readWrapper(match: MatchedCall, call: RecordedCall): void {
    const wrapper = wrapperOf(match, call);
    if (isSuccess(call) && wrapper === undefined) this.#hasTop = true;
    this.wrapper = this.#hasTop ? undefined : (this.wrapper ?? wrapper);
  }

  #addUnknown({ method, url }: RecordedCall): void {
    const [path, kind] =
      /\/([a-z]+)\/[a-z]{1,30}$/.exec(url.replace(/[?#].*$/s, "").replace(/\/$/, "")) ?? [];
    const isOfApi = this.tally.model.operations.some((known) => known.path.startsWith(`/${kind}/`));
    if (method !== "POST" || !path || !isOfApi) return;
    this.unknownPaths.set(path, (this.unknownPaths.get(path) ?? 0) + 1);
  }

  addProblem(problem: string, where: string): void {
    const occurrences = this.problems.get(problem) ?? { count: 0, first: where };
    occurrences.count++;
    this.problems.set(problem, occurrences);
  }
}
