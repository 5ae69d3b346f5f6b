/** Ends a suite before it begins, because an argument is wrong. */
export function rejectArguments(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * The parts of a suite that its arguments name, or all without any; prints those that are skipped.
 */
export function chosenOf<Name extends string>(allNames: readonly Name[], names: string[]): Name[] {
  const unknown = names.find((name) => !allNames.includes(name as Name));
  if (unknown !== undefined)
    rejectArguments(`There is no "${unknown}". Name some of: ${allNames.join(", ")}.`);
  if (names.length === 0) return [...allNames];
  const chosen = allNames.filter((name) => names.includes(name));
  const skipped = allNames.filter((name) => !names.includes(name));
  if (skipped.length > 0) console.log(`Left out: ${skipped.join(", ")}.`);
  return chosen;
}
