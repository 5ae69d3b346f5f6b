/** Ends a suite before it begins, because an argument is wrong. */
export function rejectArguments(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The parts of a suite that its arguments name, or all without any; prints how many are skipped. */
export function chosenOf<Name extends string>(known: readonly Name[], names: string[]): Name[] {
  const unknown = names.find((name) => !known.includes(name as Name));
  if (unknown !== undefined)
    rejectArguments(`There is no "${unknown}". Name some of: ${known.join(", ")}.`);
  if (names.length === 0) return [...known];
  const chosen = known.filter((name) => names.includes(name));
  console.log(`${known.length - chosen.length} of ${known.length} are left out.`);
  return chosen;
}
