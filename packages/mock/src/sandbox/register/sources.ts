/** Whether `dataSource` includes a country's register; left out or empty, it includes all. */
export function isInSources(country: string, dataSource: readonly string[] = []): boolean {
  return dataSource.length === 0 || dataSource.some((source) => source.toUpperCase() === country);
}
