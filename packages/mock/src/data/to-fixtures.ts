import { type CountryCode, countryCodes } from "../sandbox/countries/codes.ts";
import { toCountry } from "../sandbox/register/country-names.ts";
import type { CompanyFixture, LocationFixture } from "../sandbox/register/fixtures.ts";
import { sandboxRecords } from "../sandbox/register/records.ts";
import type { Position } from "../sandbox/register/types.ts";
import type { Schemas } from "../schemas.ts";
import type { DataProblem } from "./data.ts";
import type { Placed, ReadData } from "./read-data.ts";

/** Companies and addresses as the sandbox has them. */
export interface Converted {
  companies: CompanyFixture[];
  locations: LocationFixture[];
}

/**
 * Converts records from the shapes of responses to those of the sandbox; what it cannot do without is added to the problems.
 *
 * @param known - Addresses that a company's address may be by its identifier, beside the own ones.
 */
export function toFixtures({ companies, locations, problems }: ReadData, known: readonly { id: string }[]): Converted {
  const converted: Converted = { companies: [], locations: [] };
  for (const { place, item } of locations) {
    const location = toLocation(item.data, `own-${converted.locations.length + 1}`, place, problems);
    if (location) converted.locations.push(location);
  }
  for (const { place, item } of companies) {
    const company = toCompany({ place, item }, converted.locations, known, problems);
    if (company) converted.companies.push(company);
  }
  return converted;
}

function toCompany(
  { place, item: { data, flags } }: Placed<Schemas["CompanyItem"]>,
  locations: LocationFixture[],
  known: readonly { id: string }[],
  problems: DataProblem[],
): CompanyFixture | undefined {
  const country = readCountry(data.country, place, problems);
  const { name, registrationNumber, legalForm, dates } = data;
  if (!name) problems.push({ place: [...place, "name"], words: "is required." });
  if (!registrationNumber) problems.push({ place: [...place, "registrationNumber"], words: "is required." });
  if (!country || !name || !registrationNumber) return undefined;
  const address = data.address?.data ?? data.addressOfficial?.data;
  const knownAddress = [...locations, ...known].find(({ id }) => id === address?.ids?.internal);
  return {
    country,
    name,
    registrationNumber,
    taxNumber: data.taxNumber ?? null,
    vatNumber: data.vatNumber ?? null,
    vatNumberSpecial: data.vatNumberSpecial ?? null,
    locationId:
      knownAddress?.id ??
      (address ? addOffice({ country, ...address }, [...place, "address", "data"], locations, problems) : null),
    legalForm: {
      type: legalForm?.type === "physical" ? "physical" : "juridical",
      code: legalForm?.code ?? null,
      name: legalForm?.name ?? null,
    },
    created: dates?.created ?? null,
    terminated: dates?.terminated ?? null,
    isInInsolvency: flags?.isInInsolvency ?? false,
  };
}

/** Makes a company's address one like the others, and gives its identifier. */
function addOffice(
  data: Schemas["LocationData"],
  place: DataProblem["place"],
  locations: LocationFixture[],
  problems: DataProblem[],
): string | null {
  const location = toLocation(data, `own-${locations.length + 1}`, place, problems);
  if (location) locations.push(location);
  return location?.id ?? null;
}

function toLocation(
  data: Schemas["LocationData"],
  id: string,
  place: DataProblem["place"],
  problems: DataProblem[],
): LocationFixture | undefined {
  const country = readCountry(data.country, place, problems);
  const { city, street, streetWithNumber, state, region, district, cityPart, ids, geometry } = data;
  const ofStreet = street && streetWithNumber?.startsWith(street) ? streetWithNumber.slice(street.length) : "";
  const number = data.number?.full ?? ofStreet.trim();
  const zip = data.zip?.replace(/[\s-]/g, "") ?? "";
  if (!city) problems.push({ place: [...place, "city"], words: "is required." });
  if (!number) problems.push({ place: [...place, "number", "full"], words: "is required." });
  if (!/^\d+$/.test(zip))
    problems.push({ place: [...place, "zip"], words: 'must be a postal code, for example "110 00".' });
  if (!country || !city || !number || !/^\d+$/.test(zip)) return undefined;
  // Praha 8 - Karlín is the city in its longest form, Praha 8 in the one for letters, Praha in the shortest.
  const [postalTown = city, part] = city.split(" - ");
  const town = postalTown.replace(/ \d+$/, "");
  const { lat, lon } = geometry?.gps ?? {};
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
    position: typeof lat === "number" && typeof lon === "number" ? { lat, lon } : middleOf(country, town),
  };
}

function readCountry(text: unknown, place: DataProblem["place"], problems: DataProblem[]): CountryCode | undefined {
  const country = typeof text === "string" ? toCountry(text) : undefined;
  if (!country) problems.push({ place: [...place, "country"], words: `must be one of ${countryCodes.join(", ")}.` });
  return country;
}

/** About where an address without a position is: in the middle of what is known of its town, else of its country. */
function middleOf(country: CountryCode, town: string): Position {
  const inCountry = sandboxRecords.locations.filter((location) => location.country === country);
  const inTown = inCountry.filter((location) => location.town === town);
  const near = (inTown.length > 0 ? inTown : inCountry).map(({ position }) => position);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(near.map(({ lat }) => lat)), lon: mean(near.map(({ lon }) => lon)) };
}
