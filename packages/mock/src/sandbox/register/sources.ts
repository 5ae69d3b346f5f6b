/** Whether `dataSource` lets a country's register come into question; left out or empty, it lets all. */
export function isInSources(country: string, dataSource: readonly string[] = []): boolean {
  return dataSource.length === 0 || dataSource.some((source) => source.toUpperCase() === country);
}
