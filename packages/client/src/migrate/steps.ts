import { to21 } from "./2.1/index.ts";
import type { Change, Step } from "./step.ts";

/** The step of the migration guide and of the command `migrate`. */
export const guidedStep = to21;

/**
 * The steps between neighbouring versions, oldest first. Each has a folder, by the name of the
 * newer version.
 */
export const steps: readonly Step[] = [to21];

/** The changes of a step that rename fields; in the others, an option has new values. */
const renamesIn = (step: Step): Change[] => step.changes.filter(({ from, to }) => from !== to);

/** Every name that the guided step changes. */
export const changes = renamesIn(guidedStep);

/**
 * The names of neighbouring versions: each with its counterpart, `null` if it has none, and advice.
 */
export function foreignNames(version: string) {
  return steps.flatMap((step) => {
    if (version !== step.from && version !== step.to) return [];
    return renamesIn(step).flatMap(({ path, place, from, to }) => {
      const [foreignName, ownName] = version === step.from ? [to, from] : [from, to];
      return foreignName === null
        ? []
        : [
            {
              path,
              place,
              foreignName,
              ownName,
              advice: ownName === null ? "no counterpart" : `use ${ownName}`,
            },
          ];
    });
  });
}
