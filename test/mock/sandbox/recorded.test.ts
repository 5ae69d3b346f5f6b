import { globSync } from "node:fs";
import { isObject } from "@data-validation/common/object";
import { tables } from "@data-validation/generated/mock/tables";
import { currentVersion, type Version, versions } from "@data-validation/generated/versions";
import { type DataKind, loadCatalogueRule } from "@data-validation/mock/internal/sandbox/index";
import type { Fix } from "@data-validation/mock/internal/sandbox/shared/fix";
import { describe } from "vitest";
import { createSandbox } from "../../support/sandbox.ts";
import { testRecorded } from "../support/recorded.ts";
import type { MockResponse } from "./consistency.ts";

// One line per request: `! ` if its outcome is a fact, the version (unless it is the current
// one), the path, the value of the body's member `request`, and after an arrow the relevant parts
// of the response: the proposal, the findings, the known data, and the differences of each
// correction (=>) and suggestion (~>). A line that is no fact goes on after the sign #: with the
// fixes of each, the fields by validity, and a mark if the catalogue lacks the value.

const sandboxes = new Map(versions.map((version) => [version, createSandbox(version)]));
const unknownVersion = () => Promise.reject(new Error("A line names no version of the API."));

describe.each(globSync("test/mock/sandbox/recorded/*.txt"))("The responses in %s", (file) =>
  testRecorded(file, outcome, details),
);

type Data = Record<string, unknown>;

interface Offered {
  data: Data;
  isValid?: boolean;
  flags?: Data;
  fixes?: Fix[];
}

interface Body {
  result?: Offered & Pick<MockResponse["result"], "proposal" | "errors"> & { dataTypes?: object };
  resultCorrected?: Offered | null;
  suggestions?: Offered[];
  results?: Offered[];
}

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
  ...["email", "domain", "numberFull", "numberWithPrefix", "prefix", "carrier"],
]);

/** What the sandbox responds to a request, on one line. */
async function outcome(request: string): Promise<string> {
  const { sandboxRequest, body } = await computeResult(request);
  const { results = [], result, resultCorrected, suggestions = [] } = body;
  if (!result) return results.map((each) => known(each, {}, false)).join(" | ") || "nothing";
  const findings = (result.errors ?? []).map(
    ({ severity, type, subtype, relatedTo = [] }) =>
      `${severity} ${[type, subtype].filter(Boolean).join(" ")} of ${relatedTo.join(", ")}`,
  );
  const hasFormat = /"(numberFormat|formatNumber)"/.test(request);
  const shown = (each: Offered, before: Data) => known(each, before, hasFormat);
  const offered = (sign: string, each: Offered) => [
    `${sign}${each.isValid ? "" : " invalid"}`,
    shown(each, result.data),
  ];
  return [
    [result.proposal, ...findings].join("; "),
    shown(result, sandboxRequest.query),
    ...(resultCorrected ? offered("=>", resultCorrected) : []),
    ...suggestions.flatMap((suggestion) => offered("~>", suggestion)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The other parts of a response that follow from the rules of the sandbox; empty without any. */
async function details(request: string): Promise<string> {
  const { kind, sandboxRequest, body } = await computeResult(request);
  const { result, resultCorrected, suggestions = [] } = body;
  const isOutsideCatalogue = (await loadCatalogueRule(kind))(sandboxRequest.query, body as never);
  const texts = [
    ...describeTypes(result?.dataTypes ?? result?.data.dataTypes),
    ...(resultCorrected ? [describeOffered("=>", resultCorrected)] : []),
    ...suggestions.map((suggestion) => describeOffered("~>", suggestion)),
    ...(isOutsideCatalogue ? ["not in the catalogue"] : []),
  ].filter(Boolean);
  return texts.length === 0 ? "" : ` # ${texts.join("; ")}`;
}

/** The fixes of a correction or suggestion, in their order, and its fields by validity. */
function describeOffered(sign: string, { fixes = [], data }: Offered): string {
  const changes = fixes.map(({ type, subtype, data: { typeFrom, type: field } }) => {
    const change = [type === "CHANGED" ? "" : type, subtype].filter(Boolean).join(" ");
    return `${change || type} of ${typeFrom === field ? field : `${typeFrom} to ${field}`}`;
  });
  const texts = [...changes, ...describeTypes(data.dataTypes)];
  return texts.length === 0 ? "" : `${sign} ${texts.join(", ")}`;
}

function describeTypes(dataTypes: unknown): string[] {
  return Object.entries(Object(dataTypes) as Record<string, string[]>).flatMap(
    ([validity, fields]) => (fields.length > 0 ? `${validity} ${fields.join(" ")}` : []),
  );
}

async function computeResult(request: string) {
  const [, version = currentVersion, path = "", json = ""] =
    /^(?:(\d\S*) )?(\S+) (.*)$/.exec(request) ?? [];
  const compute = sandboxes.get(version as Version) ?? unknownVersion;
  const sandboxRequest = JSON.parse(json);
  const body = await compute(tables[currentVersion].operations[path]?.id ?? "", sandboxRequest);
  return { kind: path.split("/")[1] as DataKind, sandboxRequest, body: body as Body };
}

/**
 * The data and the flags without members that are unchanged, null or empty; the notations of a
 * number only where the request has an option for them.
 */
function known({ data, flags = {} }: Offered, before: Data, hasFormat: boolean): string {
  const changed = Object.entries({ ...data, ...(flags as Data) }).flatMap(([name, value]) => {
    const isRecorded = name === "format" ? hasFormat : recordedMembers.has(name) || name in flags;
    const isChanged = JSON.stringify(value) !== JSON.stringify(before[name]);
    return isRecorded && isChanged ? [[name, shorten(name, value)]] : [];
  });
  const text = JSON.stringify(Object.fromEntries(changed), (name, value) =>
    isNothing(value) || name === "ids" || name === "uuid" ? undefined : value,
  );
  return text === "{}" ? "" : text;
}

/**
 * An address as its whole text, a house number as its text and type: other tests show the parts.
 */
function shorten(name: string, value: unknown): unknown {
  const parts = Object(value);
  if (name === "address") return parts.data?.full;
  if (name === "number" && "part1" in parts)
    return [parts.full, parts.type].filter(Boolean).join(" ");
  return value;
}

function isNothing(value: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value === null || value === "" || isEmptyList || isEmptyObject(value);
}

function isEmptyObject(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isNothing);
}
