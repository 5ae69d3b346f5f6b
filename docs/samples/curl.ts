import { writeJson } from "./literal.ts";
import { KEY_VARIABLE, type Language, WIDTH } from "./sample.ts";

export const curl: Language = {
  title: "curl",
  id: "bash",
  write: ({ baseUrl, key, version, path, request }) => `curl ${baseUrl}${path} \\
  -H "Authorization: Bearer ${key ?? `$${KEY_VARIABLE}`}" \\
  -H "Content-Type: application/json" \\
  -H "Accept: application/json" \\
  -H "api-version: ${version}" \\
  -d '${writeJson({ request }, WIDTH, "  ").replaceAll("'", "'\\''")}'
`,
};
