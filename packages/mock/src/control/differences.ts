import { isObject } from "@data-validation/common/object";
import type { Call } from "../exchange/call.ts";
import { messageOf } from "../usage-error.ts";
import type { AnyResponse, ScriptedRequest } from "./responses.ts";
import { type Scope, scopeDifferences } from "./scope.ts";

/** The part of a script that decides whether it applies to a call. */
interface ScriptCondition {
  response: AnyResponse;
  scope: Scope;
  left: number;
  operations: ReadonlySet<string> | undefined;
}

/** Why a script does not apply to a call, in sentences; empty if it applies. */
export function scriptDifferences(
  { response, scope, left, operations }: ScriptCondition,
  call: Call,
  request: ScriptedRequest,
  state: string,
): string[] {
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
