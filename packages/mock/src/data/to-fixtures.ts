import { type CountryCode, countryCodes, toCountry } from "../sandbox/countries/names.ts";
import type { Company, Fixtures, Position } from "../sandbox/countries/types.ts";
import type { Schemas } from "../schemas.ts";
import type { DataPlace, DataProblem, PlacedItem } from "./data.ts";

/** Reports a problem of a record: the end of a sentence about one of its members. */
type ReportProblem = (words: string, ...member: DataPlace) => void;

type LocationFixture = Fixtures["locations"][number];

/** Own addresses by their identifiers. */
type LocationFixtures = Map<string, LocationFixture>;

/** The records as the sandbox stores them, and their missing required parts. */
export function toFixtures(
  companies: PlacedItem<Schemas["CompanyItem"]>[],
  locations: PlacedItem<Schemas["LocationItem"]>[],
): Pick<Fixtures, "companies" | "locations"> & Record<"problems" | "unplaced", DataProblem[]> {
  const problems: DataProblem[] = [];
  const reporterAt =
    (place: DataPlace): ReportProblem =>
    (words, ...member) =>
      void problems.push({ place: [...place, ...member], words });
  const ownLocations: LocationFixtures = new Map();
  const unplaced: DataProblem[] = [];
  for (const { place, item } of locations) {
    const location = addLocation(ownLocations, item.data, reporterAt(place));
    // Once, since in a response of the lower level of detail every address lacks a position.
    if (unplaced.length === 0 && location && !location.exactness && !location.position)
      unplaced.push({ place, words: WITHOUT_POSITION });
  }
  const converted = companies.flatMap(
    ({ place, item }) => toCompanyWithOffice(item, ownLocations, reporterAt(place)) ?? [],
  );
  return { companies: converted, locations: [...ownLocations.values()], problems, unplaced };
}

// "May", since the register, which could have the position, is loaded only with the first call that
// needs it.
const WITHOUT_POSITION = "has no geometry.gps: /location/localize may omit it.";

function addLocation(
  ownLocations: LocationFixtures,
  data: Schemas["LocationData"],
  report: ReportProblem,
): LocationFixture | undefined {
  const location = toLocation(data, `own-${ownLocations.size + 1}`, report);
  if (location) ownLocations.set(location.id, location);
  return location;
}

/** A company, whose address is added to the own ones if it is none of them. */
function toCompanyWithOffice(
  { data, flags }: Schemas["CompanyItem"],
  ownLocations: LocationFixtures,
  report: ReportProblem,
): Company | undefined {
  const company = toCompany(data, report);
  if (!company) return undefined;
  const address = data.address?.data;
  const id = address?.ids?.internal ?? null;
  // An address may have only its identifier, or be less precise than validated ones.
  const ignore = () => undefined;
  const isNew = address && !ownLocations.has(id ?? "");
  const addedLocation =
    isNew && addLocation(ownLocations, { country: company.country, ...address }, ignore);
  return {
    ...company,
    locationId: addedLocation ? addedLocation.id : id,
    isInInsolvency: flags?.isInInsolvency ?? false,
    pasted: { data, flags },
  };
}

function toCompany(
  data: Schemas["CompanyData"],
  report: ReportProblem,
): Omit<Company, "locationId" | "isInInsolvency"> | undefined {
  const country = readCountry(data.country, report);
  const { name, registrationNumber, vatNumber = null, taxNumber, vatNumberSpecial = null } = data;
  if (!name) report("is required.", "name");
  if (!registrationNumber) report("is required.", "registrationNumber");
  if (!country || !name || !registrationNumber) return undefined;
  const { type, code = null, name: nameOfForm = null } = data.legalForm ?? {};
  return {
    country,
    name,
    registrationNumber,
    // Responses of most countries omit it, but a query may have it.
    taxNumber: taxNumber ?? (country === "CZ" ? vatNumber : (vatNumber?.slice(2) ?? null)),
    vatNumber,
    vatNumberSpecial,
    legalForm: { type: type === "physical" ? "physical" : "juridical", code, name: nameOfForm },
    created: data.dates?.created ?? null,
    terminated: data.dates?.terminated ?? null,
  };
}

function toLocation(
  data: Schemas["LocationData"],
  id: string,
  report: ReportProblem,
): LocationFixture | undefined {
  const checked = checkLocation(data, report);
  if (!checked) return undefined;
  const { city, ...required } = checked;
  const { street, state, ids, geometry, postOffice } = data;
  return {
    id: ids?.internal ?? id,
    externalId: ids?.external ?? ids?.internal ?? id,
    ...required,
    ...townNames(city, data),
    ...(state && { state }),
    street: street ?? null,
    ...(postOffice?.name && { postOffice: postOffice.name }),
    ...positionOf(geometry?.gps),
    pasted: data,
  };
}

/** The required parts of an address; undefined if one is missing. */
function checkLocation(data: Schemas["LocationData"], report: ReportProblem) {
  const country = readCountry(data.country, report);
  const { city } = data;
  const number = numberOf(data);
  const exactness = number ? undefined : exactnessOf(data);
  const zip = data.zip?.replace(/[\s-]/g, "") ?? "";
  const isZip = /^\d+$/.test(zip) || (exactness !== undefined && data.zip === null);
  const isNumber = Boolean(number || exactness);
  if (!city) report("is required.", "city");
  if (!isNumber) report("is required.", "number", "full");
  if (!isZip) report('must be a postal code, for example "110 00".', "zip");
  return country && city && isNumber && isZip
    ? { country, city, number, exactness, zip }
    : undefined;
}

/** Praha 8 - Karlín is the longest form of the city, Praha 8 the postal one, Praha the shortest. */
function townNames(
  city: string,
  { cityPart, region, district }: Schemas["LocationData"],
): Pick<LocationFixture, "town" | "postalTown" | "cityPart" | "region" | "district"> {
  const [postalTown = city, part] = city.split(" - ");
  const town = postalTown.replace(/ \d+$/, "");
  return {
    town,
    postalTown,
    cityPart: cityPart ?? part ?? town,
    region: region ?? town,
    district: district ?? town,
  };
}

function numberOf({ number, street, streetWithNumber }: Schemas["LocationData"]): string {
  if (number?.full) return number.full;
  return street && streetWithNumber?.startsWith(street)
    ? streetWithNumber.slice(street.length).trim()
    : "";
}

/**
 * A response has a street or a town with a number of null; if the member is missing, it was
 * forgotten.
 */
function exactnessOf({ number, street }: Schemas["LocationData"]): LocationFixture["exactness"] {
  if (number === undefined || (number !== null && number.full !== null)) return undefined;
  return street ? "street" : "town";
}

function readCountry(text: unknown, report: ReportProblem): CountryCode | undefined {
  const country = typeof text === "string" ? toCountry(text) : undefined;
  if (!country) report(`must be one of ${countryCodes.join(", ")}.`, "country");
  return country;
}

function positionOf(gps: { lat?: unknown; lon?: unknown } | null | undefined): {
  position?: Position;
} {
  const { lat, lon } = gps ?? {};
  return typeof lat === "number" && typeof lon === "number" ? { position: { lat, lon } } : {};
}
