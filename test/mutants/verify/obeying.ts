import type { Any, Change, Sent, Server } from "./server.ts";
import {
  all,
  asked,
  at,
  both,
  everywhere,
  failure,
  field,
  inVersion,
  member,
  not,
  rejected,
  returned,
  sends,
} from "./server.ts";

const email = "/email/validate";
const phone = "/phone/validate";
const name = "/name/validate";
const phone20 = at(phone, "2.0");
const phone21 = at(phone, "2.1");
const stated = ({ path }: Sent) => [email, phone, name].some((known) => known === path);
const hasOption = (path: string, option: string) => sends(path, "options", option);
const success = (change: (body: Any, sent: Sent) => void) =>
  returned(everywhere, ({ status, body }, call) => void (status < 300 && change(body, call)));
const header = (from: string, to: string, value = (now: string) => now) =>
  returned(everywhere, ({ headers }) => {
    headers[to] = value(headers[from] ?? "");
    if (from !== to) delete headers[from];
  });
const trunkless = (_: Any, now: Any) => now?.replace(/^0/, "");
const inPairs = (_: Any, now: Any) => now?.replaceAll(" ", "").replace(/(..)(?=.)/g, "$1 ");
const withPrefix = ({ format }: Any) => (format.e164 ?? format.international)?.slice(1);

/** Another number at each call. */
function next(): number {
  count += 1;
  return count;
}
let count = 0;

/** Names that the register of a service does not have. */
const knowsNoName: Change = all(
  member(at(name), "resultCorrected", null),
  member(at(name), "suggestions", []),
  member(at(name, "2.0"), "result details"),
  member(at(name, "2.1"), "result data details"),
  ...["vocativeName", "vocativeSurname", "vocativeNameSurname"].map((key) => field(at(name, "2.1"), key, null)),
);

/** Responds with 429 to every fourth call at first, as a service does that limits the rate. */
function limited(server: Server): Server {
  let calls = 0;
  return async (call) => {
    calls += 1;
    const response = await server(call);
    if (calls % 4 !== 0 || calls > 8) return response;
    const error = {
      group: "REQUEST",
      type: "RATE_LIMIT",
      subtype: "x",
      severity: "critical",
      relatedTo: [],
      description: "Wait.",
    };
    return { status: 429, headers: { ...response.headers, "retry-after": "0" }, body: { errors: [error] } };
  };
}

/** Servers that obey every sentence of the specification, by what they do otherwise than we assume. */
export const obeying: Record<string, Change> = {
  "status 201": returned(everywhere, (response) => Object.assign(response, response.status === 200 && { status: 201 })),
  "the vendor's version header": header("service-api-version", "acme-api-version"),
  "the version header in capitals, with a character set in the media type": all(
    header("service-api-version", "X-ACME-API-Version"),
    header("content-type", "Content-Type", () => "application/json; charset=UTF-8"),
  ),
  "no isValid, no proposal": success(({ result, resultCorrected, suggestions }) => {
    for (const part of [result, resultCorrected, ...(suggestions ?? [])]) {
      delete part?.isValid;
      delete part?.proposal;
    }
  }),
  "details as one object": all(
    member(at(name, "2.0"), "result details", (_, now) => now?.[0]),
    member(at(name, "2.1"), "result data details", (_, now) => now?.[0]),
  ),
  "details without nameDays in 2.1": field(at(name, "2.1"), "details", (_, now) =>
    now?.map(({ nameDays: _days, ...others }: Any) => others),
  ),
  "fields that nobody knows": all(
    success((body) => Object.assign(body, { requestId: 1, cost: { credits: 0.1 } })),
    success(
      ({ result }) =>
        result && Object.assign(result, { score: 0.97, data: { ...result.data, normalized: [], format2: null } }),
    ),
    field(phone21, "format rfc3966", ({ format }) => format.e164 && `tel:${format.e164}`),
    field(at(phone), "country name", "Somewhere"),
    failure("requestId", () => 1),
    failure("errors 0 code", () => 1001),
  ),
  "a request id and a time in each body": success((body) => Object.assign(body, { id: next(), time: `at ${next()}` })),
  "a time inside of data": success(({ result }) => result && Object.assign(result.data, { checkedAt: next() })),
  "nine assumed paths missing": rejected(not(stated), 404),
  "nine assumed paths missing, with a gateway's 404": (server) => async (call) =>
    stated(call) ? server(call) : { status: 404, headers: { "content-type": "text/html" }, body: "<h1>404</h1>" },
  "another register of companies and places": success((body, { path }) => {
    if (/^\/(company|location)\//.test(path)) Object.assign(body, { results: [], resultsCount: 0, resultsTotal: 0 });
  }),
  "no names in its register": knowsNoName,
  "judges no component of a name": field(at(name, "2.1"), "dataTypes", () => ({ valid: [], invalid: [] })),
  "another subtype": failure("errors 0 subtype", "KEY_UNKNOWN"),
  "another description": failure(
    "errors 0 description",
    "Your credentials are not valid. How to send a key: https://acme.example/developers/reference",
  ),
  "another error beside that of the key": failure("errors", (_, now) => [
    { group: "INTERNAL", type: "TRACE", subtype: "x", severity: "info", relatedTo: ["body"], description: "Trace 1." },
    ...now,
  ]),
  "another query for names": rejected(at(name)),
  "names in one field alone": rejected(both(at(name), ({ request }) => request?.query?.nameSurname === undefined)),
  "names in two fields alone": rejected(both(at(name), ({ request }) => request?.query?.nameSurname !== undefined)),
  "another separate form of the phone query": rejected(sends(phone, "query", "prefix")),
  "national in other groups": all(
    field(phone21, "format national", inPairs),
    field(phone20, "format nationalFormatted", inPairs),
    field(hasOption(phone, "numberFormat"), "numberFull", (_, now) => (/^[^+]* /.test(now) ? inPairs(_, now) : now)),
  ),
  "national without the trunk zero": all(
    field(phone21, "format national", trunkless),
    field(phone20, "format nationalFormatted", trunkless),
  ),
  "national with brackets": all(
    field(phone21, "format national", (_, now) => now?.replace(/^(\d+) /, "($1) ")),
    field(phone20, "format nationalFormatted", (_, now) => now?.replace(/^(\d+) /, "($1) ")),
  ),
  "international numbers in other groups": all(
    field(phone21, "format e123", (_, now) => now?.replace(/(\d) (\d+)$/, "$1$2")),
    field(phone20, "format internationalFormatted", (_, now) => now?.replace(/(\d) (\d+)$/, "$1$2")),
  ),
  "raw with the prefix": all(field(phone21, "format raw", withPrefix), field(phone20, "format national", withPrefix)),
  "numberFormat raw without the prefix": member(
    sends(phone, "options", "numberFormat", "raw"),
    "result data numberFull",
    ({ result }) => result.data.format.raw ?? result.data.numberFull.replace(/\D/g, ""),
  ),
  "prefixes without a plus sign": field(at(phone), "country prefix", (_, now) => now?.replace("+", "") ?? now),
  "ZZ for an unknown country in 2.0": field(phone20, "country", (_, now) =>
    now.code ? now : { code: "ZZ", prefix: "none" },
  ),
  "rejects a number without a prefix": rejected(
    both(at(phone), ({ request }) => /^\d/.test(request?.query?.numberFull ?? request?.query?.numberWithPrefix ?? "")),
  ),
  "rejects what is no number": returned(at(phone), (response, call) => {
    if (response.body?.result?.isValid !== false) return;
    const error = {
      group: "REQUEST",
      type: "QUERY",
      subtype: "NO_NUMBER",
      severity: "critical",
      relatedTo: ["query"],
      description: "No number.",
    };
    Object.assign(response, { status: 422, body: { errors: [error] } });
    delete call.request;
  }),
  "ignores options that were removed": asked(inVersion("2.1"), ({ request }) => {
    for (const option of ["defaultPrefix", "formatNumber", "validationDepth", "smartMode"])
      delete request?.options?.[option];
  }),
  "ignores options of 2.1 in 2.0": asked(inVersion("2.0"), ({ request }) => {
    for (const option of ["numberFormat", "correctionMode", "dataLanguage"]) delete request?.options?.[option];
  }),
  "corrections in an object that is always there": success((body) =>
    Object.assign(body, { resultCorrected: { fields: body.resultCorrected ?? {} } }),
  ),
  "corrections as a list of changes": success((body) =>
    Object.assign(body, {
      resultCorrected:
        body.resultCorrected &&
        Object.entries(body.resultCorrected.data).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    }),
  ),
  "suggestions in an object": success((body) =>
    Object.assign(body, { suggestions: { items: body.suggestions, total: body.suggestions?.length } }),
  ),
  "null in the place of no suggestions": success((body) =>
    Object.assign(body, body.suggestions?.length === 0 && { suggestions: null }),
  ),
  "details always there, dataScope or not": asked(at(name), ({ request }) => {
    if (request) request.options = { ...request.options, dataScope: "full" };
  }),
  "degrees and context accepted by default": asked(at(name), ({ request }) => {
    if (request) request.options = { acceptDegrees: true, acceptContext: true, ...request.options };
  }),
  "a rate limit": limited,
  "unknown versions rejected with 400": rejected(
    ({ headers }) => !["2.0", "2.1", undefined].includes(headers["api-version"]),
  ),
};
