/** Returns the value of a key; computes and stores it on first use. */
export function memoise<Key extends object | string, Value>(
  made: Pick<Map<Key, Value>, "get"> & { set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}
