import type { Version } from "@data-validation/generated/versions";
import type { SchemasOf } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import type { SandboxRequest } from "../kind.ts";
import type { OwnData } from "../own-data.ts";
import { writeEnvelope, writeEnvelopeAs } from "../shared/envelope.ts";
import { examineName } from "./examine.ts";
import type { NameFacts } from "./facts.ts";
import { lexiconOf } from "./lexicon.ts";
import { type NameOptions, validationDepths } from "./person.ts";

type Request<V extends Version> = SandboxRequest<V, "nameValidate">;

const defaults = defaultsOf("NameValidateOptions");

/**
 * Responds to /name/validate: checks a name and corrects it as the options allow, with the field
 * names of each version.
 */
export const nameValidate = {
  /**
   * Section 9.2: `smartMode` is an older name of two correction modes, and `validationDepth`
   * decides which problems make a name invalid.
   */
  "2.0": (
    { query, options: { smartMode, validationDepth, ...options } }: Request<"2.0">,
    ownData: OwnData,
  ) => {
    const correctionMode = smartMode ? "full" : "suggestion";
    // An open enum accepts unknown depths.
    const depth = validationDepths.find((known) => known === validationDepth) ?? "strict";
    const examination = examineName(query, neutralOptions(options, depth, ownData), false);
    const { result, ...offers } = writeEnvelopeAs(dataIn20, examination, correctionMode);
    const { details } = examination.data;
    return {
      result: { ...result, ...(details && { details: details.map(detailIn20) }) },
      ...offers,
    };
  },
  "2.1": ({ query, options }: Request<"2.1">, ownData: OwnData) => {
    const { correctionMode } = options;
    const examination = examineName(
      query,
      neutralOptions(options, "strict", ownData),
      correctionMode === "format",
    );
    return writeEnvelope(examination, correctionMode);
  },
};

function neutralOptions(
  options: Partial<NameOptions>,
  depth: NameOptions["depth"],
  ownData: OwnData,
): NameOptions {
  return { ...defaults, ...options, depth, lexicon: lexiconOf(ownData.names), ownData };
}

function dataIn20(facts: NameFacts): SchemasOf<"2.0">["NameData"] {
  const { name, surname, nameSurname, context, degreesBefore, degreesAfter } = facts;
  return { name, surname, nameSurname, context, degreesBefore, degreesAfter };
}

function detailIn20(
  detail: NonNullable<NameFacts["details"]>[number],
): SchemasOf<"2.0">["NameDetail"] {
  return { ...detail, nameDays: detail.nameDays ?? null };
}
