import type { Json } from "../../../../packages/cli/src/observe/contract/json.ts";

/** A difference between the other service and the contract. */
export interface PlantedDifference {
  /** The operation, and the version where it is in one alone. */
  path: string;
  version?: string;
  /** What the service does. */
  does: Difference;
  /** What must be found, and where in the sources: `type openapi/shared/envelope.yaml#/ResultsCount`. */
  found: string;
  /** Nothing that could be changed by itself follows from it: somebody has to decide. */
  isByHand?: true;
}

export type Difference =
  /** A field of the answer has another value, wherever it is there. */
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

const envelope = "openapi/shared/envelope.yaml#";
const company = "openapi/shared/company";
const email = "openapi/shared/email";
const location = "openapi/shared/location";
const name21 = "openapi/2.1/name/validate.yaml#/schemas";
const phone20 = "openapi/2.0/phone/validate.yaml#/schemas";
const phone21 = "openapi/2.1/phone/validate.yaml#/schemas";

/** The forty differences of the other service, by kind. */
export const planted: PlantedDifference[] = [
  // Null where the contract has none.
  {
    path: "/company/search",
    does: { field: "resultsOffset", becomes: null },
    found: `type ${company}/search.yaml#/schemas/CompanySearchResponse/properties/resultsOffset`,
  },
  { path: "/email/search", does: { field: "resultsCount", becomes: null }, found: `type ${envelope}/ResultsCount` },
  {
    path: "/phone/search",
    does: { field: "results[].data.prefix", becomes: null },
    found: "type openapi/shared/phone/search.yaml#/schemas/PhoneSearchData/properties/prefix",
  },
  {
    path: "/company/get",
    does: { field: "results[].data", becomes: null },
    found: `type ${company}/company.yaml#/schemas/CompanyData`,
  },
  {
    path: "/email/validate",
    does: { field: "result.flags", becomes: null },
    found: `type ${email}/validate.yaml#/schemas/EmailFlags`,
  },
  {
    path: "/name/validate",
    version: "2.1",
    does: { field: "result.data.context", becomes: null },
    found: "type openapi/shared/name/name.yaml#/schemas/NameContext",
  },
  {
    path: "/phone/validate",
    version: "2.1",
    does: { field: "result.data.carrier", becomes: null },
    found: "type openapi/shared/phone/phone.yaml#/schemas/PhoneCarrier",
  },
  // A required field is not there.
  {
    path: "/location/search",
    does: { missing: "resultsCount" },
    found: `required ${location}/search.yaml#/schemas/LocationSearchResponse`,
  },
  {
    path: "/company/validate",
    does: { missing: "result.errors" },
    found: `required ${company}/validate.yaml#/schemas/CompanyResult`,
  },
  {
    path: "/name/validate",
    version: "2.1",
    does: { missing: "result.data.details[].value" },
    found: `required ${name21}/NameDetail`,
  },
  {
    path: "/phone/validate",
    version: "2.0",
    does: { missing: "result.isValid" },
    found: `required ${phone20}/PhoneResult`,
  },
  {
    path: "/phone/search",
    does: { missing: "resultsCount" },
    found: "required openapi/shared/phone/search.yaml#/schemas/PhoneSearchResponse",
  },
  // Another type.
  {
    path: "/location/get",
    does: { field: "results[].data.zip", becomes: 13000 },
    found: `type ${location}/location.yaml#/schemas/LocationData/properties/zip`,
  },
  {
    path: "/location/search",
    does: { field: "results[].data.geometry.gps.lat", becomes: "50.09" },
    found: `type ${location}/location.yaml#/schemas/LocationPosition/properties/lat`,
  },
  {
    path: "/company/validate",
    does: { field: "result.flags.isActive", becomes: "yes" },
    found: `type ${company}/company.yaml#/schemas/CompanyFlags/properties/isActive`,
  },
  {
    path: "/name/validate",
    version: "2.0",
    does: { field: "result.details[].gender", becomes: "1" },
    found: "type openapi/shared/name/name.yaml#/schemas/Gender",
  },
  {
    path: "/company/search",
    does: { field: "results[].data.registrationNumber", becomes: 89003675 },
    found: `type ${company}/company.yaml#/schemas/CompanyData/properties/registrationNumber`,
  },
  // A value that is not listed.
  {
    path: "/location/validate",
    does: { field: "result.proposal", becomes: "validAfterReview" },
    found: `value ${envelope}/Proposal/anyOf/0`,
  },
  {
    path: "/phone/validate",
    version: "2.1",
    does: { field: "result.errors[].severity", becomes: "fatal" },
    found: `value ${envelope}/Finding/properties/severity/anyOf/0`,
  },
  {
    path: "/name/validate",
    version: "2.1",
    does: { field: "result.data.details[].type", becomes: "nickname" },
    found: "value openapi/shared/name/name.yaml#/schemas/NameDetailType/anyOf/0",
  },
  {
    path: "/company/search",
    does: { field: "results[].data.legalForm.type", becomes: "public" },
    found: `value ${company}/company.yaml#/schemas/CompanyLegalForm/properties/type/anyOf/0`,
  },
  {
    path: "/phone/validate",
    version: "2.0",
    does: { field: "result.data.carrier.type", becomes: "satellite" },
    found: "value openapi/shared/phone/phone.yaml#/schemas/PhoneCarrier/properties/type/anyOf/0",
  },
  // Another status.
  {
    path: "/location/get",
    does: { status: 200, becomes: 201 },
    found: `status ${location}/get.yaml#/path/post/responses/200`,
  },
  { path: "/company/get", does: { status: 400, becomes: 422 }, found: `status ${company}/get.yaml#/path/post` },
  // A field that the contract does not know.
  {
    path: "/email/validate",
    does: { newField: "result.score", value: 0.87 },
    found: `field ${email}/validate.yaml#/schemas/EmailResult`,
  },
  {
    path: "/phone/validate",
    version: "2.1",
    does: { newField: "result.data.timeZone", value: "Europe/Prague" },
    found: `field ${phone21}/PhoneData`,
  },
  {
    path: "/company/search",
    does: { newField: "tookMilliseconds", value: 12 },
    found: `field ${company}/search.yaml#/schemas/CompanySearchResponse`,
  },
  {
    path: "/location/search",
    does: { newField: "results[].relevance", value: { score: 1, reasons: ["street"] } },
    found: `field ${location}/location.yaml#/schemas/LocationItem`,
  },
  // Another default.
  {
    path: "/phone/validate",
    version: "2.1",
    does: { option: "numberFormat", defaultsTo: "e123" },
    found: `default ${phone21}/PhoneValidateOptions/properties/numberFormat`,
  },
  {
    path: "/name/validate",
    does: { option: "acceptDegrees", defaultsTo: true },
    found: "default openapi/shared/name/name.yaml#/schemas/AcceptDegrees",
  },
  {
    path: "/email/validate",
    does: { option: "acceptFreemails", defaultsTo: false },
    found: `default ${email}/validate.yaml#/schemas/EmailValidateOptions/properties/acceptFreemails`,
  },
  {
    path: "*",
    does: { option: "zipFormat", defaultsTo: true },
    found: `default ${location}/location.yaml#/schemas/ZipFormat`,
  },
  // Another notation, and a list that is empty.
  {
    path: "/company/search",
    does: { field: "results[].data.dates.created", becomes: "14.03.2011" },
    found: `format ${company}/company.yaml#/schemas/CompanyDates/properties/created`,
  },
  {
    path: "/email/search",
    does: { field: "errors", becomes: [] },
    found: "minItems openapi/shared/errors.yaml#/schemas/ErrorResponse/properties/errors",
  },
  // A statement that is broken.
  {
    path: "/phone/search",
    does: { missingHeader: "service-api-version" },
    found: "required openapi/2.1/openapi.yaml#/components/headers/ServiceApiVersion",
  },
  {
    path: "/phone/validate",
    version: "2.1",
    does: { missing: "result.data.format.e123" },
    found: `required ${phone21}/PhoneFormat`,
  },
  {
    path: "/name/validate",
    version: "2.1",
    does: { field: "result.data.dataTypes.valid", becomes: ["nickname"] },
    found: `enum ${name21}/NameDataType`,
  },
  // Requests that the service refuses, and such that it takes.
  {
    path: "/location/localize",
    does: { refuses: "acceptNearest" },
    found: `refused ${location}/localize.yaml#/schemas/LocationLocalizeOptions/properties/acceptNearest`,
  },
  {
    path: "/phone/validate",
    version: "2.1",
    does: { takes: "options.formatNumber", as: {} },
    found: `forbidden ${phone21}/PhoneValidateOptions/properties/formatNumber`,
  },
  {
    path: "/email/search",
    does: { takes: "query", as: { value: "jana@" } },
    found: `required ${email}/search.yaml#/schemas/EmailSearchQuery`,
  },
];
