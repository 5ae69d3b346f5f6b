import { isObject, type Json, type JsonObject } from "../../../../packages/cli/src/observe/contract/json.ts";

/** What is in the member `request` of a body. */
interface Sent {
  query: JsonObject;
  options: JsonObject;
}

/** A response before it leaves. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Json;
}

/** How a service differs: what it makes of a request before it answers, and of the response. */
export interface Difference {
  understand?(request: Sent, hasOption: (name: string) => boolean): Sent;
  distort?(answer: Answer, request: Sent): void;
}

/** A field of the response has another value, wherever it is there. */
export function is(path: string, becomes: Json): Difference {
  return edits(path, (parent, name) => {
    if (parent[name] !== undefined && parent[name] !== null) parent[name] = structuredClone(becomes);
  });
}

/** A field is there that was not. */
export function field(path: string, value: Json): Difference {
  return {
    distort({ status, body }) {
      const add = (parent: JsonObject, name: string) => Object.assign(parent, { [name]: structuredClone(value) });
      if (status < 300) edit(body, path.split("."), add);
    },
  };
}

/** A field is not there. */
export function lacks(path: string): Difference {
  return edits(path, (parent, name) => {
    delete parent[name];
  });
}

/** A status is another one. */
export function status(usual: number, becomes: number): Difference {
  return {
    distort(answer) {
      if (answer.status === usual) answer.status = becomes;
    },
  };
}

/** A header is not there. */
export function lacksHeader(name: string): Difference {
  return {
    distort({ headers }) {
      delete headers[name];
    },
  };
}

/** An option that is left out has another default. */
export function defaultsTo(name: string, value: Json): Difference {
  return {
    understand: ({ options, ...request }, hasOption) => {
      const isLeftOut = hasOption(name) && (options[name] ?? null) === null;
      return { ...request, options: isLeftOut ? { ...options, [name]: value } : options };
    },
  };
}

/** A member of the request that the contract requires, or forbids, does not matter: the service answers as if another had been sent. */
export function takes(understand: (request: Sent) => Sent): Difference {
  return { understand };
}

/** An option is refused. */
export function refuses(option: string): Difference {
  return {
    distort(answer, { options }) {
      if ((options[option] ?? null) === null) return;
      const error = { group: "REQUEST", type: "OPTIONS", subtype: "PARAMETER_NOT_SUPPORTED", severity: "critical" };
      const errors = [{ ...error, relatedTo: [`options.${option}`], description: `There is no option ${option}.` }];
      Object.assign(answer, { status: 400, body: { errors } });
    },
  };
}

function edits(path: string, change: (parent: JsonObject, name: string) => void): Difference {
  return { distort: ({ body }) => edit(body, path.split("."), change) };
}

/** Calls `change` for the last name of a path, wherever it leads; `[]` behind a name means each item. */
function edit(
  value: Json,
  [name = "", ...rest]: string[],
  change: (parent: JsonObject, name: string) => unknown,
): void {
  if (!isObject(value)) return;
  if (rest.length === 0) {
    change(value, name);
    return;
  }
  const next = value[name.replace("[]", "")];
  for (const member of name.endsWith("[]") && Array.isArray(next) ? next : [next as Json]) edit(member, rest, change);
}
