import type { Gatekeeper } from "../gate.ts";
import { remembered } from "../shared/remembered.ts";
import { fold } from "../shared/text.ts";

const fields = ["name", "surname", "nameSurname"] as const;
const lists = ["degreesBefore", "degreesAfter", "context"] as const;

/** Letters and digits, in the order of the text. */
const lettersIn = remembered((text) => fold(text).replace(/[^\p{L}\p{N}]/gu, ""));

/** The same with each letter that stands three times or more in a row once, unless said. */
function lettersOf(text: string, repeated = "$1"): string {
  return lettersIn(text).replace(/(\p{L})\1{2,}/gu, repeated);
}

/** Whether the parts of a corrected name, each of them and nothing else, are in a text that was sent. */
function isOfParts(sent: string, parts: readonly string[]): boolean {
  let rest = sent;
  for (const part of parts) {
    // What is said twice is said.
    if (!sent.includes(part)) return false;
    rest = rest.replaceAll(part, " ");
  }
  return rest.trim() === "";
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}.'’]/u).map((word) => lettersOf(word));
}

/** Whether a corrected name has every word that was sent, in the name or beside it, and no other. */
export const gatekeeper: Gatekeeper = {
  fieldsToSend: (query) => fields.filter((field) => typeof query[field] === "string"),
  keeps({ query }, data) {
    const sent = fields.map((field) => query[field]).filter((text) => typeof text === "string");
    const corrected = fields.map((field) => data[field]).filter((text) => typeof text === "string");
    const additions = lists.flatMap((list) => (data[list] as string[] | undefined) ?? []);
    const parts = [...corrected.flatMap(wordsOf), ...additions.map((text) => lettersOf(text))]
      // The longest first, so that none is taken for a piece of another.
      .sort((a, b) => b.length - a.length);
    return ["$1", "$1$1"].some((repeated) =>
      isOfParts(sent.map((text) => lettersOf(text, repeated)).join(" "), parts),
    );
  },
};
