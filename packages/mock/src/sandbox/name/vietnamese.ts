import { fold } from "../shared/text.ts";
import lists from "./vietnamese.json" with { type: "json" };

const surnames = new Set(lists.surnames.split(" "));
const given = new Set(lists.given.split(" "));

/**
 * The place of the surname in a Vietnamese name: first (Nguyễn Văn Nam), or last as abroad (Văn Nam
 * Nguyễn); undefined for any other name.
 */
export function vietnameseOrder(
  words: readonly string[],
): "surnameFirst" | "surnameLast" | undefined {
  const spelt = words.map(plain);
  const isName = (surname: string | undefined, others: readonly string[]) =>
    surnames.has(surname ?? "") && others.length > 0 && others.every((word) => given.has(word));
  if (isName(spelt[0], spelt.slice(1))) return "surnameFirst";
  return isName(spelt.at(-1), spelt.slice(0, -1)) ? "surnameLast" : undefined;
}

function plain(word: string): string {
  return fold(word).replaceAll("đ", "d");
}
