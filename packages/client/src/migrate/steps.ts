import type { Version } from "../generated.ts";
import { to21 } from "./2.1/index.ts";
import type { Change, Step, Translator } from "./step.ts";
import { join } from "./translate.ts";

/** The step of the migration guide and of the command `migrate`. */
export const guidedStep = to21;

const all = [to21] as const;

/** The steps between neighbouring versions, oldest first. Each has a folder, by the name of the newer version. */
export const steps: readonly Step[] = all;

/** The translators of all steps. */
export type Translators = (typeof all)[number]["paths"];

/** Every name that it changes. */
export const changes: readonly Change[] = guidedStep.changes;

/** The translator of an operation from a version to a newer one, over the steps between them; undefined where they do not differ. */
export function translatorOf(from: Version, to: Version, path: string, among = steps): Translator | undefined {
  const first = among.findIndex((step) => step.from === from);
  const last = among.findIndex((step) => step.to === to);
  const links = first < 0 ? [] : among.slice(first, last + 1).flatMap(({ paths }) => paths[path] ?? []);
  return links.length > 0 ? links.reduce(join) : undefined;
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
