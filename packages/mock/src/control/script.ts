import { isObject } from "@data-validation/common/object";
import type { Call } from "../call.ts";
import { paths } from "../operations.ts";
import { messageOf, UsageError } from "../usage-error.ts";
import { checkResponse } from "./check-script.ts";
import type { AnyResponse, NearMiss, ScriptedRequest } from "./responses.ts";
import { type Scope, scopeDifferences } from "./scope.ts";

/** A script that can still respond. */
export interface ActiveScript {
  id: number;
  path: string;
  response: AnyResponse;
  /** The calls that it is for; empty for all. */
  scope: Scope;
  /** How often it responded. */
  used: number;
  /** How often it still does; undefined where there is no end. */
  left?: number;
}

interface Entry extends Required<ActiveScript> {
  /** The operations whose contract allows the response, as `2.1 /email/validate`; undefined for all of them. */
  operations: ReadonlySet<string> | undefined;
}

/** Used responses are kept up to this number, for the near misses. */
const MOST_ENTRIES = 1000;

/** The scripts of a mock. The latest one that applies to a call responds. */
export function createScript() {
  let entries: Entry[] = [];
  let ids = 0;
  let responses = 0;
  const states = new Map<string, string>();
  const pending = new Set<Promise<unknown>>();
  const stateOf = ({ scope, response }: Entry) =>
    states.get(placeOf(scope, response.scenario)) ?? "started";

  async function register(added: Entry[]): Promise<void> {
    try {
      for (const entry of added) entry.operations = await checkResponse(entry.path, entry.response);
    } catch (error) {
      entries = entries.filter((entry) => !added.includes(entry));
      throw error;
    }
  }

  return {
    /** How many responses were ever registered, how often one was sent, and how many can still be sent. */
    counts: () => ({
      registered: ids,
      used: responses,
      active: entries.filter(({ left }) => left > 0).length,
    }),
    isEmpty: () => entries.length === 0,
    /** Adds scripted responses. Calls wait until they are checked. */
    async add(path: string, responses: readonly AnyResponse[], scope: Scope): Promise<void> {
      if (path !== "*" && !paths.includes(path)) {
        throw new UsageError(
          `respond: there is no operation ${path}. There are: ${paths.join(", ")}, and * for all of them.`,
        );
      }
      if (responses.length === 0)
        throw new UsageError("respond: the response is missing. For example: { status: 429 }.");
      const added = responses.map((response): Entry => {
        const once = responses.length > 1 ? 1 : Number.POSITIVE_INFINITY;
        ids += 1;
        return {
          id: ids,
          path,
          response,
          scope,
          used: 0,
          left: response?.times ?? once,
          operations: undefined,
        };
      });
      entries = [
        ...added,
        ...entries.filter(({ left }, index) => left > 0 || index < MOST_ENTRIES),
      ];
      const checking = register(added);
      pending.add(checking);
      await checking.finally(() => pending.delete(checking));
    },
    list(scope?: Scope): ActiveScript[] {
      const place = scope && placeOf(scope);
      return entries
        .filter(
          (entry) => entry.left > 0 && (place === undefined || placeOf(entry.scope) === place),
        )
        .map(({ operations: _, left, ...entry }) => ({
          ...entry,
          ...(Number.isFinite(left) && { left }),
        }));
    },
    remove(id: number): void {
      const others = entries.filter((entry) => entry.id !== id);
      if (others.length === entries.length) throw new UsageError(`There is no script ${id}.`);
      entries = others;
    },
    checked: () => (pending.size === 0 ? undefined : Promise.allSettled(pending)),
    /** Uses up the scripted response that applies to a call; otherwise returns the closest one. */
    next(
      call: Call,
      request: ScriptedRequest,
    ): { response?: AnyResponse; nearMiss?: NearMiss | undefined } {
      let nearMiss: NearMiss | undefined;
      for (const entry of entries) {
        if (entry.path !== "*" && entry.path !== request.path) continue;
        const differences = differencesOf(entry, call, request, stateOf(entry));
        if (differences.length === 0) {
          entry.left -= 1;
          entry.used += 1;
          responses += 1;
          const { scenario, then } = entry.response;
          if (scenario !== undefined && then !== undefined)
            states.set(placeOf(entry.scope, scenario), then);
          return { response: entry.response };
        }
        if (differences.length < (nearMiss?.differences.length ?? Number.POSITIVE_INFINITY)) {
          nearMiss = { path: entry.path, differences };
        }
      }
      return { nearMiss };
    },
    clear(scope?: Scope): void {
      const place = scope ? placeOf(scope) : "";
      entries = scope ? entries.filter((entry) => placeOf(entry.scope) !== place) : [];
      for (const name of states.keys()) if (name.startsWith(place)) states.delete(name);
    },
  };
}

/** The name under which a scope keeps the state of a scenario. */
function placeOf({ key, headers }: Scope, scenario = ""): string {
  return `${JSON.stringify([key, headers])} ${scenario}`;
}

/** What keeps an entry from applying to a call, in sentences; empty where it applies. */
function differencesOf(
  entry: Entry,
  call: Call,
  request: ScriptedRequest,
  state: string,
): string[] {
  const { response, scope, left, operations } = entry;
  const { when, scenario, times = 1 } = response;
  const differences: string[] = [];
  if (left <= 0)
    differences.push(
      `It was used ${times === 1 ? "once" : `${times} times`}, as often as it was to be.`,
    );
  if (operations && !operations.has(`${request.version} ${request.path}`)) {
    differences.push(`Its response does not fit ${request.path} of version ${request.version}.`);
  }
  if (scenario !== undefined && response.in !== undefined && response.in !== state) {
    differences.push(`The scenario ${scenario} is in the state "${state}", not "${response.in}".`);
  }
  differences.push(...scopeDifferences(scope, call));
  if (typeof when === "function") differences.push(...functionDifferences(when, request));
  else if (when !== undefined) {
    const { key, headers, ...part } = when as Record<string, unknown> & Scope;
    differences.push(
      ...scopeDifferences({ ...(key && { key }), ...(headers && { headers }) }, call),
    );
    differences.push(...partDifferences(Object(request.body).request, part, ""));
  }
  return differences;
}

function functionDifferences(
  when: (request: ScriptedRequest) => boolean,
  request: ScriptedRequest,
): string[] {
  try {
    return when(request) ? [] : ["Its function `when` returned false."];
  } catch (error) {
    return [`Its function \`when\` failed: ${messageOf(error)}`];
  }
}

function partDifferences(value: unknown, part: unknown, place: string): string[] {
  if (typeof part !== "object" || part === null) {
    return value === part ? [] : [`${place} is ${show(value)}, not ${show(part)}.`];
  }
  if (!isObject(value) && !Array.isArray(value)) {
    return Object.keys(part).length === 0 && place === ""
      ? []
      : [`${place || "request"} is ${show(value)}, not ${show(part)}.`];
  }
  return Object.entries(part).flatMap(([name, member]) =>
    partDifferences(
      Object.hasOwn(value, name) ? (value as never)[name] : undefined,
      member,
      place ? `${place}.${name}` : name,
    ),
  );
}

function show(value: unknown): string {
  return value === undefined ? "absent" : JSON.stringify(value).slice(0, 200);
}
