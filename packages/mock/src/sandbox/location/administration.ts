import type { Schemas } from "../../schemas.ts";
import { fnv1a } from "../shared/fnv1a.ts";
import type { RegisterPlace } from "./place.ts";

type LocationData = Schemas["LocationData"];

type Administration = Pick<
  LocationData,
  | "cityPart"
  | "cityDistrict"
  | "cityDistrictSpecial"
  | "cityAdministrative"
  | "cadastralArea"
  | "postOffice"
> & { ids: Omit<NonNullable<LocationData["ids"]>, "internal" | "external"> };

/**
 * The administrative parts of a place with their identifiers. They are derived from the names, not
 * from a register.
 */
export function administrationOf(place: RegisterPlace): Administration {
  const { region, district, town, cityPart, street, postOffice } = place;
  // In postal addresses, quarters of divided towns have districts of their own.
  const cityDistrict = place.postalTown === town ? null : place.postalTown;
  const isPrague = town === "Praha";
  const cadastralArea = cityPart;
  const parts = {
    cityPart,
    cityDistrict,
    cityDistrictSpecial: isPrague ? cityDistrict : null,
    cityAdministrative: town,
    cadastralArea,
    postOffice: { name: postOffice ?? place.postalTown },
  };
  const codeInTown = (name: string | null) => name && codeOf(`${region} ${town} ${name}`, 6);
  const ids = {
    region: region && codeOf(region, 2),
    district: district && codeOf(`${region} ${district}`, 4),
    city: codeInTown(town),
    cityPart: codeInTown(cityPart),
    cityDistrict: codeInTown(cityDistrict),
    cityDistrictSpecial: codeInTown(parts.cityDistrictSpecial),
    cadastralArea: codeInTown(cadastralArea),
    street: codeInTown(street),
  };
  return { ...parts, ids };
}

/** A number derived from a text, without a leading zero. */
function codeOf(text: string, digits: number): string {
  const least = 10 ** (digits - 1);
  return String(least + (fnv1a(text) % (9 * least)));
}
