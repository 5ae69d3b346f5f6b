import { capitalise } from "@data-validation/common/text";
import type { LedgerSection, Sightings } from "@data-validation/contract-files/ledgers";
import type { SourceKind } from "@data-validation/openapi-document/grades";
import type { ComparisonReport, ReportedFinding } from "../comparison/report.ts";
import { messageKindOf } from "../comparison/tally/sightings.ts";

/** Longest line of a ledger, in characters: that of the sources. */
const LINE_WIDTH = 100;

/** The evidence of the calls for and against each place, without values. */
export function ledgerText(report: ComparisonReport, kind: SourceKind): string {
  const { tally, day } = report.observer;
  const places = tally.sightings.sections(tally.model.operations);
  for (const finding of report.findings) addContradiction(places, finding);
  const content = {
    $schema: "ledger.schema.json",
    kind,
    description:
      kind === "recordings" ? "Recorded calls." : "Recorded calls of a comparable service.",
    ...(day && { day }),
    places,
  };
  return `${formatJson(content)}\n`;
}

/**
 * Adds the finding that contradicts an assumption. Types need no sentence, as the sighting has
 * them.
 */
function addContradiction(places: readonly LedgerSection[], finding: ReportedFinding): void {
  const { ground, keyword, direction, field, operation, versions, change, status } = finding;
  const isAssumed = ground === "assumed" || ground === "partly stated";
  if (!isAssumed || field === "" || keyword === "type" || keyword === "anyOf") return;
  const message = messageKindOf(direction, status);
  for (const section of places) {
    const isOwn = section.operation === operation.path && versions.has(section.versions[0] ?? "");
    if (!isOwn) continue;
    const sightings: Sightings = section[message] ?? {};
    section[message] = {
      ...sightings,
      [field]: { ...sightings[field], contradiction: `${capitalise(change.what)}.` },
    };
  }
}

/**
 * JSON as Biome formats it: lists of scalars are on one line, and objects of scalars and such lists
 * if they fit.
 */
function formatJson(value: unknown, indent = "", key = ""): string {
  if (!isStructure(value)) return key + JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const members = Object.entries(value).map(([name, member]) =>
    formatJson(member, inner, isList ? "" : `${JSON.stringify(name)}: `),
  );
  const line = isList ? `[${members.join(", ")}]` : `{ ${members.join(", ")} }`;
  const parts = Object.values(value).filter(isStructure);
  const isShort = isList || `${indent}${key}${line}`.length < LINE_WIDTH;
  const hasObjects = isList ? parts.length > 0 : !parts.every(Array.isArray);
  if (isShort && !hasObjects) return key + line.replace("{  }", "{}");
  const [open, close] = isList ? "[]" : "{}";
  return `${key}${open}\n${inner}${members.join(`,\n${inner}`)}\n${indent}${close}`;
}

function isStructure(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
