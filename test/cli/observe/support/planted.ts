import { type Difference, defaultsTo, field, is, lacks, lacksHeader, refuses, status, takes } from "./differences.ts";

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

/** The forty differences of the other service: the operation (with its version), the keyword and place to be found, what the service does. */
const table: [operation: string, keyword: string, place: string, does: Difference][] = [
  // Null where the contract has none.
  ["/company/search", "type", "CompanySearchResponse.resultsOffset", is("resultsOffset", null)],
  ["/email/search", "type", "ResultsCount", is("resultsCount", null)],
  ["/phone/search", "type", "PhoneSearchData.prefix", is("results[].data.prefix", null)],
  ["/company/get", "type", "CompanyData", is("results[].data", null)],
  ["/email/validate", "type", "EmailFlags", is("result.flags", null)],
  ["/name/validate 2.1", "type", "NameContext", is("result.data.context", null)],
  ["/phone/validate 2.1", "type", "PhoneCarrier", is("result.data.carrier", null)],
  // A required field is not there.
  ["/location/search", "required", "LocationSearchResponse", lacks("resultsCount")],
  ["/company/validate", "required", "CompanyResult", lacks("result.errors")],
  ["/name/validate 2.1", "required", "2.1 NameDetail", lacks("result.data.details[].value")],
  ["/phone/validate 2.0", "required", "2.0 PhoneResult", lacks("result.isValid")],
  ["/phone/search", "required", "PhoneSearchResponse", lacks("resultsCount")],
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
  ["/location/get", "status", "location/get.responses.200", status(200, 201)],
  ["/company/get", "status", "company/get", status(400, 422)],
  // A field that the contract does not know.
  ["/email/validate", "field", "EmailResult", field("result.score", 0.87)],
  ["/phone/validate 2.1", "field", "2.1 PhoneData", field("result.data.timeZone", "Europe/Prague")],
  ["/company/search", "field", "CompanySearchResponse", field("tookMilliseconds", 12)],
  ["/location/search", "field", "LocationItem", field("results[].relevance", { score: 1, reasons: ["street"] })],
  // Another default.
  ["/phone/validate 2.1", "default", "2.1 PhoneValidateOptions.numberFormat", defaultsTo("numberFormat", "e123")],
  ["/name/validate", "default", "AcceptDegrees", defaultsTo("acceptDegrees", true)],
  ["/email/validate", "default", "EmailValidateOptions.acceptFreemails", defaultsTo("acceptFreemails", false)],
  ["*", "default", "ZipFormat", defaultsTo("zipFormat", true)],
  // Another notation, and a list that is empty.
  ["/company/search", "format", "CompanyDates.created", is("results[].data.dates.created", "14.03.2011")],
  ["/email/search", "contains", "UnauthorizedResponse.errors", is("errors", [])],
  // A statement that is broken.
  ["/phone/search", "required", "2.1 components.headers.ServiceApiVersion", lacksHeader("service-api-version")],
  ["/phone/validate 2.1", "required", "2.1 PhoneFormat", lacks("result.data.format.e123")],
  ["/name/validate 2.1", "enum", "2.1 NameDataType", is("result.data.dataTypes.valid", ["nickname"])],
  // Requests that the service refuses, and such that it takes.
  ["/location/localize", "refused", "LocationLocalizeOptions.acceptNearest", refuses("acceptNearest")],
  [
    "/phone/validate 2.1",
    "forbidden",
    "2.1 PhoneValidateOptions.formatNumber",
    takes(({ options: { formatNumber: _, ...options }, ...request }) => ({ ...request, options })),
  ],
  [
    "/email/search",
    "required",
    "EmailSearchQuery",
    takes(({ query, ...request }) => ({ ...request, query: { value: "jana@", ...query } })),
  ],
];

export const planted: PlantedDifference[] = table.map(([operation, keyword, place, does]) => {
  const [path = "", version] = operation.split(" ");
  return { path, version, does, found: `${keyword} ${place}` };
});

/** The differences whose finding begins with a word. */
export function plantedOf(keyword: string): PlantedDifference[] {
  return planted.filter(({ found }) => found.startsWith(`${keyword} `));
}
