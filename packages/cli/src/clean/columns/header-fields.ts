import type { Query } from "@data-validation/client";
import type { DataKind } from "../data-kinds.ts";
import type { PathsIn, QueryField } from "../task.ts";
import type { Field } from "./header-words.ts";

/** The field of the header that a query field comes from, by kind. */
export const headerFields: Record<DataKind, Record<string, Field>> = {
  email: { email: "email" },
  phone: { numberFull: "phone", number: "phone", prefix: "prefix" },
  name: { nameSurname: "fullName", name: "firstName", surname: "surname" },
  company: {
    name: "companyName",
    registrationNumber: "registrationNumber",
    taxNumber: "taxNumber",
    vatNumber: "vatNumber",
    country: "country",
  },
  location: {
    street: "street",
    streetWithNumber: "street",
    "number.full": "houseNumber",
    "number.part1": "houseNumber",
    "number.part2": "houseNumber",
    city: "city",
    zip: "zip",
    zipCity: "zipCity",
    country: "country",
    full: "address",
  },
} satisfies {
  [K in DataKind]: Partial<Record<PathsIn<Query<`/${K}/validate`>> | "zipCity", Field>>;
};

/** Query fields of a company, by the fields of headers; a country has its own rule. */
export const companyFields = new Map(
  Object.entries(headerFields.company)
    .filter(([field]) => field !== "country")
    .map(([field, header]) => [header, field as QueryField] as const),
);

export function kindsOf(field: Field): DataKind[] {
  if (field === "email") return ["email"];
  if (field === "phone" || field === "prefix") return ["phone"];
  if (["firstName", "surname", "fullName", "name"].includes(field)) return ["name"];
  if (field === "party") return ["name", "company"];
  if (field === "country") return ["company", "location"];
  if (field === "companyId" || companyFields.has(field)) return ["company"];
  return ["location"];
}
