import type { Schemas } from "../../schemas.ts";
import { toCountry } from "../countries/names.ts";
import { recordsOf } from "../register/records.ts";
import { sandboxWorld, type World } from "../world.ts";
import { entriesOf } from "./entries.ts";
import { companyItem } from "./notation.ts";
import { isInQuestion, ofLegalForm } from "./pool.ts";

/** Responds to /company/get: the company that a registration number names. White space in the number says nothing. */
export function companyGet(
  { query, options = {} }: Schemas["CompanyGetRequest"]["request"],
  world: World = sandboxWorld,
): Schemas["CompanyGetResponse"] {
  const country = toCountry(query.country);
  const number = query.registrationNumber.replace(/\s+/gu, "");
  const named = entriesOf(recordsOf(world)).filter(
    (entry) => entry.company.registrationNumber === number && entry.country === country && isInQuestion(entry, options),
  );
  return { results: ofLegalForm(named, options).map((entry) => companyItem(entry, options)) };
}
