import { jsonNotation, type Notation, writeJson } from "./literal.ts";
import { lastName, returnedValues, writeBody } from "./program.ts";
import {
  KEY_VARIABLE,
  type Language,
  type Program,
  type ProgramCall,
  SAMPLE_WIDTH,
} from "./sample.ts";

export const curl: Language = {
  title: "curl",
  id: "bash",
  write: ({
    baseUrl,
    key,
    variable = KEY_VARIABLE,
    version,
    path,
    request,
  }) => `curl ${baseUrl}${path} \\
  -H "Authorization: Bearer ${key ?? `$${variable}`}" \\
  -H "Content-Type: application/json" \\
  -H "Accept: application/json" \\
  -H "api-version: ${version}" \\
  -d '${writeJson({ request }, SAMPLE_WIDTH, "  ").replaceAll("'", "'\\''")}'
`,
  writeProgram,
};

function writeProgram({ baseUrl, version, calls, retry }: Program): string {
  return `call() {
  curl -sS --fail-with-body "${baseUrl}$1" \\
    -H "Authorization: Bearer $${KEY_VARIABLE}" \\
    -H "Content-Type: application/json" \\
    -H "Accept: application/json" \\
    -H "api-version: ${version}" \\
    -d "$2"
}
${retry ? "" : "set -e\n"}${calls.map((call) => writeCall(call, retry)).join("\n")}
echo "$${lastName(calls)}"
`;
}

function writeCall(call: ProgramCall, retry: Program["retry"]): string {
  const { name, path } = call;
  const line = `${name}=$(call ${path} "$(jq -n${writeJqArguments(call)} '${writeBody(call, jqNotation)}')")`;
  if (!retry) return line;
  return `for retries in $(seq 0 ${retry.times}); do
  ${line.replaceAll("\n", "\n  ")} && break
  case "$${name}" in *'"AUTH"'*) sleep ${retry.seconds} ;; *) exit 1 ;; esac
done`;
}

/** The arguments that pass the earlier responses to jq. */
function writeJqArguments({ request }: ProgramCall): string {
  const names = new Set(returnedValues(request).map(({ call }) => call));
  return [...names].map((name) => ` --argjson ${name} "$${name}"`).join("");
}

const jqNotation: Notation = {
  ...jsonNotation,
  returned: ({ call, path }) => `$${call}.${path.replaceAll(/\.(\d+)/g, "[$1]")}`,
};
