import { jsonNotation, type Notation, writeLiteral } from "./literal.ts";
import { lastName } from "./program.ts";
import {
  KEY_VARIABLE,
  type Language,
  type Program,
  type ProgramCall,
  SAMPLE_WIDTH,
} from "./sample.ts";

const notation: Notation = {
  ...jsonNotation,
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
    const callArguments =
      call.length + line.length < SAMPLE_WIDTH
        ? line
        : `\n${values.map((value) => `  ${writeLiteral(value, notation, SAMPLE_WIDTH, "  ")},\n`).join("")}`;
    return `import { createClient } from "@data-validation/client";

const api = createClient({
  baseUrl: "${baseUrl}",
  apiKey: ${key === undefined ? `process.env.${variable}` : JSON.stringify(key)},
  version: "${version}",
});
${call}${callArguments});
if (error) throw new Error(error.errors[0]?.description);
console.log(JSON.stringify(data, null, 2));
`;
  },
  writeProgram,
};

function writeProgram({ baseUrl, version, calls, retry }: Program): string {
  return `${retry ? 'import { setTimeout } from "node:timers/promises";\n' : ""}import { createClient } from "@data-validation/client";

const api = createClient({
  baseUrl: "${baseUrl}",
  apiKey: process.env.${KEY_VARIABLE},
  version: "${version}",
  throwOnError: ${!retry},
});
${calls.map((call) => writeCall(call, retry)).join("\n")}
console.log(JSON.stringify(${lastName(calls)}, null, 2));
`;
}

function writeCall({ name, path, request }: ProgramCall, retry: Program["retry"]): string {
  const [, kind, operation] = path.split("/");
  const { query } = request as { query: object };
  const call = `api.${kind}.${operation}(${writeLiteral(query, programNotation, SAMPLE_WIDTH)})`;
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

/** A field that is absent or null is sent as an empty text, which the API rejects. */
const programNotation: Notation = {
  ...notation,
  returned: ({ call, path }) =>
    `${call}.${path.replaceAll(/\.(\d+)/g, "[$1]").replaceAll(".", "?.")} ?? ""`,
};
