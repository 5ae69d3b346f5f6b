import { getOrInsert } from "./get-or-insert.ts";

/** A function that computes its value once for each object. */
export function computeOnce<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => getOrInsert(values, key, () => compute(key));
}
