/** Diminutives: Kasia → Kasiu. */
const diminutives = new Set(["Asia", "Basia", "Gosia", "Hania", "Kaja", "Kasia", "Maja", "Ola", "Tola", "Zosia"]);

/** Men's names that change within. */
const irregular: ReadonlyMap<string, string> = new Map([
  ["Aleksander", "Aleksandrze"],
  ["Kacper", "Kacprze"],
  ["Paweł", "Pawle"],
  ["Pawel", "Pawle"],
]);

/** The endings of men's names, and what takes their place: the first that fits counts. */
const endings: readonly (readonly [ending: RegExp, vocative: string])[] = [
  [/ek$|ko$/u, "ku"],
  [/ś$/u, "siu"],
  [/(?<=ch|cz|rz|sz|[ghjklż])$/u, "u"],
  [/st$/u, "ście"],
  [/sł$/u, "śle"],
  [/d$/u, "dzie"],
  [/ł$/u, "le"],
  [/r$/u, "rze"],
  [/t$/u, "cie"],
  [/(?<=[bfmnpswz])$/u, "ie"],
  [/(?<=o)$/u, ""],
];

/**
 * The vocative of a Polish given name: Anna → Anno, Piotr → Piotrze. Surnames are not inflected in Polish address.
 * Null for an ending that Polish names do not have.
 */
export function polishVocative(name: string, isWoman: boolean): string | null {
  const exception = irregular.get(name);
  if (exception !== undefined) return exception;
  if (diminutives.has(name)) return `${name.slice(0, -1)}u`;
  if (name.endsWith("a")) return `${name.slice(0, -1)}o`;
  if (isWoman || /[iyeé]$/u.test(name)) return name;
  const found = endings.find(([ending]) => ending.test(name));
  return found === undefined ? null : name.replace(...found);
}
