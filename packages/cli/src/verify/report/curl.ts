import type { Call } from "../rule.ts";
import { headersOf, urlOf } from "../service.ts";

/** A call as a curl command, with the key in an environment variable. */
export function curlOf(baseUrl: string, call: Call): string {
  const headers = Object.entries(headersOf(call)).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const body = quote(JSON.stringify({ request: call.request }));
  return ["curl -i", quote(urlOf(baseUrl, call)), ...keyOf(call), ...headers, `-d ${body}`].join(" ");
}

function keyOf({ key }: Call): string[] {
  if (key === "none") return [];
  return [
    key === "unknown" ? `-H 'authorization: Bearer unknown-key'` : `-H "authorization: Bearer $DATA_VALIDATION_KEY"`,
  ];
}

/** A word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
