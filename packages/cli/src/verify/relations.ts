import { isDeepStrictEqual } from "node:util";
import { get, type Json } from "../observe/contract/json.ts";
import {
  allOf,
  broken,
  type Call,
  expectThat,
  holds,
  isSuccess,
  notShown,
  type Outcome,
  type Response,
  type Rule,
  rule,
  show,
} from "./rule.ts";

/** The members of the envelope (section 2.1). */
export const envelopeParts = ["result", "resultCorrected", "suggestions"] as const;

/** A value of a response body, by the names that lead to it, separated by dots. */
export function valueAt({ body }: Response, place: string): Json | undefined {
  return get(body, place.split("."));
}

/** Whether a body has a member, null or not. */
export function has(response: Response, place: string): boolean {
  return valueAt(response, place) !== undefined;
}

/** What a response says of the data that was sent; other members of the body, such as an id of the request, say nothing of it. */
export function saidBy(response: Response): unknown {
  if (!isSuccess(response)) return { rejected: response.status };
  if (!envelopeParts.some((part) => has(response, part))) return response.body;
  return Object.fromEntries(envelopeParts.map((part) => [part, valueAt(response, part)]));
}

/** Whether two responses say the same of the data that was sent. */
export function saysTheSame(a: Response, b: Response): boolean {
  return isDeepStrictEqual(saidBy(a), saidBy(b));
}

/** Whether a call sent twice gave equal bodies: without that, a difference of two bodies is no effect. */
export function isRepeatable(first: Response, again: Response): Outcome {
  return saysTheSame(first, again) ? holds : notShown("the same call sent twice gave two bodies");
}

export function again(call: Call): Call {
  return { ...call, isRepeated: true };
}

type Row = Pick<Rule, "section" | "sentence">;

/**
 * The rule that two calls give different bodies.
 *
 * @param isSeen - What shows without the effect that there should be one; `holds` where it does.
 */
export function differs<Name extends string = never>(
  row: Row,
  tries: Record<"one" | "other" | Name, Call>[],
  should: string,
  isSeen: (
    responses: Record<"one" | "other" | Name, Response>,
    calls: Record<"one" | "other" | Name, Call>,
  ) => Outcome = () => holds,
): Rule {
  return rule<"one" | "other" | "again">({
    ...row,
    needs: "one try",
    tries: tries.map((calls) => ({ ...calls, again: again(calls.one) })),
    judge: (responses, calls) =>
      allOf(isRepeatable(responses.one, responses.again), () => {
        if (!saysTheSame(responses.one, responses.other)) return holds;
        const seen = isSeen(responses as Parameters<typeof isSeen>[0], calls as Parameters<typeof isSeen>[1]);
        return seen.is === "holds" ? broken(`twice the same: ${show(saidBy(responses.one))}`, should) : seen;
      }),
  });
}

/** The rule that two calls give the same body. */
export function equals(row: Row, tries: Record<"one" | "other", Call>[], should: string): Rule {
  return rule({
    ...row,
    needs: "each try",
    tries: tries.map(({ one, other }) => ({ one, other, again: again(one) })),
    judge: (responses) =>
      allOf(isRepeatable(responses.one, responses.again), () => isEqual(responses.one, responses.other, should)),
  });
}

/** The rule that a version ignores or rejects an option of another one; shown only if the option has an effect there. */
export function hasNoEffect(row: Row, tries: Record<"one" | "other" | "there" | "thereWithout", Call>[]): Rule {
  return rule({
    ...row,
    needs: "each try",
    readsRejections: true,
    tries: tries.map((calls) => ({ ...calls, again: again(calls.one) })),
    judge({ one, other, again: repeated, there, thereWithout }) {
      if (!isSuccess(there) || saysTheSame(there, thereWithout))
        return notShown("the option has no effect on this data in the version that has it");
      if (!isSuccess(other)) return holds;
      return allOf(isRepeatable(one, repeated), () =>
        isEqual(one, other, "the option is rejected, or changes nothing"),
      );
    },
  });
}

function isEqual(one: Response, other: Response, should: string): Outcome {
  return expectThat(saysTheSame(one, other), saidBy(other), `${should}: ${show(saidBy(one))}`);
}
