import { writeJson } from "./literal.ts";
import { KEY_VARIABLE, type Language, WIDTH } from "./sample.ts";

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
  -d '${writeJson({ request }, WIDTH, "  ").replaceAll("'", "'\\''")}'
`,
};
