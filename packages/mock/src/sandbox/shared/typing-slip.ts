import keyboards from "./keyboards.json" with { type: "json" };

/**
 * Whether a word differs from another by one typing error: letters swapped, doubled or omitted, or
 * in a longer word a neighbouring key.
 */
export function isTypingSlip(typed: string, word: string): boolean {
  if (typed === word) return false;
  let at = 0;
  while (typed[at] === word[at]) at++;
  const typedRest = typed.slice(at + 1);
  if (typed.length > word.length)
    return typedRest === word.slice(at) && typed[at] === typed[at - 1];
  if (typed.length < word.length)
    return typed.slice(at) === word.slice(at + 1) && at > 0 && at < typed.length;
  if (typedRest === word.slice(at + 1))
    return typed.length > 5 && areNeighbours(typed.charAt(at), word.charAt(at));
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return isSwapped && typed.slice(at + 2) === word.slice(at + 2);
}

/** On the keyboards of Czechia, Slovakia, Poland or England, some of which swap y and z. */
function areNeighbours(typed: string, letter: string): boolean {
  return keyboards.rows.some((row) => row.includes(typed + letter) || row.includes(letter + typed));
}
