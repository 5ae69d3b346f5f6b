import { isLoopback } from "@data-validation/common/loopback";
import type { RunOptions } from "./options.ts";

export function greetingText(
  url: string,
  version: string,
  { docs, authentication, host, data, replay, replayOnly, record }: RunOptions,
): string {
  const rows = [
    ["API", `${url}${authentication ? "  (any key but the test keys is accepted)" : ""}`],
    ["Requests", `${url}/_mock/`],
    ...(docs ? [["Documentation", `${url}/`]] : []),
    ...(data ? [["Your data", data]] : []),
    ...(replay === undefined
      ? []
      : [["Replay", replayOnly ? "only recorded calls" : "recorded calls first"]]),
    ...(record ? [["Recording", `${record.upstream} to ${record.file}`]] : []),
  ];
  const warning = isLoopback(host)
    ? ""
    : `\n  Whoever reaches ${host} can call this mock. Without --host only this machine can.\n`;
  const key = authentication ? ' -H "Authorization: Bearer test"' : "";
  return `Data Validation API, mock server ${version}
${rows.map(([name = "", value]) => `  ${name.padEnd(16)}${value}\n`).join("")}${warning}
  curl ${url}/phone/validate${key} -H "Content-Type: application/json" \\
    -d '{"request":{"query":{"numberFull":"+420 607 123 456"}}}'

  Ctrl+C stops it.
`;
}
