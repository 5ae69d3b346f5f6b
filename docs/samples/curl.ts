import { writeJson } from "./literal.ts";
import { type Language, WIDTH } from "./sample.ts";

export const curl: Language = {
  title: "curl",
  id: "bash",
  write: ({ baseUrl, key, version, path, request }) => `curl ${baseUrl}${path} \\
  -H "Authorization: Bearer ${key ?? "$API_KEY"}" \\
  -H "Content-Type: application/json" \\
  -H "Accept: application/json" \\
  -H "api-version: ${version}" \\
  -d '${writeJson({ request }, WIDTH, "  ").replaceAll("'", "'\\''")}'
`,
};
