import { NetworkError } from "../errors/errors.ts";
import type { Outcome } from "../outcome.ts";

/** What to do about a failure, by its code or message. */
const adviceByError: { pattern: RegExp; advice: string }[] = [
  { pattern: /ENOTFOUND|EAI_AGAIN/, advice: "Check the host of the base URL, and the DNS." },
  {
    pattern: /ECONNREFUSED|ENETUNREACH|EHOSTUNREACH/,
    advice: "Check the host and port of the base URL, and the firewall.",
  },
  {
    pattern: /wrong.version.number/i,
    advice: "The port speaks no TLS. Check whether the base URL begins with http:// or https://.",
  },
  {
    pattern: /ECONNRESET|EPIPE|SOCKET|terminated|TIMEOUT|ETIMEDOUT/,
    advice: "The connection broke. Retry later.",
  },
  {
    pattern: /CERT|certificate|SSL|TLS/i,
    advice: "Check the certificate, and the authorities that this machine trusts.",
  },
];

type Failure = { message?: string; code?: string; cause?: Failure; errors?: Failure[] };

/**
 * Explains a failure of `fetch` on a server. Node's own message is "fetch failed"; the reason is in
 * a cause of it.
 */
export function explainFailure(error: unknown): Outcome {
  const { message, code } = rootOf(error);
  const reason = (message || String(error)).split("\n", 1)[0] ?? "";
  // undici reports a proxy that requires credentials as a failed request.
  if (/^Proxy response \(407\)/.test(reason))
    return { response: new Response(null, { status: 407 }) };
  const { advice } = adviceByError.find(({ pattern }) => pattern.test(`${code} ${reason}`)) ?? {};
  const text = `No response${code ? ` (${code})` : ""}: ${reason}`;
  return {
    failure: new NetworkError(advice ? `${text.replace(/\.$/, "")}. ${advice}` : text, {
      cause: error,
    }),
  };
}

/** The first cause of an error; of several addresses that were tried, that of the first. */
export function rootOf(error: unknown): Failure {
  let root = (error ?? {}) as Failure;
  for (let depth = 0; depth < 8; depth++) {
    const next = root.cause ?? root.errors?.[0];
    if (!next || typeof next !== "object") break;
    root = next;
  }
  return root;
}
