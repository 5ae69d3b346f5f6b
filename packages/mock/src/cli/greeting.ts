import { versions } from "../../../../generated/versions.ts";
import { isLoopback } from "../node/serve.ts";
import type { CommandOptions } from "./options.ts";

/** What the command says when it listens: where, and a first call to paste. */
export function greet(url: string, { docs, authentication, workers, host }: CommandOptions): string {
  const key = authentication ? "any key but the test keys is accepted" : "no key is needed";
  const warning = isLoopback(host)
    ? ""
    : `\n  Whoever reaches ${host} can call this mock. Without --host only this machine can.\n`;
  return `Data Validation API, mock of versions ${versions.join(" and ")}
${docs ? `  Documentation   ${url}/\n` : ""}  API             ${url}  (${key})
${workers === 1 ? "" : `  Workers         ${workers}; each has a state of its own, so the mock cannot be scripted\n`}${warning}
  curl ${url}/phone/validate -H "Authorization: Bearer test" -H "Content-Type: application/json" \\
    -d '{"request":{"query":{"numberFull":"+420 607 123 456"}}}'

  Ctrl+C stops it.
`;
}
