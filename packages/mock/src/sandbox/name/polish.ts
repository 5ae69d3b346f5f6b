/** Names whose vocative no rule gives: diminutives, and those that change within. */
const irregular: Readonly<Record<string, string>> = {
  Aleksander: "Aleksandrze",
  Asia: "Asiu",
  Basia: "Basiu",
  Gosia: "Gosiu",
  Hania: "Haniu",
  Kacper: "Kacprze",
  Kaja: "Kaju",
  Kasia: "Kasiu",
  Maja: "Maju",
  Ola: "Olu",
  Paweł: "Pawle",
  Tola: "Tolu",
  Zosia: "Zosiu",
};

/** The endings of men's names, the longer before the shorter. */
const endings: readonly (readonly [string, string])[] = [
  ["ek", "ku"],
  ["ko", "ku"],
  ["st", "ście"],
  ["sł", "śle"],
  ["ch", "chu"],
  ["cz", "czu"],
  ["rz", "rzu"],
  ["sz", "szu"],
  ["b", "bie"],
  ["d", "dzie"],
  ["f", "fie"],
  ["g", "gu"],
  ["h", "hu"],
  ["j", "ju"],
  ["k", "ku"],
  ["l", "lu"],
  ["ł", "le"],
  ["m", "mie"],
  ["n", "nie"],
  ["o", "o"],
  ["p", "pie"],
  ["r", "rze"],
  ["s", "sie"],
  ["ś", "siu"],
  ["t", "cie"],
  ["w", "wie"],
  ["z", "zie"],
  ["ż", "żu"],
];

/**
 * The vocative of a Polish given name: Anna → Anno, Piotr → Piotrze. Surnames are not inflected in Polish address.
 * Null for an ending that Polish names do not have.
 */
export function polishVocative(name: string, isWoman: boolean): string | null {
  const exception = irregular[name];
  if (exception) return exception;
  if (name.endsWith("a")) return `${name.slice(0, -1)}o`;
  if (isWoman || /[iyeé]$/u.test(name)) return name;
  const ending = endings.find(([from]) => name.endsWith(from));
  return ending ? name.slice(0, name.length - ending[0].length) + ending[1] : null;
}
