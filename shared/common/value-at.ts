/** The value of a field of a query in data; the name of one that is nested there has a dot: `number.full`. */
export function valueAt(data: unknown, field: string): unknown {
  return field
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], data);
}
