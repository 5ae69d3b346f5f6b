import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { tables } from "../../../generated/mock/tables.ts";
import { currentVersion, type Version, versions } from "../../../generated/versions.ts";
import { createSandbox } from "../../../packages/mock/src/sandbox/index.ts";

/**
 * What people send, and what the sandbox says of it, in the short form of {@link outcome}: a block a request, the first line of which is
 * the version (unless it is the current one), the path and the value of the body's member `request`. Whoever changes an answer on purpose reads what else it changes after
 * `RECORD=1 npx vitest run test/mock/sandbox/recorded.test.ts`, which writes the answers of today under the requests.
 */
const sandboxes = new Map(versions.map((version) => [version, createSandbox(version)]));
const unknownVersion = () => Promise.reject(new Error("A block names no version of the API."));

describe.each(globSync("test/mock/sandbox/recorded/*.txt"))("%s", (file) => {
  const blocks = readFileSync(file, "utf8")
    .trim()
    .split(/\n{2,}/);
  const isRequest = (block: string) => !block.startsWith("#");
  const requestOf = (block: string) => block.split("\n", 1)[0] ?? "";

  if (process.env.RECORD) {
    test("is recorded", async () => {
      const record = async (block: string) => [requestOf(block), ...(await outcome(requestOf(block)))].join("\n");
      const written = await Promise.all(blocks.map((block) => (isRequest(block) ? record(block) : block)));
      writeFileSync(file, `${written.join("\n\n")}\n`);
    });
    return;
  }

  test.each(blocks.filter(isRequest).map((block) => [requestOf(block), block.split("\n").slice(1)] as const))(
    `${basename(file, ".txt")}: %s`,
    async (request, recorded) => {
      expect(await outcome(request)).toEqual(recorded);
    },
  );
});

interface Offered {
  data: Data;
  errors?: Finding[];
  fixes?: Fix[];
  flags?: Data;
}

type Data = Record<string, unknown>;

interface Finding {
  group: string;
  type: string;
  subtype: string | null;
  severity: string;
  relatedTo: string[];
}

interface Fix {
  group: string;
  type: string;
  subtype: string | null;
  data: { typeFrom: string | null; type: string | null; valueFrom: string | null; value: string | null };
}

interface Body {
  result?: Offered & { proposal: string; dataTypes?: { valid: string[]; invalid: string[] } };
  resultCorrected?: Offered | null;
  suggestions?: Offered[];
  results?: Offered[];
}

/** The answer to a request in lines: what was found, what the data is, and of each correction and suggestion what it changes. */
async function outcome(request: string): Promise<string[]> {
  const [, version = currentVersion, path = "", json = ""] = /^(?:(\d\S*) )?(\S+) (.*)$/.exec(request) ?? [];
  const compute = sandboxes.get(version as Version) ?? unknownVersion;
  const {
    results = [],
    result,
    resultCorrected,
    suggestions = [],
  } = (await compute(tables[currentVersion].operations[path]?.id ?? "", JSON.parse(json))) as Body;
  if (!result) return results.length === 0 ? ["nothing"] : results.flatMap((each) => ["result", ...offered(each, {})]);
  const types =
    result.dataTypes &&
    `  valid ${result.dataTypes.valid.join(" ") || "-"}, invalid ${result.dataTypes.invalid.join(" ") || "-"}`;
  return [
    result.proposal,
    ...offered(result, {}),
    ...(types ? [types] : []),
    ...(resultCorrected ? ["correction", ...offered(resultCorrected, result.data)] : []),
    ...suggestions.flatMap((suggestion) => ["suggestion", ...offered(suggestion, result.data)]),
  ];
}

function offered({ data, errors = [], fixes = [], flags = {} }: Offered, sent: Data): string[] {
  const changed = Object.entries(data).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(sent[key]));
  const known = withoutNothing(Object.fromEntries(changed)) ?? {};
  return [
    `  ${JSON.stringify(known)}`,
    ...(Object.keys(flags).length > 0 ? [`  flags ${JSON.stringify(flags)}`] : []),
    ...errors.map(
      ({ group, type, subtype, severity, relatedTo }) =>
        `  finding ${severity}: ${[group, type, subtype].filter(Boolean).join(" ")} of ${relatedTo.join(" and ")}`,
    ),
    ...fixes.map(
      ({ group, type, subtype, data: { typeFrom, type: to, valueFrom, value } }) =>
        `  fix ${[group, type, subtype].filter(Boolean).join(" ")}: ${typeFrom ?? "-"} ${JSON.stringify(valueFrom)} to ${to ?? "-"} ${JSON.stringify(value)}`,
    ),
  ];
}

/** A value without the fields that are null or empty, at any depth; undefined when nothing is left. */
function withoutNothing(value: unknown): unknown {
  if (value === null || value === "") return undefined;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => withoutNothing(item) ?? null);
  const entries = Object.entries(value).flatMap(([key, member]) => {
    const left = withoutNothing(member);
    return left === undefined ? [] : [[key, left]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
