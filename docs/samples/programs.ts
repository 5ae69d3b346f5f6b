import { json, type Notation, Returned, writeLiteral } from "./literal.ts";
import { quote } from "./php.ts";
import { notation as pythonLiterals } from "./python.ts";
import { WIDTH } from "./sample.ts";
import { notation as typescriptLiterals } from "./typescript.ts";

/** Calls of which a later one sends what an earlier one returned, as a {@link Returned} in its request. */
export interface Program {
  baseUrl: string;
  key: string;
  version: string;
  calls: Call[];
}

interface Call {
  /** The name of its response in the program. */
  name: string;
  path: string;
  request: object;
}

/** Writes, by the title of the language, a complete program that makes all calls and prints the last response. */
export const programs: Record<string, (program: Program) => string> = {
  curl: ({ baseUrl, key, version, calls }) => `call() {
  curl -sS --fail-with-body "${baseUrl}$1" \\
    -H "Authorization: Bearer ${key}" \\
    -H "Content-Type: application/json" \\
    -H "Accept: application/json" \\
    -H "api-version: ${version}" \\
    -d "$2"
}
set -e
${calls.map((call) => `${call.name}=$(call ${call.path} "$(jq -n${givenTo(call)} '${body(call, jq)}')")`).join("\n")}
echo "$${last(calls)}"
`,

  TypeScript: ({
    baseUrl,
    key,
    version,
    calls,
  }) => `import { createClient } from "@data-validation/client";

const api = createClient({
  baseUrl: "${baseUrl}",
  apiKey: "${key}",
  version: "${version}",
  throwOnError: true,
});
${calls.map(typescriptCall).join("\n")}
console.log(JSON.stringify(${last(calls)}, null, 2));
`,

  Python: ({ baseUrl, key, version, calls }) => `import json

import requests


def call(path, request):
    response = requests.post(
        "${baseUrl}" + path,
        headers={
            "Authorization": "Bearer ${key}",
            "Accept": "application/json",
            "api-version": "${version}",
        },
        json={"request": request},
        timeout=10,
    )
    response.raise_for_status()
    return response.json()


${calls.map(({ name, path, request }) => `${name} = call(\n    "${path}",\n    ${writeLiteral(request, python, WIDTH, "    ")},\n)`).join("\n")}
print(json.dumps(${last(calls)}, indent=2, ensure_ascii=False))
`,

  PHP: ({ baseUrl, key, version, calls }) => `<?php

function call(string $path, array $request): array
{
    $curl = curl_init('${baseUrl}' . $path);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_FAILONERROR => true,
        CURLOPT_TIMEOUT => 10,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ${key}',
            'Content-Type: application/json',
            'Accept: application/json',
            'api-version: ${version}',
        ],
        CURLOPT_POSTFIELDS => json_encode(['request' => $request]),
    ]);
    $response = curl_exec($curl);
    if ($response === false) {
        throw new RuntimeException(curl_error($curl));
    }
    return json_decode($response, true);
}

${calls.map(({ name, path, request }) => `$${name} = call('${path}', ${writeLiteral(request, php, WIDTH)});`).join("\n")}
echo json_encode($${last(calls)}, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), PHP_EOL;
`,

  Java: ({ baseUrl, key, version, calls }) => `import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Main {
    static final HttpClient CLIENT = HttpClient.newHttpClient();
    static final ObjectMapper JSON = new ObjectMapper();

    static JsonNode call(String path, String body) throws Exception {
        var request = HttpRequest
            .newBuilder(URI.create("${baseUrl}" + path))
            .header("Authorization", "Bearer ${key}")
            .header("Content-Type", "application/json")
            .header("Accept", "application/json")
            .header("api-version", "${version}")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
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
  scalar: (value) => (typeof value === "string" ? quote(value) : json.scalar(value)),
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

/** The arguments with which jq knows the earlier responses. */
function givenTo({ request }: Call): string {
  const names = new Set(returnedIn(request).map(({ call }) => call));
  return [...names].map((name) => ` --argjson ${name} "$${name}"`).join("");
}

function typescriptCall({ name, path, request }: Call): string {
  const [, kind, operation] = path.split("/");
  const { query } = request as { query: object };
  return `const { data: ${name} } = await api.${kind}.${operation}(${writeLiteral(query, typescript, WIDTH)});`;
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
