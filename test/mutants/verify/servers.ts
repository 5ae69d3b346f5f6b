import {
  type ContentOf,
  enumShape,
  integerShape,
  mapShape,
  readTable,
  rowShape,
  stringShape,
  textShape,
} from "@data-validation/tooling/table";
import { filterShapes, passesFilter } from "../../support/other-server/call-filter.ts";
import { changesOf, editListShape } from "../../support/other-server/edit-list.ts";
import { readCall } from "../../support/other-server/fetch.ts";
import {
  requestedVersion,
  type Server,
  type ServerChange,
} from "../../support/other-server/server.ts";

/** A server that breaks a sentence of a section of the specification. */
interface BreakingServer {
  section: string;
  does: string;
  change: ServerChange;
}

/** Returns the first response of each path and version, regardless of the request. */
function repeatFirst(server: Server): Server {
  const firstResponses = new Map<string, ReturnType<Server>>();
  return async (call) => {
    const key = `${call.path} ${requestedVersion(call)} ${call.headers.authorization}`;
    const response = firstResponses.get(key) ?? server(call);
    firstResponses.set(key, response);
    return structuredClone(await response);
  };
}

const { content: sections } = readTable("test/mutants/verify/broken.yaml", mapShape(editListShape));

/** Every server that breaks a sentence: one way each. */
export const breakingServers: BreakingServer[] = [
  ...Object.entries(sections).flatMap(([section, list]) =>
    changesOf(list).map((server) => ({ section, ...server })),
  ),
  { section: "1", does: "returns one constant response for each path", change: repeatFirst },
];

/** Responds with 429 to every fourth call at first, as a service does that limits the rate. */
function limitRate(server: Server): Server {
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

/** What a network does instead of passing a response on. */
const disturbanceShape = rowShape(
  {},
  {
    ...filterShapes,
    /** Only every nth call is disturbed. */
    every: integerShape,
    status: integerShape,
    type: stringShape,
    body: stringShape,
    retryAfter: textShape,
    /** The connection is lost. */
    lost: enumShape([true]),
    endless: enumShape([true]),
  },
);

type Disturbance = ContentOf<typeof disturbanceShape>;

/** Puts a network that disturbs some calls before a server, as the function `fetch`. */
function disturb(fetch: typeof globalThis.fetch, disturbance: Disturbance): typeof fetch {
  const { every = 1, status = 200, type = "application/json", body = "{}" } = disturbance;
  let calls = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const call = await readCall(request.clone());
    calls += 1;
    if (!passesFilter(disturbance, call) || calls % every !== 0) return fetch(request);
    if (disturbance.lost) throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
    const retryAfter = disturbance.retryAfter && { "retry-after": disturbance.retryAfter };
    const text = disturbance.endless ? endless() : body;
    return new Response(text, { status, headers: { "content-type": type, ...retryAfter } });
  };
}

/** A body that never ends. */
function endless(): ReadableStream {
  const chunk = new Uint8Array(1_000_000).fill(32);
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
}

const { content: disturbances } = readTable(
  "test/mutants/verify/unreliable.yaml",
  mapShape(disturbanceShape),
);

/** Networks in front of a conforming server, by their behaviour. */
export const unreliableNetworks = Object.entries(disturbances).map(([does, disturbance]) => ({
  does,
  disturb: (fetch: typeof globalThis.fetch) => disturb(fetch, disturbance),
}));

/** The members of a body that a change of it reads. */
interface ValidationBody {
  result?: { data: object };
  resultCorrected?: { data: object } | null;
  suggestions?: unknown[] | null;
}

/** Changes the bodies of successes, with a number that is another one in each response. */
function changeBodies(change: (body: ValidationBody, count: number) => void): ServerChange {
  return (server) => {
    let count = 0;
    return async (call) => {
      const response = await server(call);
      count += 1;
      if (response.status < 300) change(response.body as ValidationBody, count);
      return response;
    };
  };
}

const { content: otherwise } = readTable("test/mutants/verify/obeying.yaml", editListShape);

const listedServers = new Map(changesOf(otherwise).map(({ does, change }) => [does, change]));

const addTime = changeBodies(
  ({ result }, count) => result && Object.assign(result.data, { checkedAt: count }),
);

/** Servers that conform to the specification, by their differences from our assumptions. */
export const obeyingServers: Record<string, ServerChange> = {
  ...Object.fromEntries(listedServers),
  "a request id and a time in each body": changeBodies((body, count) =>
    Object.assign(body, { id: count, time: count }),
  ),
  "a time inside of data": addTime,
  "a time inside of data, and options that were removed ignored": (server) =>
    addTime(listedServers.get("ignores options that were removed")?.(server) ?? server),
  "corrections as a list of changes": changeBodies((body) => {
    const { data } = body.resultCorrected ?? {};
    const changes = data && Object.entries(data).map(([field, value]) => `${field}: ${value}`);
    if (changes) Object.assign(body, { resultCorrected: changes });
  }),
  "null in the place of no suggestions": changeBodies((body) => {
    if (body.suggestions?.length === 0) body.suggestions = null;
  }),
  "a rate limit": limitRate,
};
