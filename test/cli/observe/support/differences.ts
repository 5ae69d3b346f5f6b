import { isObject, type Json, type JsonObject } from "../../../../packages/cli/src/observe/contract/json.ts";

/** What is in the member `request` of a body. */
interface Sent {
  query: JsonObject;
  options: JsonObject;
}

/** A response before it leaves. */
interface MockResponse {
  status: number;
  headers: Record<string, string>;
  body: Json;
}

/** How a service differs: what it makes of a request before it responds, and of the response. */
export interface Difference {
  understand?(request: Sent, hasOption: (name: string) => boolean): Sent;
  distort?(response: MockResponse, request: Sent): unknown;
}

/** A field of the response has another value, wherever it is there. */
export const is = (path: string, becomes: Json) =>
  edits(path, (parent, name) => {
    if (parent[name] !== undefined && parent[name] !== null) parent[name] = structuredClone(becomes);
  });

/** A field is there that was not. */
export const field = (path: string, value: Json) =>
  edits(path, (parent, name) => Object.assign(parent, { [name]: structuredClone(value) }), 300);

/** A field is not there. */
export const lacks = (path: string) => edits(path, (parent, name) => delete parent[name]);

/** A status is another one. */
export const status = (usual: number, becomes: number): Difference => ({
  distort: (response) => Object.assign(response, response.status === usual && { status: becomes }),
});

/** A header is not there. */
export const lacksHeader = (name: string): Difference => ({ distort: ({ headers }) => delete headers[name] });

/** An option that is left out has another default. */
export const defaultsTo = (name: string, value: Json): Difference => ({
  understand: ({ options, ...request }, hasOption) => {
    const isLeftOut = hasOption(name) && (options[name] ?? null) === null;
    return { ...request, options: isLeftOut ? { ...options, [name]: value } : options };
  },
});

/** A member of the request that the contract requires, or forbids, does not matter: the service responds as if another had been sent. */
export const takes = (understand: (request: Sent) => Sent): Difference => ({ understand });

/** An option is rejected. */
export const refuses = (option: string): Difference => ({
  distort(response, { options }) {
    if ((options[option] ?? null) === null) return;
    const error = { group: "REQUEST", type: "OPTIONS", subtype: "PARAMETER_NOT_SUPPORTED", severity: "critical" };
    const errors = [{ ...error, relatedTo: [`options.${option}`], description: `There is no option ${option}.` }];
    Object.assign(response, { status: 400, body: { errors } });
  },
});

type Change = (parent: JsonObject, name: string) => unknown;

function edits(path: string, change: Change, below = Number.POSITIVE_INFINITY): Difference {
  return { distort: ({ status, body }) => status < below && edit(body, path.split("."), change) };
}

/** Calls `change` for the last name of a path, wherever it leads; `[]` behind a name means each item. */
function edit(value: Json, [name = "", ...rest]: string[], change: Change): void {
  if (!isObject(value)) return;
  if (rest.length === 0) {
    change(value, name);
    return;
  }
  const next = value[name.replace("[]", "")];
  for (const member of name.endsWith("[]") && Array.isArray(next) ? next : [next as Json]) edit(member, rest, change);
}
