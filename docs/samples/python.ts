import { jsonNotation, type Notation, writeLiteral } from "./literal.ts";
import { lastName, writeSubscripts } from "./program.ts";
import { KEY_VARIABLE, type Language, type Program, SAMPLE_WIDTH } from "./sample.ts";

const constants: Record<string, string> = { null: "None", true: "True", false: "False" };

const notation: Notation = {
  ...jsonNotation,
  indent: 4,
  scalar: (value) => constants[jsonNotation.scalar(value)] ?? jsonNotation.scalar(value),
  trailingComma: true,
  padding: "",
};

/** Python with Requests. */
export const python: Language = {
  title: "Python",
  id: "python",
  write: ({ baseUrl, key, variable = KEY_VARIABLE, version, path, request }) => `import json
${key === undefined ? "import os\n" : ""}
import requests

response = requests.post(
    "${baseUrl}${path}",
    headers={
        "Authorization": ${key === undefined ? `"Bearer " + os.environ["${variable}"]` : `"Bearer ${key}"`},
        "Accept": "application/json",
        "api-version": "${version}",
    },
    json=${writeLiteral({ request }, notation, SAMPLE_WIDTH, "    ")},
    timeout=10,
)
if not response.ok:
    raise SystemExit(response.text)
print(json.dumps(response.json(), indent=2, ensure_ascii=False))
`,
  writeProgram,
};

function writeProgram({ baseUrl, version, calls, retry }: Program): string {
  return `import json
import os
${retry ? "import time\n" : ""}
import requests


def call(path, request):
    ${retry ? `for attempt in range(${retry.times + 1}):\n        ` : ""}response = requests.post(
${indentLines(
  retry ? 4 : 0,
  `        "${baseUrl}" + path,
        headers={
            "Authorization": "Bearer " + os.environ["${KEY_VARIABLE}"],
            "Accept": "application/json",
            "api-version": "${version}",
        },
        json={"request": request},
        timeout=10,
    )`,
)}
${retry ? `        if response.status_code != ${retry.status} or attempt == ${retry.times}:\n            break\n        time.sleep(${retry.seconds})\n` : ""}    response.raise_for_status()
    return response.json()


${calls.map(({ name, path, request }) => `${name} = call(\n    "${path}",\n    ${writeLiteral(request, programNotation, SAMPLE_WIDTH, "    ")},\n)`).join("\n")}
print(json.dumps(${lastName(calls)}, indent=2, ensure_ascii=False))
`;
}

function indentLines(spaces: number, text: string): string {
  return text.replaceAll(/^(?=.)/gm, " ".repeat(spaces));
}

const programNotation: Notation = {
  ...notation,
  returned: ({ call, path }) => call + writeSubscripts(path, '"'),
};
