import type { Version } from "../../../../../generated/versions.ts";
import type { SchemasOf } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { inEveryVersion, type RequestOf } from "../kind.ts";
import { writeEnvelope } from "../shared/envelope.ts";
import { isTooLong } from "../shared/length.ts";
import { sandboxWorld, type World } from "../world.ts";
import { examineName, type NameFacts } from "./examine.ts";
import { lexiconOf } from "./lexicon.ts";
import type { NameOptions, ValidationDepth } from "./person.ts";

type Request<V extends Version> = RequestOf<V, "nameValidate">;
type Data<V extends Version> = SchemasOf<V>["NameData"];

const defaults = defaultsOf("NameValidateOptions");
const defaultsIn20 = defaultsOf("NameValidateOptions", "2.0");

/** Responds to /name/validate: checks a name, and corrects it as far as the options say, in the words of each version. */
const nameValidate = {
  /**
   * Section 9.2. `smartMode` is an older name of two correction modes. `validationDepth` says which problems make a name invalid; the
   * others are warnings: `minimal` characters that no name has, `moderate` also the
   * form (white space, case, diacritics, typing errors, additions), `strict` also whether name and surname fit together.
   */
  "2.0": ({ query, options = {} }: Request<"2.0">, world: World = sandboxWorld) => {
    const { smartMode = defaultsIn20.smartMode, validationDepth } = options;
    const correctionMode = smartMode ? "full" : "suggestion";
    const depth = depthOf(validationDepth);
    const neutral = neutralOptions(options, depth, defaults.dataLanguage, world);
    const examination = examineName(query, neutral, correctionMode);
    const { result, ...others } = writeEnvelope(examination, correctionMode, dataIn20);
    const { details } = examination.data;
    return { result: { ...result, ...(details && { details: details.map(detailIn20) }) }, ...others };
  },
  "2.1": ({ query, options = {} }: Request<"2.1">, world: World = sandboxWorld) => {
    const { correctionMode, dataLanguage = defaults.dataLanguage } = options;
    const neutral = neutralOptions(options, "strict", dataLanguage, world);
    return writeEnvelope(examineName(query, neutral, correctionMode), correctionMode);
  },
};

function neutralOptions(
  options: NonNullable<Request<Version>["options"]>,
  depth: ValidationDepth,
  dataLanguage: NameOptions["dataLanguage"],
  world: World,
): NameOptions {
  return {
    withDetails: (options.dataScope ?? defaults.dataScope) === "full",
    countries: options.dataSource ?? defaults.dataSource,
    acceptDegrees: options.acceptDegrees ?? defaults.acceptDegrees,
    acceptContext: options.acceptContext ?? defaults.acceptContext,
    depth,
    dataLanguage,
    lexicon: lexiconOf(world.names),
    isTooLong: (text) => isTooLong("name", text, world),
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

function detailIn20(detail: NonNullable<NameFacts["details"]>[number]): SchemasOf<"2.0">["NameDetail"] {
  return { ...detail, nameDays: detail.nameDays ?? null };
}

export const name = inEveryVersion<"name">({ nameValidate });
