import { fold } from "../shared/text.ts";
import lists from "./vietnamese.json" with { type: "json" };

const surnames = new Set(lists.surnames.split(" "));
const given = new Set(lists.given.split(" "));

/** Whether words are a Vietnamese name, whose surname stands first: Nguyễn Văn Nam. */
export function isVietnamese([first = "", ...others]: readonly string[]): boolean {
  return (
    surnames.has(plain(first)) &&
    others.length > 0 &&
    others.every((word) => given.has(plain(word)))
  );
}

function plain(word: string): string {
  return fold(word).replaceAll("đ", "d");
}
