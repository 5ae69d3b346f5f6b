import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { outerPaths } from "@data-validation/openapi-document/field-path";
import type { Evidence, Sighting, SourceKind } from "@data-validation/openapi-document/grades";

/**
 * The folder of the ledgers, one file for each source. Their format is described by {@link
 * LEDGER_SCHEMA}.
 */
const LEDGER_FOLDER = "openapi/evidence";

export const LEDGER_SCHEMA = `${LEDGER_FOLDER}/ledger.schema.json`;

/** The message of an operation that a field is in: a request, a success or a failure. */
export const messageKinds = ["request", "response", "failure"] as const;

export type MessageKind = (typeof messageKinds)[number];

/**
 * Sightings by field: `result.data.email`, `request.query["number.full"]`, `header
 * Service-Rate-Limit`, `status 429`.
 */
export type Sightings = Record<string, Sighting>;

export interface LedgerSection extends Partial<Record<MessageKind, Sightings>> {
  operation: string;
  versions: string[];
}

export interface Ledger {
  /** The file name without its ending. */
  source: string;
  kind: SourceKind;
  description: string;
  /** The day of the last recording. */
  day?: string;
  places: LedgerSection[];
}

export function ledgerFiles(): string[] {
  return globSync(`${LEDGER_FOLDER}/*.json`)
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file !== LEDGER_SCHEMA)
    .toSorted();
}

export function readLedgers(): Ledger[] {
  return ledgerFiles().map((file) => {
    const content = JSON.parse(readFileSync(file, "utf8")) as Omit<Ledger, "source">;
    return { ...content, source: basename(file, ".json") };
  });
}

/** Finds the evidence for a field. The field `""` is the body itself. */
export type FindEvidence = (field: string) => Evidence[];

/**
 * The evidence for one part of an operation. A sighting of a field is one of each field around it
 * too.
 */
export function evidenceOf(
  ledgers: readonly Ledger[],
  place: { version: string; operation: string; message: MessageKind },
): FindEvidence {
  const evidence = new Map<string, Evidence[]>();
  for (const { source, kind, places } of ledgers) {
    const sightings = sightingsOf(places, place);
    for (const [field, sighting] of Object.entries(withAround(sightings)))
      evidence.set(field, [...(evidence.get(field) ?? []), { ...sighting, source, kind }]);
  }
  return (field) => evidence.get(field) ?? [];
}

function sightingsOf(
  places: readonly LedgerSection[],
  { version, operation, message }: { version: string; operation: string; message: MessageKind },
): Sightings {
  const matchingSections = places.filter(
    (section) => section.operation === operation && section.versions.includes(version),
  );
  return Object.assign({}, ...matchingSections.map((section) => section[message] ?? {}));
}

/** Sightings with an empty one for each field around them that has none of its own. */
function withAround(sightings: Sightings): Sightings {
  const around = Object.entries(sightings)
    .filter(([field, { count }]) => count !== 0 && !/^(header|status) /.test(field))
    .flatMap(([field]) => outerPaths(field));
  return { ...Object.fromEntries(around.map((field) => [field, {}])), ...sightings };
}
