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

/** The headers that the response depends on, as they were sent; the key is hidden in a log. */
function headersOf({ headers, body }: RecordedCall): Record<string, string> {
  // Without this header, curl and fetch would send a body as another type.
  const defaults = body === undefined ? {} : { "content-type": "application/json" };
  const sent = ["content-type", "api-version", "prefer"].flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...defaults, ...Object.fromEntries(sent) };
}

/** A command for a shell; all values are quoted, since they come from any caller. */
export function toCurl(call: RecordedCall, baseUrl: string): string {
  const { method, path, body } = call;
  const headers = Object.entries({ authorization: "Bearer test", ...headersOf(call) });
  const lines = [
    `curl -X ${shellWord(method)} ${shellWord(baseUrl + path)}`,
    ...headers.map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    // Unlike -d, it does not read a file for a body that starts with @.
    ...(body === undefined ? [] : [`--data-raw ${shellWord(textOf(body))}`]),
  ];
  return `${lines.join(" \\\n  ")}\n`;
}

/** A word of a shell's command. */
function shellWord(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A body that is not JSON is logged as text. */
function textOf(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** The sources of responses that the same call returns again, from another mock too. */
const repeatableSources = ["sandbox", "value", "prefer", "contract"];

/** A test of Vitest that sends a call of an operation again. */
export function toTest(call: RecordedCall): string {
  const { method, path, body, response, respondedBy } = call;
  const script = `  await mock.respond("${path}", ${toCode(scriptOf(response), "  ")});\n`;
  const headers = [
    `authorization: \`Bearer \${mock.key}\``,
    toCode(headersOf(call)).slice(2, -2),
  ].filter(Boolean);
  const sentBody =
    typeof body === "string" ? toCode(body) : `JSON.stringify(${toCode(body, "    ")})`;
  return `import { expect, test } from "@data-validation/mock/vitest";

test("${path} responds with ${response.status}", async ({ mock }) => {
${repeatableSources.includes(respondedBy) ? "" : script}\
  const response = await fetch(\`\${mock.url}${path}\`, {
    method: "${method}",
    headers: { ${headers.join(", ")} },
${body === undefined ? "" : `    body: ${sentBody},\n`}\
  });
  expect(response.status).toBe(${response.status});
  expect(await response.json()).toMatchObject(${toCode(expectedOf(response.body), "  ")});
});
`;
}

/** The members of a response that a test compares. */
function expectedOf(body: unknown): object {
  const { result, ...others } = knownBody(body);
  return result ? { result: { isValid: result.isValid, proposal: result.proposal } } : others;
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
