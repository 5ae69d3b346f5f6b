import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { tables } from "@data-validation/generated/mock/tables";
import { currentVersion, type Version, versions } from "@data-validation/generated/versions";
import { type DataKind, loadCatalogueRule } from "@data-validation/mock/internal/sandbox/index";
import { describe } from "vitest";
import { createSandbox } from "../../support/sandbox.ts";
import { testRecorded } from "../support/recorded.ts";
import type { MockResponse } from "./consistency.ts";

// One line per request: `! ` if its outcome is a fact, the version (unless it is the current
// one), the path, the value of the body's member `request`, and after an arrow the relevant parts
// of the response: the proposal, the findings, the known data, and the differences of each
// correction (=>) and suggestion (~>). The sign # begins a checksum of what a line has no room
// for: fixes, recognised fields, and whether the catalogue lacks the value.

const sandboxes = new Map(versions.map((version) => [version, createSandbox(version)]));
const unknownVersion = () => Promise.reject(new Error("A line names no version of the API."));

describe.each(globSync("test/mock/sandbox/recorded/*.txt"))("The responses in %s", (file) =>
  testRecorded(file, outcome, rest),
);

type Data = Record<string, unknown>;

type Offered = Partial<MockResponse["suggestions"][number]> & { data: Data; flags?: Data };

type Body = Partial<MockResponse> & { results?: Offered[] };

/**
 * The members of the data that show the effect of a request; a new member of a response changes no
 * recording.
 */
const recordedMembers = new Set([
  ...["name", "surname", "nameSurname", "context", "degreesBefore", "degreesAfter"],
  ...["vocativeName", "vocativeSurname", "details"],
  ...[
    "country",
    "registrationNumber",
    "taxNumber",
    "vatNumber",
    "address",
    "zip",
    "city",
    "full",
    "number",
  ],
  ...["email", "domain", "numberFull", "numberWithPrefix", "prefix", "carrier", "format"],
]);

/** What the sandbox responds to a request, on one line. */
async function outcome(request: string): Promise<string> {
  const { sandboxRequest, body } = await computeResult(request);
  const { results = [], result, resultCorrected, suggestions = [] } = body;
  if (!result) return results.map((each) => known(each, {})).join(" | ") || "nothing";
  const findings = (result.errors ?? []).map(
    ({ severity, type, subtype, relatedTo = [] }) =>
      `${severity} ${[type, subtype].filter(Boolean).join(" ")} of ${relatedTo.join(", ")}`,
  );
  const offered = (sign: string, each: Offered) =>
    `${sign}${each.isValid ? "" : " invalid"} ${known(each, result.data)}`;
  return [
    [result.proposal, ...findings].join("; "),
    known(result, sandboxRequest.query),
    ...(resultCorrected ? [offered("=>", resultCorrected)] : []),
    ...suggestions.map((suggestion) => offered("~>", suggestion)),
  ].join(" ");
}

/**
 * A checksum of the other parts of a response that follow from the rules of the sandbox; empty
 * where there are none.
 */
async function rest(request: string): Promise<string> {
  const { kind, sandboxRequest, body } = await computeResult(request);
  const { result, resultCorrected, suggestions = [] } = body;
  const parts = [result, resultCorrected, ...suggestions].map((each) => {
    const { fixes = [], dataTypes = {}, data } = Object(each);
    return [fixes, dataTypes, data?.dataTypes];
  });
  const isOutsideCatalogue = (await loadCatalogueRule(kind))(sandboxRequest.query, body as never);
  const hasNothing = JSON.stringify(parts).replaceAll(/null|[[\]{},]/g, "") === "";
  if (hasNothing && !isOutsideCatalogue) return "";
  const text = JSON.stringify([parts, isOutsideCatalogue], withSortedKeys);
  return ` #${createHash("sha256").update(text).digest("hex").slice(0, 4)}`;
}

/** The order of properties is not recorded. */
function withSortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function computeResult(request: string) {
  const [, version = currentVersion, path = "", json = ""] =
    /^(?:(\d\S*) )?(\S+) (.*)$/.exec(request) ?? [];
  const compute = sandboxes.get(version as Version) ?? unknownVersion;
  const sandboxRequest = JSON.parse(json);
  const body = await compute(tables[currentVersion].operations[path]?.id ?? "", sandboxRequest);
  return { kind: path.split("/")[1] as DataKind, sandboxRequest, body: body as Body };
}

/** The data and the flags without members that are unchanged, null or empty. */
function known({ data, flags = {} }: Offered, before: Data): string {
  const changed = Object.entries({ ...data, ...(flags as Data) }).filter(
    ([name, value]) =>
      (recordedMembers.has(name) || name in flags) &&
      JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return JSON.stringify(Object.fromEntries(changed), (name, value) =>
    isNothing(value) || name === "ids" || name === "uuid" ? undefined : value,
  );
}

function isNothing(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
