import { globSync } from "node:fs";
import { describe } from "vitest";
import { tables } from "../../../generated/mock/tables.ts";
import { currentVersion, type Version, versions } from "../../../generated/versions.ts";
import { createSandbox } from "../../../packages/mock/src/sandbox/index.ts";
import type { Finding } from "../../../packages/mock/src/sandbox/shared/finding.ts";
import type { Fix } from "../../../packages/mock/src/sandbox/shared/fix.ts";
import { testRecorded } from "../support/recorded.ts";

/** The first line of a block: the version (unless it is the current one), the path and the value of the body's member `request`. */
const sandboxes = new Map(versions.map((version) => [version, createSandbox(version)]));
const unknownVersion = () => Promise.reject(new Error("A block names no version of the API."));

describe.each(globSync("test/mock/sandbox/recorded/*.txt"))("%s", (file) => testRecorded(file, outcome));

interface Offered {
  data: Data;
  errors?: Finding[];
  fixes?: Fix[];
  flags?: Data;
}

type Data = Record<string, unknown>;

interface Body {
  result?: Offered & { proposal: string; dataTypes?: { valid: string[]; invalid: string[] } };
  resultCorrected?: Offered | null;
  suggestions?: Offered[];
  results?: Offered[];
}

/** The response to a request in lines: what was found, what the data is, and of each correction and suggestion what it changes. */
async function outcome(request: string): Promise<string[]> {
  const [, version = currentVersion, path = "", json = ""] = /^(?:(\d\S*) )?(\S+) (.*)$/.exec(request) ?? [];
  const compute = sandboxes.get(version as Version) ?? unknownVersion;
  const body = await compute(tables[currentVersion].operations[path]?.id ?? "", JSON.parse(json));
  const { results = [], result, resultCorrected, suggestions = [] } = body as Body;
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
      ({ group, type, subtype, severity, relatedTo = [], description }) =>
        `  finding ${severity}: ${[group, type, subtype].filter(Boolean).join(" ")} of ${relatedTo.join(" and ")}: ${description}`,
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
