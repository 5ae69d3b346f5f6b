/** A mistake that no test noticed, in words of the code. */
export interface Survivor {
  file: string;
  line: number;
  mutator: string;
  /** The whole line that the mistake is in. */
  code: string;
  from: string;
  to: string;
  isReached: boolean;
}

/** Why no test notices a mistake, by what kind of mistake it is and where. The first that fits. */
const reasons: [fits: (survivor: Survivor) => boolean, reason: string][] = [
  [({ isReached }) => !isReached, "No test that is run here gets there."],
  [
    ({ code, mutator }) => mutator === "StringLiteral" && /description|Error\(|explain|reason/.test(code),
    "Words for people, which nothing promises.",
  ],
  [({ mutator }) => mutator === "OptionalChaining", "What could be absent for the compiler is always there."],
  [
    ({ code, mutator, from }) =>
      (mutator === "StringLiteral" || mutator === "ArrayDeclaration") && code.includes(`?? ${from}`),
    "Stands in for what could be absent for the compiler, or has the same effect.",
  ],
  [
    ({ code }) => /\b(once|remember|memo|cache|known|loaded)\b/i.test(code),
    "A memory or a short way: without it, the same answer later.",
  ],
  [
    ({ code, mutator }) => /length|longest|most|LIMIT|MAX/i.test(code) && /Equality|Arithmetic/.test(mutator),
    "The edge of a limit that no statement gives.",
  ],
  [({ mutator }) => mutator === "Regex", "A spelling that no test sends."],
  [
    ({ code, mutator, to }) => mutator === "ConditionalExpression" && /^if|^case|^default|\?/.test(code) && to !== "",
    "The case apart gets the same answer on the other way, or no test sends it.",
  ],
  [
    ({ mutator }) => mutator === "MethodExpression",
    "What the call takes away or puts in order never is there in what the tests send.",
  ],
];

/** Why no test notices a mistake, in a sentence. */
export function reasonFor(survivor: Survivor): string {
  return reasons.find(([fits]) => fits(survivor))?.[1] ?? "No test sends what would tell the two apart.";
}
