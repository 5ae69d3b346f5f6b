import { currentVersion, versions } from "../../../../generated/versions.ts";
import type { Answer, Call } from "../call.ts";
import { UsageError } from "../options.ts";
import type { RecordedRequest, RequestFilter } from "./recording.ts";
import type { ScriptedAnswer } from "./script.ts";

/** What can be scripted: the next answers of an operation, and what was asked so far. */
export interface Scriptable {
  respond(path: string, ...answers: ScriptedAnswer[]): void;
  requests(filter?: RequestFilter): RecordedRequest[];
  reset(): void;
}

/** Under which path a mock is scripted over HTTP; no operation has it. */
export const ADMIN_PATH = "/_mock/";

/** Whether a path asks how the mock is, which everybody may: it tells nothing about the calls of others. */
export const asksForHealth = (path: string): boolean => path === `${ADMIN_PATH}health`;

/**
 * Answers a call that scripts the mock, for test suites in other languages:
 * `POST /_mock/respond`, `GET /_mock/requests` and `POST /_mock/reset`; and `GET /_mock/health`, for what watches over it.
 *
 * No page of another origin can use it: it wants JSON, for which a browser asks first, and it allows nobody.
 *
 * @param query the part of the address after the question mark, with it or without it
 */
export function adminAnswer(mock: Scriptable, { method, path, headers, body }: Call, query: string): Answer {
  const action = path.slice(path.indexOf(ADMIN_PATH) + ADMIN_PATH.length);
  const expected = methods[action];
  if (!expected)
    return refuse(
      404,
      `There is no ${path}. There are: ${Object.keys(methods)
        .map((name) => ADMIN_PATH + name)
        .join(", ")}.`,
    );
  const isLookedAt = expected === "GET" && method === "HEAD";
  if (method !== expected && !isLookedAt)
    return { ...refuse(405, `${path} takes ${expected}.`), headers: { ...json, allow: expected } };
  if (action === "health") {
    return { status: 200, headers: { ...json }, body: { status: "ok", versions, currentVersion } };
  }
  if (action === "requests") {
    const { status, ...filter } = Object.fromEntries(new URLSearchParams(query));
    return {
      status: 200,
      headers: { ...json },
      body: mock.requests({ ...filter, ...(status && { status: Number(status) }) }),
    };
  }
  if (!String(headers["content-type"] ?? "").startsWith("application/json")) {
    return refuse(415, "Send Content-Type: application/json.");
  }
  if (action === "reset") {
    mock.reset();
    return { status: 204, headers: {}, body: undefined };
  }
  try {
    const text = typeof body === "string" ? body : new TextDecoder().decode(body ?? new Uint8Array());
    const { path: operation, answers } = JSON.parse(text) as {
      path: string;
      answers: ScriptedAnswer | ScriptedAnswer[];
    };
    mock.respond(operation, ...[answers].flat());
    return { status: 204, headers: {}, body: undefined };
  } catch (error) {
    if (error instanceof UsageError || error instanceof SyntaxError) return refuse(400, error.message);
    return refuse(400, 'Send { "path": "/email/validate", "answers": [{ "status": 429 }] }.');
  }
}

const methods: Record<string, string> = { health: "GET", respond: "POST", requests: "GET", reset: "POST" };

const json = { "content-type": "application/json" };

function refuse(status: number, message: string): Answer {
  return { status, headers: { ...json }, body: { message } };
}
