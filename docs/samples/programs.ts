import { phpLiteral } from "@data-validation/common/text";
import { json, type Notation, Returned, writeLiteral } from "./literal.ts";
import { notation as pythonLiterals } from "./python.ts";
import { KEY_VARIABLE, WIDTH } from "./sample.ts";
import { notation as typescriptLiterals } from "./typescript.ts";

/** Calls that may send values of earlier responses, each as a {@link Returned} in the request. */
export interface Program {
  baseUrl: string;
  version: string;
  calls: Call[];
  /** A status after which a call waits and is sent again. */
  retry?: { status: number; seconds: number; times: number } | undefined;
}

interface Call {
  /** The name of its response in the program. */
  name: string;
  path: string;
  request: object;
}

/**
 * Writes, by the title of the language, a complete program that makes all calls and prints the last
 * response. It reads the key at run time.
 */
export const programs: Record<string, (program: Program) => string> = {
  curl: ({ baseUrl, version, calls, retry }) => `call() {
  curl -sS --fail-with-body "${baseUrl}$1" \\
    -H "Authorization: Bearer $${KEY_VARIABLE}" \\
    -H "Content-Type: application/json" \\
    -H "Accept: application/json" \\
    -H "api-version: ${version}" \\
    -d "$2"
}
${retry ? "" : "set -e\n"}${calls.map((call) => curlCall(call, retry)).join("\n")}
echo "$${last(calls)}"
`,

  TypeScript: ({
    baseUrl,
    version,
    calls,
    retry,
  }) => `${retry ? 'import { setTimeout } from "node:timers/promises";\n' : ""}import { createClient } from "@data-validation/client";

const api = createClient({
  baseUrl: "${baseUrl}",
  apiKey: process.env.${KEY_VARIABLE},
  version: "${version}",
  throwOnError: ${!retry},
});
${calls.map((call) => typescriptCall(call, retry)).join("\n")}
console.log(JSON.stringify(${last(calls)}, null, 2));
`,

  Python: ({ baseUrl, version, calls, retry }) => `import json
import os
${retry ? "import time\n" : ""}
import requests


def call(path, request):
    ${retry ? `for attempt in range(${retry.times + 1}):\n        ` : ""}response = requests.post(
${indented(
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


${calls.map(({ name, path, request }) => `${name} = call(\n    "${path}",\n    ${writeLiteral(request, python, WIDTH, "    ")},\n)`).join("\n")}
print(json.dumps(${last(calls)}, indent=2, ensure_ascii=False))
`,

  PHP: ({ baseUrl, version, calls, retry }) => `<?php

function call(string $path, array $request): array
{
    $curl = curl_init('${baseUrl}' . $path);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 10,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('${KEY_VARIABLE}'),
            'Content-Type: application/json',
            'Accept: application/json',
            'api-version: ${version}',
        ],
        CURLOPT_POSTFIELDS => json_encode(['request' => $request]),
    ]);
    $response = curl_exec($curl);
${
  retry
    ? `    $status = fn () => curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    for ($retries = 0; $status() === ${retry.status} && $retries < ${retry.times}; $retries++) {
        sleep(${retry.seconds});
        $response = curl_exec($curl);
    }
`
    : ""
}    if ($response === false || curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 200) {
        throw new RuntimeException(curl_error($curl) . $response);
    }
    return json_decode($response, true);
}

${calls.map(({ name, path, request }) => `$${name} = call('${path}', ${writeLiteral(request, php, WIDTH)});`).join("\n")}
echo json_encode($${last(calls)}, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), PHP_EOL;
`,

  Java: ({ baseUrl, version, calls, retry }) => `${javaImports}

public class Main {
    static final HttpClient CLIENT = HttpClient.newHttpClient();
    static final ObjectMapper JSON = new ObjectMapper();

    static JsonNode call(String path, String body) throws Exception {
        var request = HttpRequest
            .newBuilder(URI.create("${baseUrl}" + path))
            .header("Authorization", "Bearer " + System.getenv("${KEY_VARIABLE}"))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json")
            .header("api-version", "${version}")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
${
  retry
    ? `        for (int retries = 0; response.statusCode() == ${retry.status} && retries < ${retry.times}; retries++) {
            Thread.sleep(${retry.seconds * 1000});
            response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        }
`
    : ""
}        if (response.statusCode() != 200) {
            throw new IllegalStateException(response.body());
        }
        return JSON.readTree(response.body());
    }

    public static void main(String[] arguments) throws Exception {
${calls.map(javaCall).join("\n")}
        System.out.println(${last(calls)}.toPrettyString());
    }
}
`,
};

const javaImports = `import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;`;

const jq: Notation = {
  ...json,
  returned: ({ call, path }) => `$${call}.${path.replaceAll(/\.(\d+)/g, "[$1]")}`,
};

const python: Notation = {
  ...pythonLiterals,
  returned: ({ call, path }) => call + subscripts(path, '"'),
};

const php: Notation = {
  ...json,
  brackets: ["[", "]"],
  indent: 4,
  name: (key) => `'${key}' => `,
  scalar: (value) => (typeof value === "string" ? phpLiteral(value) : json.scalar(value)),
  trailingComma: true,
  padding: "",
  returned: ({ call, path }) => `$${call}${subscripts(path, "'")}`,
};

/** A field that is absent or null is sent as an empty text, which the API rejects. */
const typescript: Notation = {
  ...typescriptLiterals,
  returned: ({ call, path }) =>
    `${call}.${path.replaceAll(/\.(\d+)/g, "[$1]").replaceAll(".", "?.")} ?? ""`,
};

/** The places of a text block that its method `formatted` fills. */
const java: Notation = { ...json, returned: () => "%s" };

function subscripts(path: string, quote: string): string {
  return path
    .split(".")
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `[${quote}${key}${quote}]`))
    .join("");
}

function body({ request }: Call, notation: Notation, indent = ""): string {
  return writeLiteral({ request }, notation, WIDTH, indent);
}

/** The arguments that pass the earlier responses to jq. */
function givenTo({ request }: Call): string {
  const names = new Set(returnedIn(request).map(({ call }) => call));
  return [...names].map((name) => ` --argjson ${name} "$${name}"`).join("");
}

function curlCall(call: Call, retry: Program["retry"]): string {
  const { name, path } = call;
  const line = `${name}=$(call ${path} "$(jq -n${givenTo(call)} '${body(call, jq)}')")`;
  if (!retry) return line;
  return `for retries in $(seq 0 ${retry.times}); do
  ${line.replaceAll("\n", "\n  ")} && break
  case "$${name}" in *'"AUTH"'*) sleep ${retry.seconds} ;; *) exit 1 ;; esac
done`;
}

function typescriptCall({ name, path, request }: Call, retry: Program["retry"]): string {
  const [, kind, operation] = path.split("/");
  const { query } = request as { query: object };
  const call = `api.${kind}.${operation}(${writeLiteral(query, typescript, WIDTH)})`;
  if (!retry) return `const { data: ${name} } = await ${call};`;
  return `const send = () => ${call};
let result = await send();
for (let retries = 0; result.response?.status === ${retry.status} && retries < ${retry.times}; retries += 1) {
  await setTimeout(${retry.seconds * 1000});
  result = await send();
}
const { data: ${name}, error } = result;
if (error) throw new Error(error.errors[0]?.description);`;
}

function indented(spaces: number, text: string): string {
  return text.replaceAll(/^(?=.)/gm, " ".repeat(spaces));
}

function javaCall(call: Call): string {
  const indent = " ".repeat(12);
  const values = returnedIn(call.request).map(
    ({ call: name, path }) => `${name}.at("/${path.replaceAll(".", "/")}")`,
  );
  const filled =
    values.length > 0
      ? `.formatted(\n${values.map((value) => indent + value).join(",\n")}\n        )`
      : "";
  return `        var ${call.name} = call("${call.path}", """\n${indent}${body(call, java, indent)}"""${filled});`;
}

function returnedIn(value: unknown): Returned[] {
  if (value instanceof Returned) return [value];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(returnedIn)
    : [];
}

function last(calls: Call[]): string {
  return calls.at(-1)?.name ?? "";
}
