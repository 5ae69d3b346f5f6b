/** Whether JSON is nested deeper than so many levels: what reads or writes it by recursion would end with an error of the engine. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}
