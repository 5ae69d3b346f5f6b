import { mapOf, oneOf, readTable, rowOf, text } from "@data-validation/tooling/table";
import {
  type Any,
  type Change,
  editShape,
  hasMembers,
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

/** Returns the first response of each path and version, regardless of the request. */
function constant(server: Server): Server {
  const first = new Map<string, ReturnType<Server>>();
  return async (call) => {
    const key = `${call.path} ${versionOf(call)} ${call.headers.authorization}`;
    const response = first.get(key) ?? server(call);
    first.set(key, response);
    return structuredClone(await response);
  };
}

type List = Parameters<typeof serversOf>[0];

const { content: sections } = readTable<Record<string, List>>(
  "test/mutants/verify/broken.yaml",
  mapOf(mapOf(editShape)),
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

/** What a network does instead of passing a response on. */
interface Disturbance {
  at?: string;
  if?: Record<string, string>;
  /** A header that the call does not have. */
  lacks?: string;
  every?: number;
  status?: number;
  type?: string;
  body?: string;
  retryAfter?: string;
  /** The connection is lost. */
  lost?: true;
  endless?: true;
}

/** A server, as the function `fetch`, behind a network that disturbs some of its calls. */
function disturbed(fetch: typeof globalThis.fetch, disturbance: Disturbance): typeof fetch {
  const { every = 1, status = 200, type = "application/json", body = "{}" } = disturbance;
  let calls = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const isMeant = await isAbout(disturbance, request.clone());
    calls += 1;
    if (!isMeant || calls % every !== 0) return fetch(request);
    if (disturbance.lost) throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
    const retryAfter = disturbance.retryAfter && { "retry-after": disturbance.retryAfter };
    const text = disturbance.endless ? endless() : body;
    return new Response(text, { status, headers: { "content-type": type, ...retryAfter } });
  };
}

async function isAbout(
  { at = "/", if: conditions = {}, lacks = "" }: Disturbance,
  request: Request,
): Promise<boolean> {
  const sent = { request: (await request.json()).request };
  const isThere = new URL(request.url).pathname.startsWith(at);
  return isThere && hasMembers(sent, conditions) && !(lacks !== "" && request.headers.has(lacks));
}

/** A body that never ends. */
function endless(): ReadableStream {
  const chunk = new Uint8Array(1_000_000).fill(32);
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
}

const { content: disturbances } = readTable<Record<string, Disturbance>>(
  "test/mutants/verify/unreliable.yaml",
  mapOf(
    rowOf(
      {},
      {
        at: text,
        if: mapOf(text),
        lacks: text,
        every: { type: "integer" },
        status: { type: "integer" },
        type: { type: "string" },
        body: { type: "string" },
        retryAfter: text,
        lost: oneOf([true]),
        endless: oneOf([true]),
      },
    ),
  ),
);

/** Networks in front of a conforming server, by their behaviour. */
export const unreliable = Object.entries(disturbances).map(([does, disturbance]) => ({
  does,
  disturb: (fetch: typeof globalThis.fetch) => disturbed(fetch, disturbance),
}));

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

const { content: otherwise } = readTable<List>(
  "test/mutants/verify/obeying.yaml",
  mapOf(editShape),
);

/** Servers that conform to the specification, by their differences from our assumptions. */
export const obeying: Record<string, Change> = {
  ...Object.fromEntries(serversOf(otherwise)),
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
