import { address, callEmail, noAddress, V20, V21 } from "../calls.ts";
import { differs } from "../relations.ts";
import { holds, type Rule, rule } from "../rule.ts";

const row = "request.query.email | string | yes | E-mail address to validate";

/** Section 2.2. */
export const emailRules: Rule[] = [V20, V21].flatMap((version) => {
  const call = callEmail({ query: { email: address } }, version);
  const wrong = callEmail({ query: { email: noAddress } }, version, { mayBeRejected: true });
  return [
    rule({
      section: "2.2",
      sentence: `${row} (accepted, ${version})`,
      needs: "each try",
      tries: [{ call }],
      judge: () => holds,
    }),
    differs(
      { section: "2.2", sentence: `${row} (validated, ${version})` },
      [{ one: call, other: wrong }],
      "another result for another address",
    ),
  ];
});
