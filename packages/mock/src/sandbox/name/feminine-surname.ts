/** The feminine form of a masculine surname in a country: Novák → Nováková, Kowalski → Kowalska. */
export function feminineSurname(masculine: string, country: string): string {
  if (country === "PL") return masculine.replace(/(?<=sk|ck|dzk)i$/u, "a");
  return country === "CZ" || country === "SK" ? addFeminineEnding(masculine) : masculine;
}

function addFeminineEnding(masculine: string): string {
  if (masculine === "Švec") return "Ševcová";
  if (["Bezděk", "Hudec", "Kadlec"].includes(masculine)) return `${masculine}ová`;
  if (["Havel", "Karel", "Kozel", "Pavel", "Vorel"].includes(masculine))
    return `${masculine.slice(0, -2)}lová`;
  if (/[íů]$/u.test(masculine)) return masculine;
  if (masculine.endsWith("ý")) return `${masculine.slice(0, -1)}á`;
  if (masculine.endsWith("něk")) return `${masculine.slice(0, -3)}ňková`;
  if (/e[kc]$/u.test(masculine)) return `${masculine.slice(0, -2)}${masculine.slice(-1)}ová`;
  if (/[aeo]$/u.test(masculine)) return `${masculine.slice(0, -1)}ová`;
  return `${masculine}ová`;
}
