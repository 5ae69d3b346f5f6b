import { groupBy } from "@data-validation/common/group-by";
import type { SourceFile } from "./files/file-kinds.ts";
import { API_WORDS, changedPaths, changedPathsPattern, pathsNamedIn } from "./names.ts";

/** The known facts about the code that a file is connected with. */
export interface CodeContext {
  /**
   * The changed paths that it calls; all of them if it calls the API and names none; empty if it
   * does not call the API.
   */
  paths: ReadonlySet<string>;
  /**
   * The paths of constants and fields by their names, where a name has one path: `PHONE_PATH =
   * "/phone/validate"`.
   */
  constants: ReadonlyMap<string, string>;
  /** The paths of classes by their names, where the text of a class has one path. */
  classes: ReadonlyMap<string, string>;
  /** The keys of the place of the envelope in a body; empty for the top. */
  place: readonly string[];
}

/**
 * A name, and the path that it is given: `PHONE_PATH = "/phone/validate"`, `phone:
 * "phone/validate"`, `'phone' => '/phone/validate'`.
 */
const CONSTANT = new RegExp(
  `(\\w+)["']?\\s*(?::\\s*[\\w<>?]+\\s*)?(?:=>|[:=])\\s*[^\\n"'\`;{]{0,40}["'\`](?:[^\\s"'\`]*/)?(${changedPathsPattern})["'\`]`,
  "g",
);

export function createContexts(
  sources: ReadonlyMap<string, SourceFile>,
  componentOf: (file: string) => string,
  place: readonly string[],
): (file: string) => CodeContext {
  const mentioning = [...sources.values()].filter(({ text }) => API_WORDS.test(text));
  const contexts = new Map<string, CodeContext>();
  for (const [component, sourcesOfComponent] of groupBy(mentioning, ({ file }) =>
    componentOf(file),
  )) {
    const called = sourcesOfComponent.flatMap(({ text }) => pathsNamedIn(text));
    const paths = new Set(called.length === 0 ? changedPaths : called);
    const texts = sourcesOfComponent.map(({ text }) => text);
    const constants = uniquePaths(texts.flatMap(constantsIn));
    contexts.set(component, {
      paths,
      constants,
      classes: uniquePaths(texts.flatMap(classesIn)),
      place,
    });
  }
  const none = { paths: new Set<string>(), constants: new Map(), classes: new Map(), place };
  return (file) => contexts.get(componentOf(file)) ?? none;
}

type NamedPath = { name: string; path: string };

function constantsIn(text: string): NamedPath[] {
  return [...text.matchAll(CONSTANT)].map(([, name = "", path]) => ({ name, path: `/${path}` }));
}

/** The classes of a text, each with the paths that stand between its name and the next class. */
function classesIn(text: string): NamedPath[] {
  const [, ...parts] = text.split(/\bclass\s+(?=\w)/);
  return parts.flatMap((part) => {
    const [name = ""] = /^\w+/.exec(part) ?? [];
    return pathsNamedIn(part).map((path) => ({ name, path }));
  });
}

function uniquePaths(namedPaths: readonly NamedPath[]): Map<string, string> {
  const byName = groupBy(namedPaths, ({ name }) => name);
  return new Map(
    [...byName].flatMap(([name, pathsOfName]) => {
      const [first, ...others] = new Set(pathsOfName.map(({ path }) => path));
      return first !== undefined && others.length === 0 ? [[name, first] as const] : [];
    }),
  );
}

/** The path of a class, or of one that it extends. */
export function pathOfClass({ classes }: CodeContext, names: readonly string[]): string[] {
  return names.flatMap((name) => classes.get(name) ?? []).slice(0, 1);
}
