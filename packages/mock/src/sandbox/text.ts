/** Text without regard to case, diacritics and superfluous white space: how people compare names by eye. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/ł/g, "l")
    .replace(/Ł/g, "L")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}
