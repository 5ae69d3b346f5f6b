import type { Data } from "../validation.ts";

export function memberAt(object: unknown, path: string): unknown {
  const step = (value: unknown, key: string) => (value as Data | null | undefined)?.[key];
  return path.split(".").reduce(step, object);
}
