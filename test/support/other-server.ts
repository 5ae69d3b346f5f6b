import { createMock, type MockOptions } from "@data-validation/mock";
import { listOf, mapOf, rowOf, type Shape, text } from "@data-validation/tooling/table";

// biome-ignore lint/suspicious/noExplicitAny: each edit changes another part of it
export type Any = any;

export interface Sent {
  method: string;
  path: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  /** The object `request` of the body; undefined if the body has none. */
  request: Any;
}

interface Returned {
  status: number;
  headers: Record<string, string>;
  body: Any;
}

/** A server in this process. */
export type Server = (sent: Sent) => Promise<Returned>;

/** Makes another server of one. */
export type Change = (server: Server) => Server;

/**
 * A difference of a server from the mock. A place is a root and names, `[]` for each item of a
 * list: `sent request query email`. The other roots: `response`, `success` and `rejection` (a
 * response of such a status), `body` (of a success), `data` (of the result, the correction and each
 * suggestion).
 */
export interface Edit {
  /**
   * The calls that it is about, by the beginning of the path, the version, or both: `/name/ 2.1`.
   */
  at?: string | string[];
  /** Members of the request, each with a regular expression that matches the whole of it. */
  if?: Record<string, string | boolean>;
  /** A member that the request does not have. */
  lacks?: string;
  /** The status by which the calls are rejected. */
  rejects?: number;
  /** Values for places that have one, for places that have none, and for any. */
  set?: Record<string, unknown>;
  fill?: Record<string, unknown>;
  add?: Record<string, unknown>;
  /** Places whose value is taken from elsewhere: from beside the place, or from its root. */
  copy?: Record<string, string>;
  replace?: Record<string, [pattern: string, text: string]>;
  drop?: string[];
  dropNull?: string[];
}

type Compute = (now: Any, argument: Any, owner: Any, root: Any) => unknown;

const computes = {
  set: (now, value) => ((now ?? null) === null ? now : value),
  fill: (now, value) => now ?? value,
  add: (_, value) => value,
  copy: (_, from, owner, root) => valueAt(owner, from) ?? valueAt(root, from),
  replace: (now, [pattern, text]) =>
    typeof now === "string" ? now.replace(new RegExp(pattern, "g"), text) : now,
  drop: () => undefined,
  dropNull: (now) => now ?? undefined,
} satisfies Partial<Record<keyof Edit, Compute>>;

/** A list as in its file: `$1` and `$2` are placeholders for the words of each row of `each`. */
type Listed = (Edit & { each?: (string | unknown[])[] }) | Edit[];

/** The servers of a list, by their behaviour. */
export function serversOf(list: Record<string, Listed>): [does: string, change: Change][] {
  return Object.entries(list).flatMap(([does, listed]) => {
    const { each = [[]], edits } = Array.isArray(listed)
      ? { edits: listed }
      : { each: listed.each, edits: [listed] };
    const text = JSON.stringify([does, edits]);
    return each.map((row) => {
      const filled = [row].flat().reduce<string>((now, word, index) => {
        const name = `$${index + 1}`;
        return now.replaceAll(`"${name}"`, JSON.stringify(word)).replaceAll(name, String(word));
      }, text);
      const [title, own] = JSON.parse(filled) as [string, Edit[]];
      return [title, changed(own)] as const;
    });
  }) as [string, Change][];
}

const startingWith = (roots: string) => ({ type: "string", pattern: `^(${roots})\\b` });
const place = startingWith("sent|response|success|rejection|body|data");
const member = startingWith("method|path|headers|request");

/** Values by place. */
const byPlace = (value: Shape, names: Shape = place) => ({ ...mapOf(value), propertyNames: names });

const edit = rowOf(
  {},
  {
    at: { ...listOf(text), type: ["array", "string"] },
    if: byPlace({ type: ["boolean", "string"] }, member),
    lacks: member,
    rejects: { type: "integer" },
    set: byPlace({}),
    fill: byPlace({}),
    add: byPlace({}),
    copy: byPlace(text),
    replace: byPlace({ type: "array", items: { type: "string" }, minItems: 2, maxItems: 2 }),
    drop: listOf(place),
    dropNull: listOf(place),
    each: { type: "array", minItems: 1 },
  },
);

/** An edit, or a list of edits. */
export const editShape = { ...edit, ...listOf(edit), type: ["array", "object"] };

/** Makes all of some edits, one after the other. */
export function changed(edits: readonly Edit[]): Change {
  return (server) => async (original) => {
    const own = edits.filter((edit) => isAbout(edit, original));
    const sent = structuredClone(original);
    for (const edit of own) apply(edit, { sent: [sent] });
    const status = own.find(({ rejects }) => rejects !== undefined)?.rejects;
    const response = status === undefined ? await server(sent) : rejection(original, status);
    for (const edit of own) apply(edit, rootsOf(response));
    return response;
  };
}

function isAbout({ at = "/", if: conditions = {}, lacks }: Edit, sent: Sent): boolean {
  const isThere = [at]
    .flat()
    .some((place) =>
      place
        .split(" ")
        .every((word) =>
          word.startsWith("/") ? sent.path.startsWith(word) : versionOf(sent) === word,
        ),
    );
  return (
    isThere &&
    hasMembers(sent, conditions) &&
    (lacks === undefined || valueAt(sent, lacks) === undefined)
  );
}

/** Whether an object has members, by place, whose texts match regular expressions as a whole. */
export function hasMembers(object: Any, members: Record<string, string | boolean>): boolean {
  return Object.entries(members).every(([place, text]) => {
    const found = valueAt(object, place);
    return found !== undefined && new RegExp(`^(?:${text})$`).test(String(found));
  });
}

function rootsOf(response: Returned): Record<string, Any[]> {
  const { status, body } = response;
  if (status >= 300) return { response: [response], rejection: [response] };
  const parts = [body.result, body.resultCorrected, ...Object.values<Any>(body.suggestions ?? [])];
  const data = parts.flatMap((part) => part?.data ?? []);
  return { response: [response], success: [response], body: [body], data };
}

/**
 * Computes all new values of an edit before the first is written, so that two places can be
 * swapped.
 */
function apply(edit: Edit, roots: Record<string, Any[]>): void {
  const writes: (() => void)[] = [];
  for (const [verb, compute] of Object.entries<Compute>(computes)) {
    const listed = edit[verb as keyof typeof computes] ?? {};
    const places = Array.isArray(listed)
      ? listed.map((place) => [place, undefined] as const)
      : Object.entries(listed);
    for (const [place, argument] of places) {
      const [root = "", ...names] = place.split(" ");
      for (const object of roots[root] ?? [])
        visit(object, names, verb === "fill", (owner, name) => {
          const value = compute(owner[name], argument, owner, object);
          writes.push(() => put(owner, name, value));
        });
    }
  }
  for (const write of writes) write();
}

function put(owner: Any, name: string, value: unknown): void {
  if (value === undefined) delete owner[name];
  else owner[name] = structuredClone(value);
}

/** Calls `found` for each object that the names lead to, with the last of the names. */
function visit(
  object: Any,
  [name = "", ...rest]: string[],
  makes: boolean,
  found: (owner: Any, name: string) => void,
) {
  if (typeof object !== "object" || object === null) return;
  if (rest.length === 0) {
    found(object, name);
    return;
  }
  if (makes) object[name] ??= {};
  for (const inner of name === "[]" ? Object.values(object) : [object[name]])
    visit(inner, rest, makes, found);
}

/** A member of an object, by the names that lead to it. */
function valueAt(object: Any, place: string): Any {
  return place.split(" ").reduce((inner, name) => inner?.[name], object);
}

function rejection(sent: Sent, status: number): Returned {
  const error = {
    group: "REQUEST",
    type: "BODY",
    subtype: "NOT_SUPPORTED",
    severity: "critical",
    relatedTo: [],
  };
  const headers = { "content-type": "application/json", "service-api-version": versionOf(sent) };
  return {
    status,
    headers,
    body: { errors: [{ ...error, description: "The request is not supported." }] },
  };
}

/** The version that a call requests. */
export function versionOf({ headers }: Sent): string {
  return headers["api-version"] === "2.0" ? "2.0" : "2.1";
}

/** The mock, which obeys the specification. */
export function mockServer(options: MockOptions = {}): Server {
  const mock = createMock({ onError: () => {}, ...options });
  return async ({ method, path, headers, request }) => {
    const body = request === undefined ? null : JSON.stringify({ request });
    return structuredClone(await mock.handle({ method, path, headers, body }));
  };
}

/** A server as the function `fetch`. */
export function fetchOf(server: Server): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, headers, url } = request;
    const sent = { method, path: new URL(url).pathname, headers: Object.fromEntries(headers) };
    const { status, ...response } = await server({
      ...sent,
      request: requestOf(await request.text()),
    });
    const text = typeof response.body === "string" ? response.body : JSON.stringify(response.body);
    return new Response(text, { status, headers: response.headers });
  };
}

function requestOf(text: string): unknown {
  try {
    return JSON.parse(text).request;
  } catch {
    return undefined;
  }
}
