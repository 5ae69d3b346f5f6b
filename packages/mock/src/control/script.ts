import type { Call } from "../call.ts";
import { paths } from "../operations.ts";
import { messageOf, UsageError } from "../usage-error.ts";
import { checkLine } from "./check-script.ts";
import { isObject } from "./merge-patch.ts";
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

interface Line extends Required<ActiveScript> {
  /** The versions and operations that the response fits, as `2.1 /email/validate`; undefined for all of them. */
  fits: ReadonlySet<string> | undefined;
}

/** Used responses are kept up to this number, for the near misses. */
const MOST_LINES = 1000;

/** A script without a line. What was written last counts first. */
export function createScript() {
  let lines: Line[] = [];
  let ids = 0;
  const states = new Map<string, string>();
  const pending = new Set<Promise<unknown>>();
  const stateOf = ({ scope, response }: Line) => states.get(placeOf(scope, response.scenario)) ?? "started";

  async function register(added: Line[]): Promise<void> {
    try {
      for (const line of added) line.fits = await checkLine(line.path, line.response);
    } catch (error) {
      lines = lines.filter((line) => !added.includes(line));
      throw error;
    }
  }

  return {
    isEmpty: () => lines.length === 0,
    /** Adds scripted responses. Calls wait until they are checked. */
    async add(path: string, responses: readonly AnyResponse[], scope: Scope): Promise<void> {
      if (path !== "*" && !paths.includes(path)) {
        throw new UsageError(
          `respond: there is no operation ${path}. There are: ${paths.join(", ")}, and * for all of them.`,
        );
      }
      if (responses.length === 0)
        throw new UsageError("respond: the response is missing. For example: { status: 429 }.");
      const added = responses.map((response): Line => {
        const once = responses.length > 1 ? 1 : Number.POSITIVE_INFINITY;
        ids += 1;
        return { id: ids, path, response, scope, used: 0, left: response?.times ?? once, fits: undefined };
      });
      lines = [...added, ...lines.filter(({ left }, index) => left > 0 || index < MOST_LINES)];
      const checking = register(added);
      pending.add(checking);
      await checking.finally(() => pending.delete(checking));
    },
    list(scope?: Scope): ActiveScript[] {
      const place = scope && placeOf(scope);
      return lines
        .filter((line) => line.left > 0 && (place === undefined || placeOf(line.scope) === place))
        .map(({ fits: _, left, ...line }) => ({ ...line, ...(Number.isFinite(left) && { left }) }));
    },
    remove(id: number): void {
      const others = lines.filter((line) => line.id !== id);
      if (others.length === lines.length) throw new UsageError(`There is no script ${id}.`);
      lines = others;
    },
    checked: () => (pending.size === 0 ? undefined : Promise.allSettled(pending)),
    /** Uses up the scripted response that applies to a call; otherwise returns the closest one. */
    next(call: Call, request: ScriptedRequest): { due?: AnyResponse; nearMiss?: NearMiss | undefined } {
      let nearMiss: NearMiss | undefined;
      for (const line of lines) {
        if (line.path !== "*" && line.path !== request.path) continue;
        const differences = differencesOf(line, call, request, stateOf(line));
        if (differences.length === 0) {
          line.left -= 1;
          line.used += 1;
          const { scenario, then } = line.response;
          if (scenario !== undefined && then !== undefined) states.set(placeOf(line.scope, scenario), then);
          return { due: line.response };
        }
        if (differences.length < (nearMiss?.differences.length ?? Number.POSITIVE_INFINITY)) {
          nearMiss = { path: line.path, differences };
        }
      }
      return { nearMiss };
    },
    clear(scope?: Scope): void {
      const place = scope ? placeOf(scope) : "";
      lines = scope ? lines.filter((line) => placeOf(line.scope) !== place) : [];
      for (const name of states.keys()) if (name.startsWith(place)) states.delete(name);
    },
  };
}

/** The name under which a scope keeps the state of a scenario. */
function placeOf({ key, headers }: Scope, scenario = ""): string {
  return `${JSON.stringify([key, headers])} ${scenario}`;
}

/** What keeps a line from applying to a call, in sentences; empty where it applies. */
function differencesOf(line: Line, call: Call, request: ScriptedRequest, state: string): string[] {
  const { response, scope, left, fits } = line;
  const { when, scenario, times = 1 } = response;
  const differences: string[] = [];
  if (left <= 0) differences.push(`It was used ${times === 1 ? "once" : `${times} times`}, as often as it was to be.`);
  if (fits && !fits.has(`${request.version} ${request.path}`)) {
    differences.push(`Its response does not fit ${request.path} of version ${request.version}.`);
  }
  if (scenario !== undefined && response.in !== undefined && response.in !== state) {
    differences.push(`The scenario ${scenario} is in the state "${state}", not "${response.in}".`);
  }
  differences.push(...scopeDifferences(scope, call));
  if (typeof when === "function") differences.push(...functionDifferences(when, request));
  else if (when !== undefined) {
    const { key, headers, ...part } = when as Record<string, unknown> & Scope;
    differences.push(...scopeDifferences({ ...(key && { key }), ...(headers && { headers }) }, call));
    differences.push(...partDifferences(Object(request.body).request, part, ""));
  }
  return differences;
}

function functionDifferences(when: (request: ScriptedRequest) => boolean, request: ScriptedRequest): string[] {
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
