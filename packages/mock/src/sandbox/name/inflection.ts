import endings from "./endings.json" with { type: "json" };

/** Replaces the ending of a word by the first rule that matches; undefined without one. */
function createInflection(
  rules: readonly (readonly string[])[],
): (word: string) => string | undefined {
  const replacements = rules.map(
    ([ending = "", replacement = ""]) => [new RegExp(ending, "u"), replacement] as const,
  );
  return (word) => {
    const rule = replacements.find(([ending]) => ending.test(word));
    return rule && word.replace(...rule);
  };
}

const withFeminineEnding = createInflection(endings.feminineSurname);
const withVocativeEnding = createInflection(endings.polishVocative);

/** The feminine form of a masculine surname in a country: Novák → Nováková, Kowalski → Kowalska. */
export function feminineSurname(masculine: string, country: string): string {
  if (country === "PL") return masculine.replace(/(?<=sk|ck|dzk)i$/u, "a");
  const isInflected = country === "CZ" || country === "SK";
  return (isInflected && withFeminineEnding(masculine)) || masculine;
}

/**
 * The vocative of a Polish given name (Anna → Anno, Piotr → Piotrze); `null` if the ending is not
 * Polish.
 */
export function polishVocative(name: string, isWoman: boolean): string | null {
  return isWoman && !name.endsWith("a") ? name : (withVocativeEnding(name) ?? null);
}
