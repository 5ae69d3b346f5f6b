import type { Schemas, Schemas20 } from "../../contract.ts";
import { defaultsOf, defaultsOf20 } from "../defaults.ts";
import { writeEnvelope } from "../shared/envelope.ts";
import type { Detail } from "./details.ts";
import { examineName, type NameFacts } from "./examination.ts";
import type { NameOptions, ValidationDepth } from "./person.ts";

type Request = Schemas["NameValidateRequest"]["request"];
type Request20 = Schemas20["NameValidateRequest"]["request"];

const defaults = defaultsOf("NameValidateOptions");
const defaults20 = defaultsOf20("NameValidateOptions");

/** POST /name/validate in version 2.1 (section 2.4): judges a name and corrects it as far as `correctionMode` says. */
export function nameValidate({ query, options = {} }: Request): Schemas["NameValidateResponse"] {
  const { correctionMode = defaults.correctionMode, dataLanguage = defaults.dataLanguage } = options;
  const neutral = { ...sharedOptions(options), depth: "strict", dataLanguage } as const;
  const { result, resultCorrected, suggestions } = writeEnvelope(examineName(query, neutral), correctionMode);
  const write = (facts: NameFacts) => dataOf(facts, neutral);
  return {
    result: { ...result, data: write(result.data) },
    resultCorrected: resultCorrected && { ...resultCorrected, data: write(resultCorrected.data) },
    suggestions: suggestions.map((suggestion) => ({ ...suggestion, data: write(suggestion.data) })),
  };
}

/**
 * POST /name/validate in version 2.0 (section 9.2). `smartMode` is an older name of two correction modes. `validationDepth` says
 * which problems make a name invalid; the others are told as warnings, and the better form is then a suggestion:
 * `minimal` characters that no name has, `moderate` also the form (white space, case, diacritics, typing errors, additions),
 * `strict` also whether name and surname fit together.
 */
export function nameValidate20({ query, options = {} }: Request20): Schemas20["NameValidateResponse"] {
  const { smartMode = defaults20.smartMode, validationDepth } = options;
  const neutral = { ...sharedOptions(options), depth: depthOf(validationDepth), dataLanguage: defaults.dataLanguage };
  const { result, resultCorrected, suggestions } = writeEnvelope(
    examineName(query, neutral),
    smartMode ? "full" : "suggestion",
  );
  const { isValid, proposal, errors } = result;
  const details = neutral.withDetails ? { details: result.data.details.map(detailOf20) } : {};
  return {
    result: { isValid, proposal, data: dataOf20(result.data), errors, ...details },
    resultCorrected: resultCorrected && { ...resultCorrected, data: dataOf20(resultCorrected.data) },
    suggestions: suggestions.map((suggestion) => ({ ...suggestion, data: dataOf20(suggestion.data) })),
  };
}

function sharedOptions(options: NonNullable<Request["options"]> | NonNullable<Request20["options"]>) {
  const {
    dataScope = defaults.dataScope,
    dataSource = defaults.dataSource,
    acceptDegrees = defaults.acceptDegrees,
    acceptContext = defaults.acceptContext,
  } = options;
  return { withDetails: dataScope === "full", countries: dataSource, acceptDegrees, acceptContext };
}

/** An open enum may bring a depth that nobody knows yet; it is taken as the default. */
function depthOf(validationDepth: string | undefined): ValidationDepth {
  return validationDepth === "minimal" || validationDepth === "moderate" ? validationDepth : "strict";
}

function dataOf({ details, ...facts }: NameFacts, { withDetails }: NameOptions): Schemas["NameData"] {
  return withDetails ? { ...facts, details } : facts;
}

function dataOf20(facts: NameFacts): Schemas20["NameData"] {
  const { name, surname, nameSurname, context, degreesBefore, degreesAfter } = facts;
  return { name, surname, nameSurname, context, degreesBefore, degreesAfter };
}

/** In 2.0 `nameDays` is always there. */
function detailOf20(detail: Detail): Schemas20["NameDetail"] {
  return { ...detail, nameDays: detail.nameDays ?? null };
}
