import type { Version } from "../../../../../generated/versions.ts";
import type { SchemasOf } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import type { RequestOf } from "../kind.ts";
import { writeEnvelope } from "../shared/envelope.ts";
import { remembered } from "../shared/remembered.ts";
import type { Detail } from "./details.ts";
import { examineName, type NameFacts } from "./examine.ts";
import type { NameOptions, ValidationDepth } from "./person.ts";

type Request<V extends Version> = RequestOf<V, "nameValidate">;
type Data<V extends Version> = SchemasOf<V>["NameData"];

const defaults = defaultsOf("NameValidateOptions");
const defaultsIn20 = defaultsOf("NameValidateOptions", "2.0");

/** Responds to /name/validate: checks a name, and corrects it as far as the options say, in the words of each version. */
export const nameValidate = {
  /**
   * Section 9.2. `smartMode` is an older name of two correction modes. `validationDepth` says which problems make a name invalid; the
   * others are warnings: `minimal` characters that no name has, `moderate` also the
   * form (white space, case, diacritics, typing errors, additions), `strict` also whether name and surname fit together.
   */
  "2.0": ({ query, options = {} }: Request<"2.0">) => {
    const { smartMode = defaultsIn20.smartMode, validationDepth } = options;
    const correctionMode = smartMode ? "full" : "suggestion";
    const depth = depthOf(validationDepth);
    const examination = examineName(query, neutralOptions(options, depth, defaults.dataLanguage), correctionMode);
    const { result, ...others } = writeEnvelope(examination, correctionMode, dataIn20);
    const { details } = examination.data;
    return { result: { ...result, ...(details && { details: details.map(detailIn20) }) }, ...others };
  },
  /** Section 2.4. */
  "2.1": ({ query, options = {} }: Request<"2.1">) => {
    const { correctionMode, dataLanguage = defaults.dataLanguage } = options;
    const examination = examineName(query, neutralOptions(options, "strict", dataLanguage), correctionMode);
    return writeEnvelope(examination, correctionMode);
  },
};

/** The same list for all requests that name the same countries: what is known of a word is remembered for each list. */
const sameCountries = remembered((countries): readonly string[] => countries.split(","));

/** The options of both versions in one form. */
function neutralOptions(
  options: NonNullable<Request<Version>["options"]>,
  depth: ValidationDepth,
  dataLanguage: NameOptions["dataLanguage"],
): NameOptions {
  return {
    withDetails: (options.dataScope ?? defaults.dataScope) === "full",
    countries: sameCountries((options.dataSource ?? defaults.dataSource).join()),
    acceptDegrees: options.acceptDegrees ?? defaults.acceptDegrees,
    acceptContext: options.acceptContext ?? defaults.acceptContext,
    depth,
    dataLanguage,
  };
}

/** An open enum may bring a depth that is unknown; it is taken as the default. */
function depthOf(validationDepth: string | undefined): ValidationDepth {
  return validationDepth === "minimal" || validationDepth === "moderate" ? validationDepth : "strict";
}

function dataIn20(facts: NameFacts): Data<"2.0"> {
  const { name, surname, nameSurname, context, degreesBefore, degreesAfter } = facts;
  return { name, surname, nameSurname, context, degreesBefore, degreesAfter };
}

/** In 2.0 `nameDays` is always there. */
function detailIn20(detail: Detail): SchemasOf<"2.0">["NameDetail"] {
  return { ...detail, nameDays: detail.nameDays ?? null };
}
