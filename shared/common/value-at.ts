/** The value at a dotted path of names: `number.full`; undefined if there is none. */
export function valueAtPath(data: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], data);
}
