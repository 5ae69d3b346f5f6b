// Code that repeats a call or its response.

/** The script that repeats a response. */
export function scriptOf({ status, body }) {
  return status === 200 ? { body } : { status, body };
}

/** A call of `respond` that repeats the response to a call. */
export function toRespondCall({ path, body, response }) {
  const query = body?.request?.query;
  const words = { ...(query && { when: { query } }), ...scriptOf(response) };
  return `await mock.respond(${JSON.stringify(path)}, ${toCode(words, "")});\n`;
}

function headersOf({ headers }) {
  const version = headers["api-version"];
  return { "content-type": "application/json", ...(version && { "api-version": version }) };
}

/** A call as a command of curl. */
export function toCurl(call, baseUrl) {
  const headers = Object.entries({ authorization: "Bearer test", ...headersOf(call) });
  const lines = headers.map(([name, value]) => ` \\\n  -H "${name}: ${value}"`).join("");
  const body =
    call.body === undefined
      ? ""
      : ` \\\n  -d '${JSON.stringify(call.body).replaceAll("'", "'\\''")}'`;
  return `curl -X ${call.method} ${baseUrl}${call.path}${lines}${body}\n`;
}

/** A test of Vitest that sends a call again. */
export function toTest(call) {
  const { path, body, response } = call;
  const { result, ...others } = response.body ?? {};
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
export function toCode(value, indent) {
  if (Array.isArray(value)) return `[${value.map((item) => toCode(item, indent)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const names = Object.keys(value);
  const member = (name) => `${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}: `;
  if (names.length === 0) return "{}";
  if (indent === undefined)
    return `{ ${names.map((name) => member(name) + toCode(value[name])).join(", ")} }`;
  const inner = `${indent}  `;
  return `{\n${names.map((name) => `${inner}${member(name)}${toCode(value[name], inner)},\n`).join("")}${indent}}`;
}
