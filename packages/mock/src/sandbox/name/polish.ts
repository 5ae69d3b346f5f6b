/** Names whose vocative no rule gives: diminutives, and those that change within. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** The endings of men's names, of one letter and of two. */
const endings: ReadonlyMap<string, string> = new Map([
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
]);

/**
 * The vocative of a Polish given name: Anna → Anno, Piotr → Piotrze. Surnames are not inflected in Polish address.
 * Null for an ending that Polish names do not have.
 */
export function polishVocative(name: string, isWoman: boolean): string | null {
  const exception = irregular.get(name);
  if (exception !== undefined) return exception;
  if (name.endsWith("a")) return `${name.slice(0, -1)}o`;
  if (isWoman || /[iyeé]$/u.test(name)) return name;
  const length = endings.has(name.slice(-2)) ? 2 : 1;
  const ending = endings.get(name.slice(-length));
  return ending === undefined ? null : name.slice(0, -length) + ending;
}
