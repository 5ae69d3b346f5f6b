import type { Contracts, CurrentVersion, Version } from "@data-validation/generated/versions";

/**
 * The schemas of a version by name, as TypeScript types made from the contract, requests as the
 * sandbox gets them.
 */
export type SchemasOf<V extends Version> = SchemasAsReceived<Contracts[V]["components"]["schemas"]>;

export type Schemas = SchemasOf<CurrentVersion>;

/** A request as the sandbox receives it: without members that were sent as null. */
export type RequestAsReceived<Request> = Request extends { query: infer Query }
  ? Omit<Request, "query" | "options" | "client"> & {
      query: QueryAsReceived<Query>;
      options?: Request extends { options?: infer Options }
        ? WithoutNull<NonNullable<Options>>
        : never;
      client?: Request extends { client?: infer Client }
        ? QueryAsReceived<NonNullable<Client>>
        : never;
    }
  : Request;

/**
 * Each form of a query by itself, without null in nested objects. An object `number` is flattened.
 */
type QueryAsReceived<Query> = Query extends unknown
  ? {
      [Name in keyof Query]: NonNullable<Query[Name]> extends readonly unknown[] | string
        ? Exclude<Query[Name], null>
        : Name extends "number"
          ? undefined
          : WithoutNull<Exclude<Query[Name], null>>;
    }
  : never;

/** The member `request` of an operation's request body. */
export type RequestIn<Operation> = Operation extends {
  requestBody: { content: { "application/json": { request: infer Request } } };
}
  ? Request
  : never;

export type SuccessIn<Operation> = Operation extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

type SchemasAsReceived<Schemas> = {
  [Name in keyof Schemas]: Name extends `${string}Options`
    ? WithoutNull<Schemas[Name]>
    : Schemas[Name] extends { request: infer Request }
      ? { request: RequestAsReceived<Request> }
      : Schemas[Name];
};

type WithoutNull<Options> = { [Name in keyof Options]: Exclude<Options[Name], null> };
