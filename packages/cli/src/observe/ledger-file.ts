import { capitalise } from "@data-validation/common/text";
import type { LedgerSection, Sightings } from "@data-validation/contract-files/ledgers";
import type { SourceKind } from "@data-validation/openapi-document/grades";
import type { ComparisonReport, ReportedFinding } from "../comparison/report.ts";
import { messageKindOf } from "../comparison/tally/sightings.ts";

/** Longest line of a ledger, in characters: that of the sources. */
const WIDTH = 100;

/**
 * The text of the ledger of a run: the evidence of the calls for and against each place, without
 * values.
 */
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
  return `${inLines(JSON.stringify(content, undefined, 2))}\n`;
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

/** JSON with lists of scalars, and sightings that fit, on one line each, as Biome formats it. */
function inLines(json: string): string {
  const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, " ");
  return json
    .replaceAll(/\[[^[\]{}]*\]/g, (list) => oneLine(list).replace(/^\[ /, "[").replace(/ \]$/, "]"))
    .replaceAll(/^( *"(?:[^"\\]|\\.)*": )(\{\n[^{}]*\})(,?)$/gm, (whole, key, object, comma) => {
      const line = `${key}${oneLine(object)}${comma}`;
      return line.length <= WIDTH ? line : whole;
    });
}
