import { phpLiteral } from "@data-validation/common/text";
import { writeJson } from "./literal.ts";
import { KEY_VARIABLE, type Language, WIDTH } from "./sample.ts";

/** PHP with its extension curl. */
export const php: Language = {
  title: "PHP",
  id: "php",
  write: ({ baseUrl, key, variable = KEY_VARIABLE, version, path, request }) => `<?php

$body = <<<'JSON'
${writeJson({ request }, WIDTH)}
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
};
