/** Writes some characters as `\u001b`. */
export function escaped(text: string, characters: RegExp): string {
  return text.replaceAll(
    characters,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
