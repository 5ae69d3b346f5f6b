/** Names that towns have in other languages. */
const aliases: Record<string, string[]> = {
  Praha: ["Prague", "Prag", "Praga"],
  Brno: ["Brünn"],
  Plzeň: ["Pilsen"],
  Olomouc: ["Olmütz"],
  Bratislava: ["Pressburg", "Pozsony"],
  Košice: ["Kaschau", "Kassa"],
  Warszawa: ["Warsaw", "Warschau", "Varšava"],
  Kraków: ["Cracow", "Krakau", "Krakov"],
  Wrocław: ["Breslau", "Vratislav"],
  Gdańsk: ["Danzig"],
  Poznań: ["Posen", "Poznaň"],
};

/** The names of a town in other languages; none for a town that has none, and for no town. */
export function cityAliases(town: string | null): string[] {
  return (town === null ? undefined : aliases[town]) ?? [];
}
