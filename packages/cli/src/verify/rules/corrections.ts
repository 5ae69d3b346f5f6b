import { isDeepStrictEqual } from "node:util";
import { stripDiacritics } from "@data-validation/common/letters";
import { isJsonObject, type Json, type JsonObject } from "@data-validation/openapi-document/json";
import type { Call, ServiceResponse } from "../../traffic/call.ts";
import { callName, nameQueries, V21 } from "../calls.ts";
import { inSection, valueAt } from "../relations.ts";
import {
  allHold,
  broken,
  expectThat,
  holds,
  notShown,
  printValue,
  type RuleOutcome,
} from "../rule.ts";

export const correctionModes = ["full", "format", "suggestion", "none"] as const;

type Mode = (typeof correctionModes)[number];
type InEachMode<Of> = Readonly<Record<Mode, Of>>;

/** Names with something to correct: only their formatting, or anything but their formatting. */
const mistakenTexts = {
  formatting: ["jana KADLECOVÁ", "petr novák", "john SMITH"],
  content: ["Kadlecová Jana", "Novák Petr", "Smith John", "Petrr Novák", "Johhn Smith"],
};

export function mistakenNames(kind: keyof typeof mistakenTexts): JsonObject[] {
  return mistakenTexts[kind].flatMap((text) => {
    const [name = "", surname = ""] = text.split(" ");
    return nameQueries(name, surname);
  });
}

export function correctionTries(kind: keyof typeof mistakenTexts): InEachMode<Call>[] {
  return mistakenNames(kind).map((query) => {
    const calls = correctionModes.map((correctionMode) => [
      correctionMode,
      callName(query, V21, { correctionMode }),
    ]);
    return Object.fromEntries(calls) as InEachMode<Call>;
  });
}

type Part = "resultCorrected" | "suggestions";

/**
 * Whether two responses have the same part of the envelope, whatever is inside of it: the
 * specification does not show that.
 */
export function hasSamePart(part: Part, a: ServiceResponse, b: ServiceResponse): boolean {
  return isDeepStrictEqual(valueAt(a, part), valueAt(b, part));
}

/** Whether the service corrects the data: only then is there a mode to see. */
export function expectCorrected({
  full,
  none,
  suggestion,
}: Omit<InEachMode<ServiceResponse>, "format">): RuleOutcome {
  const isApplied = [none, suggestion].some(
    (other) => !hasSamePart("resultCorrected", full, other),
  );
  return isApplied ? holds : notShown("the service corrects none of these names");
}

const { each, some } = inSection("2.4");

/** A part of a response that is the same as in another mode, or another one. */
interface ModeComparison {
  other: Mode;
  isSame: boolean;
  expected: string;
  part: Part;
}

function sameAs(other: Mode, expected: string): ModeComparison {
  return { other, isSame: true, expected, part: "resultCorrected" };
}

function unlike(other: Mode, expected: string, part: Part = "resultCorrected"): ModeComparison {
  return { other, isSame: false, expected, part };
}

/** A row of the values of `correctionMode`, and what shows it for one kind of mistakes. */
interface ModeRow {
  words: string;
  kind: keyof typeof mistakenTexts;
  mode: Mode;
  comparisons: readonly ModeComparison[];
}

const asNone = sameAs("none", "no correction, as with `none`");
const asSuggestion = sameAs("suggestion", "no correction, as with `suggestion`");
const unlikeFull = unlike("full", "no correction");

const modeRows: readonly ModeRow[] = [
  {
    words: "format | Fix formatting only",
    kind: "formatting",
    mode: "format",
    comparisons: [unlike("suggestion", "the formatting is corrected")],
  },
  {
    words: "format | Fix formatting only (nothing else)",
    kind: "content",
    mode: "format",
    comparisons: [
      unlike("full", "another correction than that of `full`: the formatting has no mistake"),
    ],
  },
  {
    words: "suggestion | Return corrected data in suggestions only",
    kind: "formatting",
    mode: "suggestion",
    comparisons: [
      unlikeFull,
      asNone,
      unlike("none", "the corrected data in `suggestions`", "suggestions"),
    ],
  },
  {
    words: "suggestion | Return corrected data in suggestions only (content)",
    kind: "content",
    mode: "suggestion",
    comparisons: [asNone],
  },
  {
    words: "none | Apply no corrections (content)",
    kind: "content",
    mode: "none",
    comparisons: [asSuggestion, unlikeFull],
  },
  {
    words: "none | Apply no corrections",
    kind: "formatting",
    mode: "none",
    comparisons: [
      unlikeFull,
      asSuggestion,
      unlike("suggestion", "no corrected data in `suggestions`", "suggestions"),
    ],
  },
];

const withoutFormatting = (text: string) => stripDiacritics(text).replace(/\s/g, "").toLowerCase();

/** The text that stands in the data of a result in another formatting instead of as it was sent. */
function findReformatted({ request }: Call, response: ServiceResponse): Json | undefined {
  const values = Object.values(valueAt(response, "result.data") ?? {});
  const sent = Object.values(request.query as Record<string, string>);
  return values.find(
    (text) =>
      typeof text === "string" &&
      sent.some(
        (one) =>
          one !== text &&
          withoutFormatting(one) === withoutFormatting(text) &&
          !values.includes(one),
      ),
  );
}

export const modeRules = [
  ...Object.entries({
    suggestion: "Return corrected data in suggestions only",
    none: "Apply no corrections",
  } as const).map(([mode, words]) =>
    each(
      `correctionMode values | ${mode} | ${words} (not in the result)`,
      correctionTries("formatting"),
      (responses, calls) => {
        const reformatted = findReformatted(calls[mode as Mode], responses[mode as Mode]);
        return allHold(
          expectCorrected(responses),
          expectThat(
            reformatted === undefined,
            reformatted,
            "the data of the result as it was sent",
          ),
        );
      },
    ),
  ),
  ...modeRows.map(({ words, kind, mode, comparisons }) =>
    each(`correctionMode values | ${words}`, correctionTries(kind), (responses) => {
      const wrong = comparisons.find(
        ({ part, isSame, other }) =>
          hasSamePart(part, responses[mode], responses[other]) !== isSame,
      );
      const { body } = responses[mode];
      const received = isJsonObject(body) ? { ...body, result: undefined } : body;
      return allHold(
        expectCorrected(responses),
        expectThat(!wrong, received, wrong?.expected ?? ""),
      );
    }),
  ),
  some(
    "correctionMode values | full | Apply all corrections",
    correctionTries("content"),
    (responses) => {
      const { full, none, suggestion } = responses;
      if (!hasSamePart("resultCorrected", full, none)) return holds;
      const isOffered = [none, full].every(
        (other) => !hasSamePart("suggestions", suggestion, other),
      );
      const offered = printValue(valueAt(suggestion, "suggestions"));
      return isOffered
        ? broken("no correction", `what \`suggestion\` offers is applied: ${offered}`)
        : expectCorrected(responses);
    },
  ),
  some(
    "correctionMode values | full | Apply all corrections (formatting)",
    correctionTries("formatting"),
    (responses) => {
      const { full, format, none } = responses;
      if (hasSamePart("resultCorrected", format, none)) return expectCorrected(responses);
      return expectThat(
        !hasSamePart("resultCorrected", full, none),
        "no correction",
        "what `format` applies is applied",
      );
    },
  ),
];
