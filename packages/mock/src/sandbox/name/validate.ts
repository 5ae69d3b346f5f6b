import type { Version } from "../../../../../generated/versions.ts";
import type { SchemasOf } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import type { RequestOf } from "../kind.ts";
import { unexamined, writeEnvelope } from "../shared/envelope.ts";
import { lengthFindings } from "../shared/length.ts";
import { sandboxWorld, type World } from "../world.ts";
import type { Detail } from "./details.ts";
import { examineName, type NameFacts } from "./examine.ts";
import { lexiconOf } from "./lexicon.ts";
import type { NameOptions, ValidationDepth } from "./options.ts";
import { type NameQuery, type QueryField, queryFields } from "./person.ts";

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
  "2.0": ({ query, options = {} }: Request<"2.0">, world: World = sandboxWorld) => {
    const { smartMode = defaultsIn20.smartMode, validationDepth } = options;
    const correctionMode = smartMode ? "full" : "suggestion";
    const depth = depthOf(validationDepth);
    const neutral = neutralOptions(options, depth, defaults.dataLanguage, world);
    const examination = examine(query, neutral, correctionMode, world);
    const { result, ...others } = writeEnvelope(examination, correctionMode, dataIn20);
    const { details } = examination.data;
    return { result: { ...result, ...(details && { details: details.map(detailIn20) }) }, ...others };
  },
  /** Section 2.4. */
  "2.1": ({ query, options = {} }: Request<"2.1">, world: World = sandboxWorld) => {
    const { correctionMode, dataLanguage = defaults.dataLanguage } = options;
    const neutral = neutralOptions(options, "strict", dataLanguage, world);
    return writeEnvelope(examine(query, neutral, correctionMode, world), correctionMode);
  },
};

function examine(query: NameQuery, options: NameOptions, correctionMode: string | undefined, world: World) {
  const tooLong = lengthFindings("name", query, world);
  return tooLong.length > 0
    ? unexamined(unknownName(query, options), tooLong)
    : examineName(query, options, correctionMode);
}

/** A name of which nothing is known but what was sent. */
function unknownName(query: NameQuery, { withDetails }: NameOptions): NameFacts {
  const { name = null, surname = null } = query;
  const fields = queryFields.filter((field) => query[field] !== undefined);
  return {
    name,
    surname,
    nameSurname: query.nameSurname ?? (name && surname && `${name} ${surname}`),
    context: [],
    degreesBefore: [],
    degreesAfter: [],
    vocativeName: null,
    vocativeSurname: null,
    vocativeNameSurname: null,
    dataTypes: { valid: [], invalid: fields },
    ...(withDetails && { details: fields.map((field) => unknownDetail(field, query[field] ?? "")) }),
  };
}

function unknownDetail(type: QueryField, value: string): Detail {
  return { type, value, gender: 0, vocative: value };
}

/** The options of both versions in one form. */
function neutralOptions(
  options: NonNullable<Request<Version>["options"]>,
  depth: ValidationDepth,
  dataLanguage: NameOptions["dataLanguage"],
  { names }: World,
): NameOptions {
  return {
    withDetails: (options.dataScope ?? defaults.dataScope) === "full",
    countries: options.dataSource ?? defaults.dataSource,
    acceptDegrees: options.acceptDegrees ?? defaults.acceptDegrees,
    acceptContext: options.acceptContext ?? defaults.acceptContext,
    depth,
    dataLanguage,
    lexicon: lexiconOf(names),
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
