/** Whether a value is an object, and neither an array nor null. */
export function isObject<Members extends object = Record<string, unknown>>(
  value: unknown,
): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
