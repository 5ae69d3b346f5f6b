import type { Version } from "@data-validation/generated/versions";
import type { SchemasOf } from "../../schemas.ts";
import type { SandboxRequest } from "../kind.ts";
import type { OwnData } from "../own-data.ts";
import { type Envelope, stoppedExamination, writeEnvelopeAs } from "../shared/envelope.ts";
import { lengthFindings } from "../shared/length.ts";
import { examinePhone, type PhoneFacts, unknownPhoneFacts } from "./examine.ts";
import type { PhoneNotation } from "./number.ts";
import { codesOfPrefixes } from "./prefixes.ts";
import type { PhoneTexts } from "./query.ts";

type Request<V extends Version> = SandboxRequest<V, "phoneValidate">;
type PhoneData<V extends Version> = SchemasOf<V>["PhoneData"];

/** What differs between the versions. */
interface PhoneVersion<Written> {
  /** The field with the whole number. */
  wholeField: string;
  preferredPrefixes: readonly string[];
  write: (facts: PhoneFacts) => Written;
}

/** Validates a phone number, with the field names of each version (sections 2.3 and 9.1). */
export const phoneValidate = {
  /** `defaultPrefix` is the last preferred prefix. */
  "2.0": (request: Request<"2.0">, ownData: OwnData) => {
    const { preferredPrefixes = [], defaultPrefix, formatNumber } = request.options;
    const version: PhoneVersion<PhoneData<"2.0">> = {
      wholeField: "numberWithPrefix",
      preferredPrefixes: [
        ...preferredPrefixes,
        ...(defaultPrefix === undefined ? [] : [defaultPrefix]),
      ],
      write: (facts) => dataIn20(facts, formatNumber),
    };
    return validate(request, version, ownData);
  },
  "2.1": (request: Request<"2.1">, ownData: OwnData) => {
    const { preferredPrefixes = [], numberFormat } = request.options;
    const version: PhoneVersion<PhoneData<"2.1">> = {
      wholeField: "numberFull",
      preferredPrefixes,
      write: (facts) => dataIn21(facts, numberFormat),
    };
    return validate(request, version, ownData);
  },
};

function validate<Written>(
  { query, options, client }: Request<Version>,
  { wholeField, preferredPrefixes, write }: PhoneVersion<Written>,
  ownData: OwnData,
): Envelope<Written> {
  const { allowedPrefixes = [], validationType, correctionMode } = options;
  const texts = phoneTextsOf(query, wholeField);
  const tooLong = lengthFindings("phone", texts, ownData);
  const text = Object.values(texts).join("");
  const phoneOptions = {
    preferred: codesOfPrefixes(preferredPrefixes),
    allowed: allowedPrefixes.length === 0 ? undefined : codesOfPrefixes(allowedPrefixes),
    isExtended: validationType === "extended",
    clientCountry: client?.country,
    isFormatOnly: correctionMode === "format",
  };
  if (tooLong.length > 0) {
    const nothing = unknownPhoneFacts(text, phoneOptions);
    return writeEnvelopeAs(write, stoppedExamination(nothing, tooLong), correctionMode);
  }
  const examination = examinePhone(texts, phoneOptions);
  return writeEnvelopeAs(write, examination, correctionMode);
}

function phoneTextsOf(query: Request<Version>["query"], field: string): PhoneTexts {
  const { prefix, number, [field]: whole = "" } = query as Record<string, string | undefined>;
  return prefix !== undefined && number !== undefined ? { prefix, number } : { [field]: whole };
}

const noNotations = { raw: null, national: null, e164: null, e123: null };

function dataIn21(facts: PhoneFacts, notation: PhoneNotation): PhoneData<"2.1"> {
  const { phone, text, country, carrier } = facts;
  const { raw, national, e164, e123 } = phone?.notations ?? noNotations;
  const inNotation = phone?.notations[notation] ?? text;
  return {
    // The notation `raw` reduces any input to its digits.
    numberFull: notation === "raw" ? text.replace(/\D/g, "") : inNotation,
    prefix: phone && `+${phone.callingCode}`,
    number: raw,
    format: { raw, national, e164, e123 },
    country: country ?? { code: null, prefix: null },
    carrier,
  };
}

function dataIn20(
  { phone, text, country, carrier }: PhoneFacts,
  isGrouped: boolean,
): PhoneData<"2.0"> {
  const { raw, national, e164, e123 } = phone?.notations ?? noNotations;
  return {
    numberWithPrefix: phone?.notations[isGrouped ? "e123" : "e164"] ?? text,
    prefix: phone && `+${phone.callingCode}`,
    number: raw,
    format: {
      national: raw,
      nationalFormatted: national,
      international: e164,
      internationalFormatted: e123,
    },
    country: country ?? { code: "", prefix: "" },
    carrier,
  };
}
