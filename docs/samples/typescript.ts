import { json, type Notation, writeLiteral } from "./literal.ts";
import { KEY_VARIABLE, type Language, WIDTH } from "./sample.ts";

export const notation: Notation = {
  ...json,
  name: (key) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: `,
  trailingComma: true,
};

/** TypeScript with the client of this repository. */
export const typescript: Language = {
  title: "TypeScript",
  id: "typescript",
  write({ baseUrl, key, variable = KEY_VARIABLE, version, path, request }) {
    const [, kind, operation] = path.split("/");
    const { query, ...others } = request as { query: unknown };
    const values = [query, ...(Object.keys(others).length > 0 ? [others] : [])];
    const line = values
      .map((value) => writeLiteral(value, notation, Number.POSITIVE_INFINITY))
      .join(", ");
    const call = `const { data, error } = await api.${kind}.${operation}(`;
    const given =
      call.length + line.length < WIDTH
        ? line
        : `\n${values.map((value) => `  ${writeLiteral(value, notation, WIDTH, "  ")},\n`).join("")}`;
    return `import { createClient } from "@data-validation/client";

const api = createClient({
  baseUrl: "${baseUrl}",
  apiKey: ${key === undefined ? `process.env.${variable}` : JSON.stringify(key)},
  version: "${version}",
});
${call}${given});
if (error) throw new Error(error.errors[0]?.description);
console.log(JSON.stringify(data, null, 2));
`;
  },
};
