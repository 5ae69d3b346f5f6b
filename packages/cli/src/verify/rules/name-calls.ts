import type { Json, JsonObject } from "@data-validation/openapi-document/json";
import type { Call, ServiceResponse } from "../../traffic/call.ts";
import { callName, type NameOptions, nameQueries } from "../calls.ts";
import { type CallMaker, inSection, valueAt } from "../relations.ts";

export const section24 = inSection("2.4");
export const section92 = inSection("9.2");

export const nameCallMakers = (queries: readonly JsonObject[]): CallMaker<NameOptions>[] =>
  queries.map((query) => (version, options) => callName(query, version, options));

/** Men's names that Czech inflects. */
export const ordinaryNames = nameCallMakers([
  ...nameQueries("Jan", "Novák"),
  ...nameQueries("Petr", "Svoboda"),
  ...nameQueries("Marek", "Dvořák"),
]);
export const fewNames = ordinaryNames.slice(0, 4);

export type DataTypes = Record<"valid" | "invalid", Json[]>;

export function dataTypesOf(response: ServiceResponse): DataTypes {
  const list = (name: string) => [valueAt(response, `result.data.dataTypes.${name}`) ?? []].flat();
  return { valid: list("valid"), invalid: list("invalid") };
}

export const vocativeFields = ["vocativeName", "vocativeSurname", "vocativeNameSurname"] as const;

export function sentName({ request }: Call): string {
  return Object.values(request.query as Record<string, string>).join(" ");
}

const vocativeForms = (response: ServiceResponse) =>
  vocativeFields.map((name) => valueAt(response, `result.data.${name}`));

/** Whether a response has a vocative that is not the name as it was sent. */
export function isInflected(response: ServiceResponse, sent: Call): boolean {
  return vocativeForms(response).some(
    (form) => typeof form === "string" && !sentName(sent).includes(form),
  );
}

/** Whether a response has a vocative: it is null where the service has none. */
export function hasVocative(response: ServiceResponse): boolean {
  return vocativeForms(response).some((form) => typeof form === "string");
}

export const fullScope = { dataScope: "full" } satisfies NameOptions;
