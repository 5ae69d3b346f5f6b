/**
 * Whether JSON has more levels of objects and lists than a limit, beyond which recursive functions
 * fail with an error of the engine.
 */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}
