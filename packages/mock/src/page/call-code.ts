// Code that repeats a call or its response.
import type { RecordedCall } from "../control/request-log.ts";
import type { AnyResponse } from "../control/responses.ts";
import { SUCCESS_STATUS } from "../exchange/status.ts";

/** The members of a body that code is made from, whatever else it has. */
interface KnownBody {
  request?: { query?: unknown };
  result?: { isValid?: boolean; proposal?: string };
  errors?: { description: string }[];
}

/** A body as JSON; empty where it is text or absent. */
export function knownBody(body: unknown): KnownBody {
  return typeof body === "object" && body !== null ? body : {};
}

/** The script that repeats a response. */
export function scriptOf({ status, body }: RecordedCall["response"]): AnyResponse {
  return status === SUCCESS_STATUS ? { body } : { status, body };
}

/** A call of `respond` that repeats the response to a call. */
export function toRespondCall({ path, body, response }: RecordedCall): string {
  const query = knownBody(body).request?.query;
  const script = { ...(query ? { when: { query } } : {}), ...scriptOf(response) };
  return `await mock.respond(${JSON.stringify(path)}, ${toCode(script, "")});\n`;
}

function headersOf({ headers }: RecordedCall): Record<string, string> {
  const version = headers["api-version"];
  return { "content-type": "application/json", ...(version && { "api-version": version }) };
}

export function toCurl(call: RecordedCall, baseUrl: string): string {
  const headers = Object.entries({ authorization: "Bearer test", ...headersOf(call) });
  const lines = headers.map(([name, value]) => ` \\\n  -H "${name}: ${value}"`).join("");
  const body =
    call.body === undefined
      ? ""
      : ` \\\n  -d '${JSON.stringify(call.body).replaceAll("'", "'\\''")}'`;
  return `curl -X ${call.method} ${baseUrl}${call.path}${lines}${body}\n`;
}

/** A test of Vitest that sends a call again. */
export function toTest(call: RecordedCall): string {
  const { path, body, response } = call;
  const { result, ...others } = knownBody(response.body);
  const expected = result
    ? { result: { isValid: result.isValid, proposal: result.proposal } }
    : others;
  return `import { expect, test } from "@data-validation/mock/vitest";

test("${path} responds with ${response.status}", async ({ mock }) => {
  const response = await fetch(\`\${mock.url}${path}\`, {
    method: "POST",
    headers: { authorization: \`Bearer \${mock.key}\`, ${toCode(headersOf(call)).slice(2)},
    body: JSON.stringify(${toCode(body, "    ")}),
  });
  expect(response.status).toBe(${response.status});
  expect(await response.json()).toMatchObject(${toCode(expected, "  ")});
});
`;
}

/** A value as code: on one line, or with an indented line per member. */
export function toCode(value: unknown, indent?: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => toCode(item, indent)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const members = Object.entries(value);
  const start = (name: string) => `${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}: `;
  if (members.length === 0) return "{}";
  if (indent === undefined)
    return `{ ${members.map(([name, member]) => start(name) + toCode(member)).join(", ")} }`;
  const inner = `${indent}  `;
  const lines = members.map(
    ([name, member]) => `${inner}${start(name)}${toCode(member, inner)},\n`,
  );
  return `{\n${lines.join("")}${indent}}`;
}
