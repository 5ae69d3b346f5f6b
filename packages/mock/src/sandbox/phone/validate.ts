import type { Version } from "../../../../../generated/versions.ts";
import type { SchemasOf } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import type { RequestOf } from "../kind.ts";
import { type Envelope, mapData, writeEnvelope } from "../shared/envelope.ts";
import { examinePhone, type PhoneQuestion } from "./examine.ts";
import type { PhoneFacts } from "./facts.ts";
import type { PhoneQuery } from "./input.ts";
import type { Notations } from "./number.ts";
import { callingCodes } from "./prefixes.ts";

type Request<V extends Version> = RequestOf<V, "phoneValidate">;
type Data<V extends Version> = SchemasOf<V>["PhoneData"];

const defaults = defaultsOf("PhoneValidateOptions");
const defaultsIn20 = defaultsOf("PhoneValidateOptions", "2.0");

/** Answers /phone/validate, in the words of each version (sections 2.3 and 9.1). */
export const phoneValidate = {
  /** `defaultPrefix` is one more preferred prefix, the last one. */
  "2.0": (request: Request<"2.0">) => {
    const { query, options = {} } = request;
    const sent: PhoneQuery = query.numberWithPrefix === undefined ? query : { full: query.numberWithPrefix };
    const { preferredPrefixes = [], defaultPrefix } = options;
    const preferred = defaultPrefix === undefined ? preferredPrefixes : [...preferredPrefixes, defaultPrefix];
    const answer = examine(request, { query: sent, fullField: "numberWithPrefix", preferred });
    return mapData(answer, (facts) => dataIn20(facts, options.formatNumber ?? defaultsIn20.formatNumber));
  },
  "2.1": (request: Request<"2.1">) => {
    const { query, options = {} } = request;
    const sent: PhoneQuery = query.numberFull === undefined ? query : { full: query.numberFull };
    const preferred = options.preferredPrefixes ?? [];
    const answer = examine(request, { query: sent, fullField: "numberFull", preferred });
    return mapData(answer, (facts) => dataIn21(facts, options.numberFormat ?? defaults.numberFormat));
  },
};

/** What both versions share of a request, and what only one has. */
function examine(
  { options = {}, client }: Pick<Request<Version>, "client" | "options">,
  own: Pick<PhoneQuestion, "query" | "fullField" | "preferred">,
): Envelope<PhoneFacts> {
  const question: PhoneQuestion = {
    ...own,
    preferred: callingCodes(own.preferred),
    allowed: callingCodes(options.allowedPrefixes ?? []),
    isExtended: (options.validationType ?? defaults.validationType) === "extended",
    clientCountry: client?.country,
  };
  return writeEnvelope(examinePhone(question), options.correctionMode);
}

function dataIn21(facts: PhoneFacts, notation: keyof Notations): Data<"2.1"> {
  const { prefix, number, carrier } = facts;
  const format = facts.notations ?? { raw: null, national: null, e164: null, e123: null };
  return {
    numberFull: notation === "raw" ? facts.digits : (format[notation] ?? facts.text),
    prefix,
    number,
    format,
    country: facts.country ?? { code: null, prefix: null },
    carrier,
  };
}

function dataIn20(facts: PhoneFacts, isGrouped: boolean): Data<"2.0"> {
  const { prefix, number, carrier, notations } = facts;
  return {
    numberWithPrefix: (isGrouped ? notations?.e123 : notations?.e164) ?? facts.text,
    prefix,
    number,
    format: {
      national: notations?.raw ?? null,
      nationalFormatted: notations?.national ?? null,
      international: notations?.e164 ?? null,
      internationalFormatted: notations?.e123 ?? null,
    },
    country: facts.country ?? { code: "", prefix: "" },
    carrier,
  };
}
