/**
 * A module that exports what the client returns, and that is compiled with `declaration` or
 * `composite`.
 */
export const exported = `
import { createClient } from "@data-validation/client";
import { batch, createLimiter } from "@data-validation/client/batch";
import { upgradeRequest } from "@data-validation/client/migrate";
import { createProxy, toNodeListener } from "@data-validation/client/proxy";
import { createSearch } from "@data-validation/client/search";
import { queryFor } from "@data-validation/client/tanstack-query";
import { validators } from "@data-validation/client/validators";

const settings = { apiKey: "key", baseUrl: "https://a.example" };
export const api = createClient(settings);
export const old = createClient({ ...settings, version: "2.0" });
export const throwing = createClient({ ...settings, throwOnError: true });
export const fast = api.withOptions({ timeout: 1 });
export const phone = api.phone;
export const oldPhone = old.phone;
export const method = api.phone.validate;
export const validate = (numberFull: string) => api.phone.validate({ numberFull });
export const validateOld = (numberWithPrefix: string) => old.phone.validate({ numberWithPrefix });
export const post = (email: string) => api.POST("/email/validate", { body: { request: { query: { email } } } });
export const search = (value: string) => api.location.search({ type: "full", value });
export const resultOf = async (numberFull: string) => (await validate(numberFull)).data?.result;
export const nameOf = async (name: string) => (await throwing.name.validate({ name })).data;
export const errorOf = async (name: string) => (await api.name.validate({ name })).error;
export async function locations(value: string) {
  const all = [];
  for await (const one of search(value)) all.push(one);
  return all;
}
export const many = (emails: string[]) =>
  batch(emails, (email, settings) => api.email.validate({ email }, settings));
export async function collected(emails: string[]) {
  const all = [];
  for await (const one of many(emails)) all.push(one);
  return all;
}
export const limiter = createLimiter();
export const query = (email: string) => queryFor(api, "/email/validate", { request: { query: { email } } });
export const schemas = validators("/phone/validate");
export const oldSchemas = validators("/phone/validate", "2.0");
export const upgraded = upgradeRequest("/phone/validate", { request: { query: { numberWithPrefix: "" } } });
export const typing = createSearch((value, given) => api.company.search({ type: "name", value }, given), { onResults() {} });
export const proxy = createProxy({ ...settings, authorize: (request) => request.headers.has("cookie") });
export const listener = toNodeListener(proxy);
`;

/** A module like {@link exported}, of a server with Express and its types. */
export const exportedOfExpress = `
import { createProxy, toNodeListener } from "@data-validation/client/proxy";
import express from "express";

export const listener = toNodeListener(
  createProxy({
    apiKey: "key",
    baseUrl: "https://a.example",
    authorize: (_, request: express.Request) => request.ip !== undefined,
  }),
);
export const app = express().use("/api", listener);
`;
