export function getOrInsert<Key extends object | string, Value>(
  values: Pick<Map<Key, Value>, "get"> & { set(key: Key, value: Value): unknown },
  key: Key,
  compute: () => Value,
): Value {
  const stored = values.get(key);
  if (stored !== undefined) return stored;
  const value = compute();
  values.set(key, value);
  return value;
}
