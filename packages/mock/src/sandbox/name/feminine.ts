/** The surname that a Czech or a Slovak woman bears, from the one that a man of her family bears: Novák → Nováková. */
export function feminineSurname(masculine: string): string {
  if (masculine === "Švec") return "Ševcová";
  if (/^(?:Bezděk|Hudec|Kadlec)$/u.test(masculine)) return `${masculine}ová`;
  if (/^(?:Hav|Kar|Koz|Pav|Vor)el$/u.test(masculine)) return `${masculine.slice(0, -2)}lová`;
  if (/[íů]$/u.test(masculine)) return masculine;
  if (masculine.endsWith("ý")) return `${masculine.slice(0, -1)}á`;
  if (masculine.endsWith("ěk")) return `${softened(masculine.slice(0, -2))}ková`;
  if (/e[kc]$/u.test(masculine)) return `${masculine.slice(0, -2)}${masculine.slice(-1)}ová`;
  if (masculine.endsWith("ě")) return `${softened(masculine.slice(0, -1))}ová`;
  if (/[aeo]$/u.test(masculine)) return `${masculine.slice(0, -1)}ová`;
  return `${masculine}ová`;
}

export function polishFeminineSurname(masculine: string): string {
  return /(?:sk|ck|dzk)i$/u.test(masculine) ? `${masculine.slice(0, -1)}a` : masculine;
}

/** The letter ě softens the consonant before it; where it goes, the consonant carries the sign: Vaněk → Vaňk-. */
function softened(stem: string): string {
  const soft: Readonly<Record<string, string>> = { d: "ď", n: "ň", t: "ť" };
  return stem.slice(0, -1) + (soft[stem.slice(-1)] ?? stem.slice(-1));
}
