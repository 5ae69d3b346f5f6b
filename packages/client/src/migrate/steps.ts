import type { Version } from "../generated.ts";
import { to21 } from "./2.1/index.ts";
import type { Change, Step } from "./step.ts";
import type { Translator } from "./translate.ts";

/** The step of the migration guide, of the command `migrate` and of the functions for callers. */
export const guidedStep = to21;

/** The steps between neighbouring versions, oldest first. Each has a folder, by the name of the newer version. */
export const steps: readonly Step[] = [to21];

/** Every name that it changes. */
export const changes: readonly Change[] = guidedStep.changes;

/** The translator of an operation between two neighbouring versions; undefined where they do not differ. */
export function translatorOf(from: Version, to: Version, path: string): Translator | undefined {
  return steps.find((step) => step.from === from && step.to === to)?.paths[path];
}

/** The names of neighbouring versions, each with the name that a version has for it, `null` if it has no counterpart, and what to do in words. */
export function foreignNames(version: string) {
  return steps.flatMap((step) => {
    if (version !== step.from && version !== step.to) return [];
    return step.changes.flatMap(({ path, place, from, to }) => {
      const [foreign, own] = version === step.from ? [to, from] : [from, to];
      return foreign === null
        ? []
        : [{ path, place, foreign, own, advice: own === null ? "no counterpart" : `use ${own}` }];
    });
  });
}
