/** Endings of given names and their replacements; the first match counts. */
const endings: readonly (readonly [ending: RegExp, vocative: string])[] = [
  [/(?<=^(?:Asi|Basi|Gosi|Hani|Kaj|Kasi|Maj|Ol|Tol|Zosi))a$/u, "u"],
  [/(?<=^Aleksand|^Kacp)er$/u, "rze"],
  [/(?<=^Paw)e[łl]$/u, "le"],
  [/a$/u, "o"],
  [/ek$|ko$/u, "ku"],
  [/(?<=ch|cz|rz|sz|[ghjklż])$/u, "u"],
  [/st$/u, "ście"],
  [/d$/u, "dzie"],
  [/ł$/u, "le"],
  [/r$/u, "rze"],
  [/t$/u, "cie"],
  [/(?<=[bfmnpswz])$/u, "ie"],
  [/(?<=[eéioy])$/u, ""],
];

/**
 * The vocative of a Polish given name (Anna → Anno, Piotr → Piotrze); `null` if the ending is not
 * Polish.
 */
export function polishVocative(name: string, isWoman: boolean): string | null {
  if (isWoman && !name.endsWith("a")) return name;
  const rule = endings.find(([ending]) => ending.test(name));
  return rule === undefined ? null : name.replace(...rule);
}
