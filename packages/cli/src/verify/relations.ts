import { isDeepStrictEqual } from "node:util";
import { type Json, valueAtKeys } from "@data-validation/openapi-document/json";
import { type Call, isSuccess, type ServiceResponse } from "../traffic/call.ts";
import { V20, V21 } from "./calls.ts";
import {
  broken,
  expectThat,
  holds,
  notShown,
  printValue,
  type Relation,
  type Rule,
  type RuleOutcome,
  type Tries,
} from "./rule.ts";

/** The members of the envelope (section 2.1). */
export const envelopeParts = ["result", "resultCorrected", "suggestions"] as const;

/** A value of a response body, by the names that lead to it, separated by dots. */
export function valueAt({ body }: ServiceResponse, place: string): Json | undefined {
  return valueAtKeys(body, place.split("."));
}

export function hasValueAt(response: ServiceResponse, place: string): boolean {
  return valueAt(response, place) !== undefined;
}

/** The compared part of a response: without other members of the body, such as a request ID. */
function outcomeOf(response: ServiceResponse): unknown {
  if (!isSuccess(response)) return { rejected: response.status };
  if (!envelopeParts.some((part) => hasValueAt(response, part))) return response.body;
  return Object.fromEntries(envelopeParts.map((part) => [part, valueAt(response, part)]));
}

export function hasSameOutcome(a: ServiceResponse, b: ServiceResponse): boolean {
  return isDeepStrictEqual(outcomeOf(a), outcomeOf(b));
}

export type CallMaker<Options> = (version: string, options?: Options) => Call;

/** Two sets of options for the same data, with the data without options. */
export function optionTries<Options>(
  makes: readonly CallMaker<Options>[],
  version: string,
  one: NoInfer<Options>,
  other?: NoInfer<Options>,
) {
  return makes.map((make) => ({
    one: make(version, one),
    other: make(version, other),
    plain: make(version),
  }));
}

/** What a rule may have beside a relation that must hold in each try. */
type RuleTraits<Name> = Partial<Pick<Rule, "needs" | "readsRejections">> & {
  twice?: NoInfer<Name>;
};

interface ValueRow {
  sentence: string;
  calls: Call[];
  place: string;
  isRight: (value: Json | undefined, call: Call) => boolean;
  expected: string;
}

interface DefaultRow<Options> {
  sentence: string;
  makes: readonly CallMaker<Options>[];
  version: string;
  option: NoInfer<Options>;
  /** Other options, beside which it changes nothing either. */
  beside: readonly NoInfer<Options>[];
}

interface NoEffectRow<Options> {
  sentence: string;
  makes: readonly CallMaker<Options>[];
  /** The version that has the option. */
  has: string;
  option: NoInfer<Options>;
  /** Options that both versions have. */
  base?: NoInfer<Options>;
}

type RuleWriter = ReturnType<typeof createRuleWriter>;

function createRuleWriter(section: string) {
  return <Name extends string>(
    sentence: string,
    tries: Tries<Name>,
    judge: Relation<Name>,
    traits: RuleTraits<Name> = {},
  ): Rule => ({
    section,
    sentence,
    tries,
    judge: judge as Relation<string>,
    needs: "each try",
    readsRejections: false,
    ...traits,
  });
}

export function inSection(section: string) {
  const write = createRuleWriter(section);
  return {
    /**
     * The relation holds in each try; responses without success break the rule, or leave it open.
     */
    each: write,
    /** The relation holds in each try, and reads rejected responses as well. */
    always: <Name extends string>(sentence: string, tries: Tries<Name>, judge: Relation<Name>) =>
      write(sentence, tries, judge, { readsRejections: true }),
    /** One try is enough to show the relation. */
    some: <Name extends string>(sentence: string, tries: Tries<Name>, judge: Relation<Name>) =>
      write(sentence, tries, judge, { needs: "one try" }),
    accepted: (sentence: string, ...calls: Call[]) => write(sentence, triesOf(calls), () => holds),
    value: ({ sentence, calls, place, isRight, expected }: ValueRow) =>
      write(sentence, triesOf(calls), ({ call: response }, { call }) =>
        expectThat(
          isRight(valueAt(response, place), call),
          { [place]: valueAt(response, place) },
          expected,
        ),
      ),
    differs: differsIn(write),
    isDefault: isDefaultIn(write),
    hasNoEffect: hasNoEffectIn(write),
  };
}

/**
 * Two calls return different bodies. `isSeen` returns `holds` if something else proves the
 * difference.
 */
function differsIn(write: RuleWriter) {
  return <Extra extends string = never>(
    sentence: string,
    tries: Tries<"one" | "other" | Extra>,
    expected: string,
    isSeen: Relation<"one" | "other" | Extra> = () => holds,
  ): Rule => {
    const judge: Relation<"one" | "other" | Extra> = (responses, calls) => {
      if (!hasSameOutcome(responses.one, responses.other)) return holds;
      const seen = isSeen(responses, calls);
      return seen === holds
        ? broken(`twice the same: ${printValue(outcomeOf(responses.one))}`, expected)
        : seen;
    };
    return write(sentence, tries, judge, { needs: "one try", twice: "one" });
  };
}

/**
 * The value of an option changes nothing, since it is the default: alone, and beside other options.
 */
function isDefaultIn(write: RuleWriter) {
  return <Options extends object>({
    sentence,
    makes,
    version,
    option,
    beside,
  }: DefaultRow<Options>): Rule => {
    const expected = `without the option the same as with \`${Object.values(option)[0]}\``;
    const judge: Relation<"one" | "other"> = ({ one, other }) => expectSame(one, other, expected);
    const tries = [undefined, ...beside].flatMap((others) =>
      optionTries(makes, version, { ...others, ...option }, others),
    );
    return write(sentence, tries, judge, { twice: "one" });
  };
}

/**
 * A version ignores or rejects an option that another one has; shown only if the option has an
 * effect there.
 */
function hasNoEffectIn(write: RuleWriter) {
  return <Options extends object>({
    sentence,
    makes,
    has,
    option,
    base,
  }: NoEffectRow<Options>): Rule => {
    const lacks = has === V20 ? V21 : V20;
    const allOptions = { ...base, ...option };
    const tries = makes.map((make) => ({
      one: make(lacks, base),
      other: make(lacks, allOptions),
      there: make(has, allOptions),
      thereWithout: make(has, base),
    }));
    const judge: Relation<keyof (typeof tries)[number]> = ({ one, other, there, thereWithout }) => {
      if (!isSuccess(there) || hasSameOutcome(there, thereWithout))
        return notShown("the option has no effect on this data in the version that has it");
      return isSuccess(other)
        ? expectSame(one, other, "the option is rejected, or changes nothing")
        : holds;
    };
    return write(sentence, tries, judge, { readsRejections: true, twice: "one" });
  };
}

export function triesOf(calls: readonly Call[]): Tries<"call"> {
  return calls.map((call) => ({ call }));
}

/** `expected`: what the second response is compared for; its own outcome is added. */
export function expectSame(
  first: ServiceResponse,
  second: ServiceResponse,
  expected: string,
): RuleOutcome {
  return expectThat(
    hasSameOutcome(first, second),
    outcomeOf(second),
    `${expected}: ${printValue(outcomeOf(first))}`,
  );
}
