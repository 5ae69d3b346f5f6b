import { type CountryCode, countryCodes } from "../sandbox/countries/codes.ts";
import { toCountry } from "../sandbox/register/country-names.ts";
import type { CompanyFixture, LocationFixture } from "../sandbox/register/fixtures.ts";
import { sandboxRecords } from "../sandbox/register/records.ts";
import type { Position } from "../sandbox/register/types.ts";
import type { Schemas } from "../schemas.ts";
import type { DataProblem } from "./data.ts";
import type { ReadData } from "./read-data.ts";

/** Notes what is wrong with a record: the rest of a sentence about one of its members. */
type Report = (words: string, ...member: DataProblem["place"]) => void;

/**
 * Converts records from the shapes of responses to those of the sandbox; what it cannot do without is added to the problems.
 *
 * @param known - Addresses that a company's address may be by its identifier, beside the own ones.
 */
export function toFixtures({ companies, locations, problems }: ReadData, known: readonly { id: string }[]) {
  const own: LocationFixture[] = [];
  const reporter =
    (place: DataProblem["place"]): Report =>
    (words, ...member) =>
      void problems.push({ place: [...place, ...member], words });
  const add = (data: Schemas["LocationData"], report: Report): string | null => {
    const location = toLocation(data, `own-${own.length + 1}`, report);
    if (location) own.push(location);
    return location?.id ?? null;
  };
  for (const { place, item } of locations) add(item.data, reporter(place));
  const converted = companies.flatMap(({ place, item: { data, flags } }): CompanyFixture[] => {
    const company = toCompany(data, reporter(place));
    if (!company) return [];
    const address = data.address?.data ?? data.addressOfficial?.data;
    const id = [...own, ...known].find((location) => location.id === address?.ids?.internal)?.id;
    const { country } = company;
    const locationId = id ?? (address ? add({ country, ...address }, reporter([...place, "address", "data"])) : null);
    return [{ ...company, locationId, isInInsolvency: flags?.isInInsolvency ?? false }];
  });
  return { companies: converted, locations: own };
}

function toCompany(data: Schemas["CompanyData"], report: Report): CompanyFixture | undefined {
  const country = readCountry(data.country, report);
  const { name, registrationNumber, taxNumber = null, vatNumber = null, vatNumberSpecial = null } = data;
  if (!name) report("is required.", "name");
  if (!registrationNumber) report("is required.", "registrationNumber");
  if (!country || !name || !registrationNumber) return undefined;
  const { type, code = null, name: nameOfForm = null } = data.legalForm ?? {};
  return {
    country,
    name,
    registrationNumber,
    taxNumber,
    vatNumber,
    vatNumberSpecial,
    legalForm: { type: type === "physical" ? "physical" : "juridical", code, name: nameOfForm },
    created: data.dates?.created ?? null,
    terminated: data.dates?.terminated ?? null,
  };
}

function toLocation(data: Schemas["LocationData"], id: string, report: Report): LocationFixture | undefined {
  const country = readCountry(data.country, report);
  const { city, street, streetWithNumber, state, region, district, cityPart, ids, geometry } = data;
  const ofStreet = street && streetWithNumber?.startsWith(street) ? streetWithNumber.slice(street.length) : "";
  const number = data.number?.full ?? ofStreet.trim();
  const zip = data.zip?.replace(/[\s-]/g, "") ?? "";
  const isZip = /^\d+$/.test(zip);
  if (!city) report("is required.", "city");
  if (!number) report("is required.", "number", "full");
  if (!isZip) report('must be a postal code, for example "110 00".', "zip");
  if (!country || !city || !number || !isZip) return undefined;
  // Praha 8 - Karlín is the city in its longest form, Praha 8 in the one for letters, Praha in the shortest.
  const [postalTown = city, part] = city.split(" - ");
  const town = postalTown.replace(/ \d+$/, "");
  return {
    id: ids?.internal ?? id,
    externalId: ids?.external ?? ids?.internal ?? id,
    country,
    town,
    postalTown,
    cityPart: cityPart ?? part ?? town,
    ...(state && { state }),
    region: region ?? town,
    district: district ?? town,
    street: street ?? null,
    number,
    zip,
    position: positionOf(geometry?.gps) ?? middleOf(country, town),
  };
}

function readCountry(text: unknown, report: Report): CountryCode | undefined {
  const country = typeof text === "string" ? toCountry(text) : undefined;
  if (!country) report(`must be one of ${countryCodes.join(", ")}.`, "country");
  return country;
}

function positionOf(gps: { lat?: unknown; lon?: unknown } | null | undefined): Position | undefined {
  const { lat, lon } = gps ?? {};
  return typeof lat === "number" && typeof lon === "number" ? { lat, lon } : undefined;
}

/** About where an address without a position is: in the middle of what is known of its town, else of its country. */
function middleOf(country: CountryCode, town: string): Position {
  const inCountry = sandboxRecords.locations.filter((location) => location.country === country);
  const inTown = inCountry.filter((location) => location.town === town);
  const near = (inTown.length > 0 ? inTown : inCountry).map(({ position }) => position);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(near.map(({ lat }) => lat)), lon: mean(near.map(({ lon }) => lon)) };
}
