import { type Json, type JsonObject, valueAtKeys } from "@data-validation/openapi-document/json";
import { passesFilter } from "./call-filter.ts";
import type { ServerEdit } from "./edit.ts";
import {
  requestedVersion,
  type SentCall,
  type ServerChange,
  type ServerResponse,
} from "./server.ts";

/** Makes all of some edits, one after the other. */
export function applyEdits(edits: readonly ServerEdit[]): ServerChange {
  return (server) => async (original) => {
    const matchingEdits = edits.filter((edit) => passesFilter(edit, original));
    const changedCall = structuredClone(original);
    for (const edit of matchingEdits) applyTo({ sent: [changedCall] }, edit);
    const status = matchingEdits.find(({ rejects }) => rejects !== undefined)?.rejects;
    const response = status === undefined ? await server(changedCall) : reject(original, status);
    for (const edit of matchingEdits) applyTo(rootsOf(response), edit);
    return response;
  };
}

function reject(call: SentCall, status: number): ServerResponse {
  const error = {
    group: "REQUEST",
    type: "BODY",
    subtype: "NOT_SUPPORTED",
    severity: "critical",
    relatedTo: [],
    description: "The request is not supported.",
  };
  return {
    status,
    headers: {
      "content-type": "application/json",
      "service-api-version": requestedVersion(call),
    },
    body: { errors: [error] },
  };
}

/** What a place can begin with, each with the values that it stands for. */
type Roots = Record<string, unknown[]>;

function rootsOf(response: ServerResponse): Roots {
  const { status, body } = response;
  if (status >= 300) return { response: [response], rejection: [response] };
  const suggestions = Object.values(valueAtKeys(body, ["suggestions"]) ?? []);
  const parts = [
    valueAtKeys(body, ["result"]),
    valueAtKeys(body, ["resultCorrected"]),
    ...suggestions,
  ];
  const data = parts.flatMap((result) => valueAtKeys(result, ["data"]) ?? []);
  return { response: [response], success: [response], body: [body], data };
}

/** The new value of a place; undefined removes it. */
type Compute = (
  now: Json | undefined,
  argument: never,
  owner: JsonObject,
  root: unknown,
) => unknown;

const computes = {
  set: (now, value) => ((now ?? null) === null ? now : value),
  fill: (now, value) => now ?? value,
  add: (_, value) => value,
  copy: (_, from: string, owner, root) =>
    valueAtKeys(owner, from.split(" ")) ?? valueAtKeys(root, from.split(" ")),
  replace: (now, [pattern, text]: [string, string]) =>
    typeof now === "string" ? now.replace(new RegExp(pattern, "g"), text) : now,
  drop: () => undefined,
  dropNull: (now) => now ?? undefined,
} satisfies Partial<Record<keyof ServerEdit, Compute>>;

/**
 * Computes all new values of an edit before the first is written, so that two places can be
 * swapped.
 */
function applyTo(roots: Roots, edit: ServerEdit): void {
  const writes: (() => void)[] = [];
  for (const [verb, compute] of Object.entries<Compute>(computes))
    for (const [place, argument] of argumentsOf(edit[verb as keyof typeof computes])) {
      const [name = "", ...names] = place.split(" ");
      for (const root of roots[name] ?? [])
        for (const { owner, last } of targetsOf(root, names, verb === "fill")) {
          const value = compute(owner[last], argument as never, owner, root);
          writes.push(() => write(owner, last, value));
        }
    }
  for (const each of writes) each();
}

function argumentsOf(places: string[] | object = {}): [place: string, argument?: unknown][] {
  return Array.isArray(places) ? places.map((place) => [place]) : Object.entries(places);
}

function write(owner: JsonObject, name: string, value: unknown): void {
  if (value === undefined) delete owner[name];
  else owner[name] = structuredClone(value) as Json;
}

/** Each object that names lead to, and the last of the names; missing objects can be made. */
function targetsOf(
  object: unknown,
  [name = "", ...innerNames]: string[],
  makesMissing: boolean,
): { owner: JsonObject; last: string }[] {
  if (typeof object !== "object" || object === null) return [];
  const owner = object as JsonObject;
  if (innerNames.length === 0) return [{ owner, last: name }];
  if (makesMissing) owner[name] ??= {};
  const inner = name === "[]" ? Object.values(owner) : [owner[name]];
  return inner.flatMap((each) => targetsOf(each, innerNames, makesMissing));
}
