import { operationPaths } from "../contract/operations.ts";
import type { Call } from "../exchange/call.ts";
import type { NearMiss } from "../exchange/exchange.ts";
import { UsageError } from "../usage-error.ts";
import { checkResponse } from "./check-script.ts";
import { scriptDifferences } from "./differences.ts";
import type { AnyResponse, ScriptedRequest } from "./responses.ts";
import type { Scope } from "./scope.ts";

/** A script that can still respond. */
export interface ActiveScript {
  id: number;
  path: string;
  response: AnyResponse;
  /** The calls that it covers; empty for all. */
  scope: Scope;
  /** How often it was sent. */
  used: number;
  /** How often it can still be sent; undefined for no limit. */
  left?: number;
}

interface ScriptEntry extends Required<ActiveScript> {
  /**
   * The operations whose contract allows the response, as `2.1 /email/validate`; undefined for all
   * of them.
   */
  operations: ReadonlySet<string> | undefined;
}

/** The number of used responses to keep, for the near misses. */
const MOST_ENTRIES = 1000;

/** The scripts of a mock. The latest one that applies to a call determines the response. */
export class ScriptList {
  #entries: ScriptEntry[] = [];
  #registered = 0;
  #used = 0;
  readonly #states = new Map<string, string>();
  readonly #pending = new Set<Promise<unknown>>();

  /** The number of registered, sent and remaining responses. */
  counts() {
    const active = this.#entries.filter(({ left }) => left > 0).length;
    return { registered: this.#registered, used: this.#used, active };
  }

  isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** Calls wait until the responses are checked. */
  async add(path: string, responses: readonly AnyResponse[], scope: Scope): Promise<void> {
    if (path !== "*" && !operationPaths.includes(path)) {
      throw new UsageError(
        `respond: there is no operation ${path}. There are: ${operationPaths.join(", ")}, and * for all of them.`,
      );
    }
    if (responses.length === 0)
      throw new UsageError("respond: the response is missing. For example: { status: 429 }.");
    const once = responses.length > 1 ? 1 : Number.POSITIVE_INFINITY;
    const newEntries = responses.map((response): ScriptEntry => {
      this.#registered += 1;
      const left = response?.times ?? once;
      return { id: this.#registered, path, response, scope, used: 0, left, operations: undefined };
    });
    const keptEntries = this.#entries.filter(({ left }, index) => left > 0 || index < MOST_ENTRIES);
    this.#entries = [...newEntries, ...keptEntries];
    const checking = this.#check(newEntries);
    this.#pending.add(checking);
    await checking.finally(() => this.#pending.delete(checking));
  }

  async #check(newEntries: ScriptEntry[]): Promise<void> {
    try {
      for (const entry of newEntries)
        entry.operations = await checkResponse(entry.path, entry.response);
    } catch (error) {
      this.#entries = this.#entries.filter((entry) => !newEntries.includes(entry));
      throw error;
    }
  }

  /** Resolves once the added responses are checked; undefined if none is pending. */
  whenChecked(): Promise<unknown> | undefined {
    return this.#pending.size === 0 ? undefined : Promise.allSettled(this.#pending);
  }

  list(scope?: Scope): ActiveScript[] {
    const scopeKey = scope && stateKey(scope);
    const active = this.#entries.filter(
      (entry) => entry.left > 0 && (scopeKey === undefined || stateKey(entry.scope) === scopeKey),
    );
    return active.map(({ operations: _, left, ...entry }) => ({
      ...entry,
      ...(Number.isFinite(left) && { left }),
    }));
  }

  remove(id: number): void {
    const remainingEntries = this.#entries.filter((entry) => entry.id !== id);
    if (remainingEntries.length === this.#entries.length)
      throw new UsageError(`There is no script ${id}.`);
    this.#entries = remainingEntries;
  }

  /** Uses up the scripted response that applies to a call; without one, returns the closest. */
  take(
    call: Call,
    request: ScriptedRequest,
  ): { response?: AnyResponse; nearMiss?: NearMiss | undefined } {
    let nearMiss: NearMiss | undefined;
    for (const entry of this.#entries) {
      if (entry.path !== "*" && entry.path !== request.path) continue;
      const differences = scriptDifferences(entry, call, request, this.#stateOf(entry));
      if (differences.length === 0) return { response: this.#use(entry) };
      if (differences.length < (nearMiss?.differences.length ?? Number.POSITIVE_INFINITY)) {
        nearMiss = { path: entry.path, differences };
      }
    }
    return { nearMiss };
  }

  #stateOf({ scope, response }: ScriptEntry): string {
    return this.#states.get(stateKey(scope, response.scenario)) ?? "started";
  }

  #use(entry: ScriptEntry): AnyResponse {
    entry.left -= 1;
    entry.used += 1;
    this.#used += 1;
    const { scenario, then } = entry.response;
    if (scenario !== undefined && then !== undefined)
      this.#states.set(stateKey(entry.scope, scenario), then);
    return entry.response;
  }

  clear(scope?: Scope): void {
    const scopeKey = scope ? stateKey(scope) : "";
    this.#entries = scope
      ? this.#entries.filter((entry) => stateKey(entry.scope) !== scopeKey)
      : [];
    for (const name of this.#states.keys())
      if (name.startsWith(scopeKey)) this.#states.delete(name);
  }
}

function stateKey({ key, headers }: Scope, scenario = ""): string {
  return `${JSON.stringify([key, headers])} ${scenario}`;
}
