import { getOrInsert } from "@data-validation/common/get-or-insert";
import { isJsonObject, type Json } from "@data-validation/openapi-document/json";
import type { SchemaNode } from "../../contract-model/model.ts";

/** How often a place was seen, by its mark and direction. */
export type Observation = ReturnType<typeof createObservation>;

function createObservation(key: string) {
  return {
    key,
    count: 0,
    calls: 0,
    versions: new Set<string>(),
    /** The number of the last call that reached it. */
    last: 0,
    nulls: 0,
    /** The words of its enum that were seen. */
    words: new Set<string>(),
    /** The number of objects, and of those with each field of the contract. */
    objects: 0,
    present: new Map<string, number>(),
  };
}

/** Confirmations of the contract. */
export class Observations {
  /** By the `reach` of a schema, or the key of a mark. */
  readonly byReach = new Map<string, Observation>();
  #calls = 0;

  /** Starts the next call: a place that it reaches twice is seen in one call. */
  beginCall(): void {
    this.#calls++;
  }

  add(reach: string, key: string, version: string): Observation {
    const observation = getOrInsert(this.byReach, reach, () => createObservation(key));
    observation.count++;
    if (observation.last !== this.#calls) observation.calls++;
    observation.last = this.#calls;
    observation.versions.add(version);
    return observation;
  }

  addValue(node: SchemaNode, value: Json, version: string): void {
    const seen = this.add(node.reach, node.key, version);
    if (value === null) seen.nulls++;
    else if (Array.isArray(node.schema.enum) && node.schema.enum.includes(value))
      seen.words.add(String(value));
    if (!isJsonObject(value)) return;
    seen.objects++;
    for (const name of node.properties.keys())
      if (name in value) seen.present.set(name, (seen.present.get(name) ?? 0) + 1);
  }
}
