import type { Schema } from "../../support/arbitrary.ts";
import type { Bundle } from "../../support/requests.ts";

/** Texts of a length that nobody types, of everything that an expression may read in more than one way. */
export const patterns: Record<string, (length: number) => string> = {
  spaces: (length) => " ".repeat(length),
  "letters around spaces": (length) => `a${" ".repeat(length)}b`,
  tabs: (length) => "\t".repeat(length),
  "no-break spaces": (length) => "\u00a0".repeat(length),
  "combining marks": (length) => `a${"\u0301".repeat(length)}`,
  "two combining marks": (length) => `a${"\u0301\u0323".repeat(length / 2)}`,
  dashes: (length) => "-".repeat(length),
  commas: (length) => ",".repeat(length),
  digits: (length) => "1".repeat(length),
  "digits apart": (length) => "1 ".repeat(length / 2),
  brackets: (length) => "(<[".repeat(length / 3),
  "at signs": (length) => "@".repeat(length),
  dots: (length) => ".".repeat(length),
  letters: (length) => "a".repeat(length),
  words: (length) => "Jan ".repeat(length / 4),
  "capitals within": (length) => "aB".repeat(length / 2),
  "a mix with a needle": (length) => `${"a1 -,(é@. ".repeat(length / 10)}!`,
};

/** A place in a request: the keys from the body on; `*` stands for an item of a list. */
export type Place = readonly string[];

/** The places in a request where the contract takes a text, and one for a member that it does not name in each object. */
export function textPlaces(bundle: Bundle, path: string): Place[] {
  const found = new Map<string, Place>();
  const add = (place: Place) => found.set(place.join("/"), place);
  const visit = (schema: Schema | undefined, place: Place): void => {
    if (typeof schema !== "object" || place.length > 6) return;
    const { $ref, type, properties, items, oneOf = [], anyOf = [], allOf = [] } = schema as Record<string, never>;
    if ($ref) visit(bundle.components.schemas[String($ref).split("/").at(-1) ?? ""], place);
    if ([type].flat().includes("string" as never)) add(place);
    for (const alternative of [oneOf, anyOf, allOf].flat()) visit(alternative, place);
    for (const [name, member] of Object.entries(properties ?? {})) visit(member as Schema, [...place, name]);
    if (properties) add([...place, "unnamed"]);
    if (items) visit(items, [...place, "*"]);
  };
  visit(bundle.paths[path]?.post.requestBody.content["application/json"].schema as Schema, []);
  return [...found.values()];
}

/** A request with a text at a place: once, or in a list as often as the length allows. */
export function withText(body: unknown, [key, ...rest]: Place, text: string, times = 1): unknown {
  if (key === undefined) return text;
  if (key === "*") return Array.from({ length: times }, () => withText(undefined, rest, text));
  const object = (body ?? {}) as Record<string, unknown>;
  return { ...object, [key]: withText(object[key], rest, text, times) };
}
