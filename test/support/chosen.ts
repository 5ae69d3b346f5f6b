/** Ends a suite before it begins, because an argument is wrong. */
export function rejectArguments(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * The parts of a suite that its arguments name, or all without any; prints those that are skipped.
 */
export function chosenOf<Name extends string>(known: readonly Name[], names: string[]): Name[] {
  const unknown = names.find((name) => !known.includes(name as Name));
  if (unknown !== undefined)
    rejectArguments(`There is no "${unknown}". Name some of: ${known.join(", ")}.`);
  if (names.length === 0) return [...known];
  const chosen = known.filter((name) => names.includes(name));
  const others = known.filter((name) => !names.includes(name));
  if (others.length > 0) console.log(`Left out: ${others.join(", ")}.`);
  return chosen;
}
