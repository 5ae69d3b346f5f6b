import { phpLiteral } from "@data-validation/common/text";
import { jsonNotation, type Notation, writeJson, writeLiteral } from "./literal.ts";
import { lastName, writeSubscripts } from "./program.ts";
import { KEY_VARIABLE, type Language, type Program, SAMPLE_WIDTH } from "./sample.ts";

/** PHP with its extension curl. */
export const php: Language = {
  title: "PHP",
  id: "php",
  write: ({ baseUrl, key, variable = KEY_VARIABLE, version, path, request }) => `<?php

$body = <<<'JSON'
${writeJson({ request }, SAMPLE_WIDTH)}
JSON;
$curl = curl_init('${baseUrl}${path}');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 10,
    CURLOPT_HTTPHEADER => [
        ${key === undefined ? `'Authorization: Bearer ' . getenv('${variable}')` : phpLiteral(`Authorization: Bearer ${key}`)},
        'Content-Type: application/json',
        'Accept: application/json',
        'api-version: ${version}',
    ],
    CURLOPT_POSTFIELDS => $body,
]);
$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}
echo $response, PHP_EOL;
`,
  writeProgram,
};

function writeProgram({ baseUrl, version, calls, retry }: Program): string {
  return `<?php

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

${calls.map(({ name, path, request }) => `$${name} = call('${path}', ${writeLiteral(request, programNotation, SAMPLE_WIDTH)});`).join("\n")}
echo json_encode($${lastName(calls)}, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), PHP_EOL;
`;
}

const programNotation: Notation = {
  ...jsonNotation,
  brackets: ["[", "]"],
  indent: 4,
  name: (key) => `'${key}' => `,
  scalar: (value) => (typeof value === "string" ? phpLiteral(value) : jsonNotation.scalar(value)),
  trailingComma: true,
  padding: "",
  returned: ({ call, path }) => `$${call}${writeSubscripts(path, "'")}`,
};
