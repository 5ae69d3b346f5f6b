import type { Version } from "../generated.ts";
import { namePath, nameTranslator } from "./name.ts";
import { phonePath, phoneTranslator } from "./phone.ts";
import type { Translator } from "./translate.ts";

/** What translates between two versions: a translator for each operation that differs, by its path. */
const translators: readonly { from: Version; to: Version; paths: Record<string, Translator> }[] = [
  { from: "2.0", to: "2.1", paths: { [phonePath]: phoneTranslator, [namePath]: nameTranslator } },
];

/** The translator of an operation; undefined where the two versions do not differ. */
export function translatorOf(from: Version, to: Version, path: string): Translator | undefined {
  return translators.find((pair) => pair.from === from && pair.to === to)?.paths[path];
}
