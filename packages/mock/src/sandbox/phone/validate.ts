import type { Schemas, Schemas20 } from "../../contract.ts";
import { defaultsOf, defaultsOf20 } from "../defaults.ts";
import { type Correction, type Envelope, writeEnvelope } from "../shared/envelope.ts";
import { examinePhone, type PhoneQuestion } from "./examine.ts";
import type { PhoneFacts } from "./facts.ts";
import { callingCodes } from "./prefixes.ts";
import type { PhoneQuery } from "./sent.ts";

type Request = Schemas["PhoneValidateRequest"]["request"];
type Request20 = Schemas20["PhoneValidateRequest"]["request"];

const defaults = defaultsOf("PhoneValidateOptions");
const defaults20 = defaultsOf20("PhoneValidateOptions");

/** Answers /phone/validate in version 2.1 (section 2.3). */
export function phoneValidate(request: Request): Schemas["PhoneValidateResponse"] {
  const { query, options = {} } = request;
  const sent: PhoneQuery = query.numberFull === undefined ? query : { full: query.numberFull };
  const answer = examine(request, { query: sent, fullField: "numberFull", preferred: options.preferredPrefixes ?? [] });
  return mapData(answer, (facts) => data(facts, options.numberFormat ?? defaults.numberFormat));
}

/** Answers /phone/validate in version 2.0 (section 9.1). defaultPrefix is one more preferred prefix, the last one. */
export function phoneValidate20(request: Request20): Schemas20["PhoneValidateResponse"] {
  const { query, options = {} } = request;
  const sent: PhoneQuery = query.numberWithPrefix === undefined ? query : { full: query.numberWithPrefix };
  const { preferredPrefixes = [], defaultPrefix } = options;
  const preferred = defaultPrefix === undefined ? preferredPrefixes : [...preferredPrefixes, defaultPrefix];
  const answer = examine(request, { query: sent, fullField: "numberWithPrefix", preferred });
  return mapData(answer, (facts) => data20(facts, options.formatNumber ?? defaults20.formatNumber));
}

/** What both versions share of a request, and what only one has. */
function examine(
  { options = {}, client }: Pick<Request, "client"> & { options?: Request["options"] | Request20["options"] },
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

function data(
  facts: PhoneFacts,
  notation: NonNullable<NonNullable<Request["options"]>["numberFormat"]>,
): Schemas["PhoneData"] {
  const { prefix, number, carrier } = facts;
  const format = facts.notations ?? { raw: null, national: null, e164: null, e123: null };
  const written = notation === "raw" ? facts.digits : format[notation];
  return {
    numberFull: facts.notations && written !== null ? written : facts.text,
    prefix,
    number,
    format,
    country: facts.country ?? { code: null, prefix: null },
    carrier,
  };
}

function data20(facts: PhoneFacts, isGrouped: boolean): Schemas20["PhoneData"] {
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

function mapData<From, To>(
  { result, resultCorrected, suggestions }: Envelope<From>,
  write: (data: From) => To,
): Envelope<To> {
  const rewrite = (correction: Correction<From>): Correction<To> => ({ ...correction, data: write(correction.data) });
  return {
    result: { ...result, data: write(result.data) },
    resultCorrected: resultCorrected && rewrite(resultCorrected),
    suggestions: suggestions.map(rewrite),
  };
}
