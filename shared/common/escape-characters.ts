/** Writes the characters that a global expression finds as `\u001b`. */
export function escapeCharacters(text: string, characters: RegExp): string {
  return text.replace(
    characters,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
