import {
  type Any,
  type Change,
  readList,
  type Server,
  serversOf,
  versionOf,
} from "../../support/other-server.ts";

/** A server that breaks a sentence of a section of the specification. */
interface Broken {
  section: string;
  does: string;
  change: Change;
}

/** Returns the first response of each path and version, whatever is sent with a key. */
function constant(server: Server): Server {
  const first = new Map<string, ReturnType<Server>>();
  return async (call) => {
    const key = `${call.path} ${versionOf(call)} ${call.headers.authorization}`;
    const response = first.get(key) ?? server(call);
    first.set(key, response);
    return structuredClone(await response);
  };
}

const sections = readList<Record<string, Parameters<typeof serversOf>[0]>>(
  "./broken.yaml",
  import.meta.url,
);

/** Every server that breaks a sentence: one way each. */
export const broken: Broken[] = [
  ...Object.entries(sections).flatMap(([section, list]) =>
    serversOf(list).map(([does, change]) => ({ section, does, change })),
  ),
  { section: "1", does: "returns one constant response for each path", change: constant },
];

/** Responds with 429 to every fourth call at first, as a service does that limits the rate. */
function limited(server: Server): Server {
  let calls = 0;
  return async (call) => {
    calls += 1;
    const response = await server(call);
    if (calls % 4 !== 0 || calls > 8) return response;
    return {
      status: 429,
      headers: { ...response.headers, "retry-after": "0" },
      body: { errors: [] },
    };
  };
}

/** Changes the bodies of successes, with a number that is another one in each response. */
const counting =
  (change: (body: Any, count: number) => void): Change =>
  (server) => {
    let count = 0;
    return async (call) => {
      const response = await server(call);
      count += 1;
      if (response.status < 300) change(response.body, count);
      return response;
    };
  };

/** Servers that obey every sentence of the specification, by what they do otherwise than we assume. */
export const obeying: Record<string, Change> = {
  ...Object.fromEntries(serversOf(readList("./obeying.yaml", import.meta.url))),
  "a request id and a time in each body": counting((body, count) =>
    Object.assign(body, { id: count, time: count }),
  ),
  "a time inside of data": counting(
    ({ result }, count) => result && Object.assign(result.data, { checkedAt: count }),
  ),
  "corrections as a list of changes": counting((body) => {
    body.resultCorrected &&= Object.entries(body.resultCorrected.data).map(
      ([key, value]) => `${key}: ${value}`,
    );
  }),
  "null in the place of no suggestions": counting((body) => {
    if (body.suggestions?.length === 0) body.suggestions = null;
  }),
  "a rate limit": limited,
};
