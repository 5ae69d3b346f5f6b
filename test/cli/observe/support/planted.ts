import type { Json } from "../../../../packages/cli/src/observe/contract/json.ts";

/** A difference between the other service and the contract. */
export interface PlantedDifference {
  /** The operation, and the version where it is in one alone. */
  path: string;
  version?: string | undefined;
  /** What the service does. */
  does: Difference;
  /** What must be found, and where in the sources: `type ResultsCount`. */
  found: string;
}

export type Difference =
  /** A field of the response has another value, wherever it is there. */
  | { field: string; becomes: Json }
  /** A field is there that was not. */
  | { newField: string; value: Json }
  /** A field is not there. */
  | { missing: string }
  /** An option that is left out has another default. */
  | { option: string; defaultsTo: Json }
  /** A status is another one. */
  | { status: number; becomes: number }
  /** A header is not there. */
  | { missingHeader: string }
  /** An option is refused. */
  | { refuses: string }
  /** A member of the request that the contract requires, or forbids, does not matter: the service answers as if this had been sent. */
  | { takes: string; as: Json };

/** The forty differences of the other service: the operation (with its version), the keyword and place to be found, what the service does. */
const table: [operation: string, keyword: string, place: string, does: Difference][] = [
  // Null where the contract has none.
  ["/company/search", "type", "CompanySearchResponse.resultsOffset", isNull("resultsOffset")],
  ["/email/search", "type", "ResultsCount", isNull("resultsCount")],
  ["/phone/search", "type", "PhoneSearchData.prefix", isNull("results[].data.prefix")],
  ["/company/get", "type", "CompanyData", isNull("results[].data")],
  ["/email/validate", "type", "EmailFlags", isNull("result.flags")],
  ["/name/validate 2.1", "type", "NameContext", isNull("result.data.context")],
  ["/phone/validate 2.1", "type", "PhoneCarrier", isNull("result.data.carrier")],
  // A required field is not there.
  ["/location/search", "required", "LocationSearchResponse", { missing: "resultsCount" }],
  ["/company/validate", "required", "CompanyResult", { missing: "result.errors" }],
  ["/name/validate 2.1", "required", "2.1 NameDetail", { missing: "result.data.details[].value" }],
  ["/phone/validate 2.0", "required", "2.0 PhoneResult", { missing: "result.isValid" }],
  ["/phone/search", "required", "PhoneSearchResponse", { missing: "resultsCount" }],
  // Another type.
  ["/location/get", "type", "LocationData.zip", is("results[].data.zip", 13000)],
  ["/location/search", "type", "LocationPosition.lat", is("results[].data.geometry.gps.lat", "50.09")],
  ["/company/validate", "type", "CompanyFlags.isActive", is("result.flags.isActive", "yes")],
  ["/name/validate 2.0", "type", "Gender", is("result.details[].gender", "1")],
  ["/company/search", "type", "CompanyData.registrationNumber", is("results[].data.registrationNumber", 89003675)],
  // A value that is not listed.
  ["/location/validate", "value", "Proposal.anyOf.0", is("result.proposal", "validAfterReview")],
  ["/phone/validate 2.1", "value", "Finding.severity.anyOf.0", is("result.errors[].severity", "fatal")],
  ["/name/validate 2.1", "value", "NameDetailType.anyOf.0", is("result.data.details[].type", "nickname")],
  ["/company/search", "value", "CompanyLegalForm.type.anyOf.0", is("results[].data.legalForm.type", "public")],
  ["/phone/validate 2.0", "value", "PhoneCarrier.type.anyOf.0", is("result.data.carrier.type", "satellite")],
  // Another status.
  ["/location/get", "status", "location/get.responses.200", { status: 200, becomes: 201 }],
  ["/company/get", "status", "company/get", { status: 400, becomes: 422 }],
  // A field that the contract does not know.
  ["/email/validate", "field", "EmailResult", { newField: "result.score", value: 0.87 }],
  ["/phone/validate 2.1", "field", "2.1 PhoneData", { newField: "result.data.timeZone", value: "Europe/Prague" }],
  ["/company/search", "field", "CompanySearchResponse", { newField: "tookMilliseconds", value: 12 }],
  [
    "/location/search",
    "field",
    "LocationItem",
    { newField: "results[].relevance", value: { score: 1, reasons: ["street"] } },
  ],
  // Another default.
  [
    "/phone/validate 2.1",
    "default",
    "2.1 PhoneValidateOptions.numberFormat",
    { option: "numberFormat", defaultsTo: "e123" },
  ],
  ["/name/validate", "default", "AcceptDegrees", { option: "acceptDegrees", defaultsTo: true }],
  [
    "/email/validate",
    "default",
    "EmailValidateOptions.acceptFreemails",
    { option: "acceptFreemails", defaultsTo: false },
  ],
  ["*", "default", "ZipFormat", { option: "zipFormat", defaultsTo: true }],
  // Another notation, and a list that is empty.
  ["/company/search", "format", "CompanyDates.created", is("results[].data.dates.created", "14.03.2011")],
  ["/email/search", "minItems", "ErrorResponse.errors", is("errors", [])],
  // A statement that is broken.
  ["/phone/search", "required", "2.1 components.headers.ServiceApiVersion", { missingHeader: "service-api-version" }],
  ["/phone/validate 2.1", "required", "2.1 PhoneFormat", { missing: "result.data.format.e123" }],
  ["/name/validate 2.1", "enum", "2.1 NameDataType", is("result.data.dataTypes.valid", ["nickname"])],
  // Requests that the service refuses, and such that it takes.
  ["/location/localize", "refused", "LocationLocalizeOptions.acceptNearest", { refuses: "acceptNearest" }],
  [
    "/phone/validate 2.1",
    "forbidden",
    "2.1 PhoneValidateOptions.formatNumber",
    { takes: "options.formatNumber", as: {} },
  ],
  ["/email/search", "required", "EmailSearchQuery", { takes: "query", as: { value: "jana@" } }],
];

export const planted: PlantedDifference[] = table.map(([operation, keyword, place, does]) => {
  const [path = "", version] = operation.split(" ");
  return { path, version, does, found: `${keyword} ${place}` };
});

function is(field: string, becomes: Json): Difference {
  return { field, becomes };
}

function isNull(field: string): Difference {
  return is(field, null);
}
