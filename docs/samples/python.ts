import { json, type Notation, writeLiteral } from "./literal.ts";
import { KEY_VARIABLE, type Language, WIDTH } from "./sample.ts";

const constants: Record<string, string> = { null: "None", true: "True", false: "False" };

export const notation: Notation = {
  ...json,
  indent: 4,
  scalar: (value) => constants[json.scalar(value)] ?? json.scalar(value),
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
    json=${writeLiteral({ request }, notation, WIDTH, "    ")},
    timeout=10,
)
if not response.ok:
    raise SystemExit(response.text)
print(json.dumps(response.json(), indent=2, ensure_ascii=False))
`,
};
