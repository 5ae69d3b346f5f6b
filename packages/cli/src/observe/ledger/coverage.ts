import { groupBy } from "../../group-by.ts";
import type { Model, OperationNode } from "../contract/model.ts";
import { placeKey } from "../contract/places.ts";
import { allowsNull, enumerate } from "./enumerate.ts";
import { findField } from "./fields.ts";
import type { Ledger } from "./ledger.ts";

/** How much of the contract the traffic touched; each as seen of all. */
export interface Coverage {
  /** Operations by version, and how often each was called with which status. */
  operations: { versions: string[]; path: string; id: string; count: number; statuses: Record<string, number> }[];
  /** Options of each operation that were sent, and those that never were. */
  options: { id: string; versions: string[]; sent: string[]; neverSent: string[] }[];
  /** Values of enums. */
  words: Share;
  /** Fields that may be null and were seen as null and as not null. */
  nullable: Share & { onlyNull: number; neverNull: number };
}

/** So many of so many. */
export interface Share {
  seen: number;
  all: number;
}

/** How much of the contract the traffic touched. */
export function measureCoverage(ledger: Ledger): Coverage {
  const { model } = ledger;
  const places = [...enumerate(model).entries()];
  const words = new Map<string, boolean>();
  const nullable = new Map<string, { nulls: number; values: number }>();
  for (const [key, { node, direction, isBranch }] of places) {
    const seen = ledger.seen.get(key);
    for (const word of Array.isArray(node.schema.enum) ? node.schema.enum : []) {
      const id = `${node.key} ${direction} ${word}`;
      words.set(id, (words.get(id) ?? false) || (seen?.words.has(String(word)) ?? false));
    }
    if (direction === "response" && !isBranch && allowsNull(node)) {
      const before = nullable.get(node.key) ?? { nulls: 0, values: 0 };
      const nulls = seen?.types.null ?? 0;
      nullable.set(node.key, { nulls: before.nulls + nulls, values: before.values + (seen?.tally.count ?? 0) - nulls });
    }
  }
  const fields = [...nullable.values()];
  return {
    operations: operations(ledger),
    options: options(model, ledger),
    words: { seen: [...words.values()].filter(Boolean).length, all: words.size },
    nullable: {
      seen: fields.filter(({ nulls, values }) => nulls > 0 && values > 0).length,
      all: fields.length,
      onlyNull: fields.filter(({ nulls, values }) => nulls > 0 && values === 0).length,
      neverNull: fields.filter(({ nulls, values }) => nulls === 0 && values > 0).length,
    },
  };
}

/** An operation that versions share is one: a call in either version is a call of it. */
function operations({ model, calls }: Ledger): Coverage["operations"] {
  return shared(model).map((all) => {
    const [{ id, path }] = all as [OperationNode];
    const statuses: Record<string, number> = {};
    let count = 0;
    for (const { version } of all) {
      const called = calls.get(`${version} ${id}`);
      count += called?.count ?? 0;
      for (const [status, tally] of called?.statuses ?? []) statuses[status] = (statuses[status] ?? 0) + tally.count;
    }
    return { versions: all.map(({ version }) => version), path, id, count, statuses };
  });
}

/** The operations, each with its other versions where it is written once for them. */
function shared({ versions, operations }: Model): OperationNode[][] {
  const all = versions.toReversed().flatMap((version) => [...(operations.get(version)?.values() ?? [])]);
  return [...groupBy(all, ({ place }) => placeKey(place)).values()];
}

function options(model: Model, { seen, calls }: Ledger): Coverage["options"] {
  return shared(model)
    .filter((all) => all.some(({ id, version }) => calls.has(`${version} ${id}`)))
    .map((all) => {
      const [operation] = all as [OperationNode];
      const found = findField(operation.request, ["request", "options"]);
      const node = found?.node.reference ?? found?.node;
      const names = [...(node?.properties ?? [])].filter(([, property]) => !property.isForbidden).map(([name]) => name);
      const records = [...seen.values()].filter(
        (record) => record.node.key === node?.key && record.direction === "request",
      );
      const isSent = (name: string) => records.some(({ members }) => (members.get(name)?.present ?? 0) > 0);
      const neverSent = names.filter((name) => !isSent(name));
      return { id: operation.id, versions: all.map(({ version }) => version), sent: names.filter(isSent), neverSent };
    });
}
