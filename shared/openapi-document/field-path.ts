// Paths of fields in a body: `result.data.details[].nameDays`. A name with a dot is one key:
// `request.query["number.full"]`.

/** The path of a field inside another one, or inside the body, whose path is empty. */
export function fieldPath(outer: string, name: string): string {
  if (name.includes(".")) return `${outer}["${name}"]`;
  return outer === "" ? name : `${outer}.${name}`;
}

/** The paths around a field: `results[]`, `results` and that of the body for `results[].data`. */
export function outerPaths(path: string): string[] {
  const last = /(\[\]|\["[^"]*"\]|\.?[^.[\]]+)$/.exec(path);
  if (!last) return [];
  const outer = path.slice(0, last.index);
  return [outer, ...outerPaths(outer)];
}

/** The path with only dots, as people write it: `request.query.number.full`. */
export function withoutBrackets(path: string): string {
  return path.replaceAll(/\["([^"]+)"\]/g, ".$1");
}
