import { getOrInsert } from "@data-validation/common/get-or-insert";
import { groupBy } from "@data-validation/common/group-by";
import type {
  LedgerSection,
  MessageKind,
  Sightings,
} from "@data-validation/contract-files/ledgers";
import type { Json } from "@data-validation/openapi-document/json";
import type { ContractModel, OperationNode, SchemaNode } from "../../contract-model/model.ts";
import { isSuccess } from "../../traffic/call.ts";
import { jsonTypeOf } from "../value-shape.ts";

/** The limit up to which different queries are counted. */
const MOST_SUBJECTS = 100;

/** The sightings of a place in one part of an operation. No value is kept. */
type PlaceSightings = ReturnType<typeof createSightings>;

function createSightings(operation: OperationNode, message: MessageKind, place: string) {
  const types = new Set<string>();
  return { operation, message, place, types, count: 0, nulls: 0, subjects: new Set<number>() };
}

export interface SightingOrigin {
  operation: OperationNode;
  message: MessageKind;
  /** The number of its query. Equal queries have the same number. */
  subject: number;
}

/** Counts sightings of each place of the contract, for a ledger of evidence. */
export class SightingCounter {
  /**
   * The schema of each field and of each item. Their references and branches are the same place.
   */
  readonly #fields: ReadonlySet<SchemaNode>;
  readonly #counted = new Map<string, PlaceSightings>();
  readonly #subjects = new Map<string, number>();

  constructor({ nodes }: ContractModel) {
    this.#fields = new Set(
      nodes.flatMap(({ properties, items }) => [...properties.values(), ...(items ? [items] : [])]),
    );
  }

  subjectOf(query: Json | undefined): number {
    return getOrInsert(this.#subjects, JSON.stringify(query) ?? "", () => this.#subjects.size);
  }

  addField(node: SchemaNode, value: Json, origin: SightingOrigin): void {
    if (this.#fields.has(node)) this.add(node.field, value, origin);
  }

  /** Counts a value of a place; without a value, counts only that the place exists. */
  add(
    place: string,
    value: Json | undefined,
    { operation, message, subject }: SightingOrigin,
  ): void {
    const key = [operation.version, operation.path, message, place].join(" ");
    const counted = getOrInsert(this.#counted, key, () =>
      createSightings(operation, message, place),
    );
    counted.count++;
    if (counted.subjects.size < MOST_SUBJECTS) counted.subjects.add(subject);
    if (value === undefined) return;
    counted.types.add(jsonTypeOf(value));
    if (value === null) counted.nulls++;
  }

  /**
   * The sightings as the sections of a ledger: by version and operation, in the order of the
   * contract.
   */
  sections(operations: readonly OperationNode[]): LedgerSection[] {
    const allSightings = [...this.#counted.values()];
    return operations.flatMap((operation) => {
      const operationSightings = allSightings.filter((counted) => counted.operation === operation);
      const { path, version } = operation;
      const byMessage = groupBy(operationSightings, ({ message }) => message);
      const parts = [...byMessage].map(
        ([message, places]) => [message, sightingsOf(places)] as const,
      );
      return operationSightings.length === 0
        ? []
        : { operation: path, versions: [version], ...Object.fromEntries(parts) };
    });
  }
}

export function messageKindOf(direction: "request" | "response", status: number): MessageKind {
  if (direction === "request") return "request";
  return isSuccess({ status }) ? "response" : "failure";
}

function sightingsOf(places: readonly PlaceSightings[]): Sightings {
  const sorted = places.toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const entries = sorted.map(({ place, types, count, nulls, subjects }) => {
    const seen = { count, ...(nulls > 0 && { nulls }), subjects: subjects.size };
    return [place, types.size > 0 ? { types: [...types].toSorted(), ...seen } : seen];
  });
  return Object.fromEntries(entries);
}
