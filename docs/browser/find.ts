import type { SearchEntry } from "./site.ts";

/**
 * The entries that have all words, those first that have them in their title. Case and diacritics do not matter, and the beginning of a
 * word is enough in titles.
 */
export function find(entries: SearchEntry[], words: string): SearchEntry[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, points: rate(entry, wanted) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ entry }) => entry);
}

function rate({ title, page, text }: SearchEntry, wanted: string[]): number {
  const [inTitle, inPage, inText] = [fold(title), fold(page), fold(text)];
  const points = wanted.map((word): number => {
    if (new RegExp(`(^|[^\\p{L}\\p{N}])${toPattern(word)}`, "u").test(inTitle)) return 10;
    if (inTitle.includes(word)) return 5;
    if (inPage.includes(word)) return 2;
    return inText.includes(word) ? 1 : 0;
  });
  return points.includes(0) ? 0 : points.reduce((sum, value) => sum + value, 0);
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function toPattern(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
