import type { components as components20 } from "../../../generated/types/2.0.ts";
import type { components as components21 } from "../../../generated/types/2.1.ts";

/** The schemas of version 2.1 by name, as TypeScript types made from the contract, requests as the sandbox gets them. */
export type Schemas = AsReceived<components21["schemas"]>;

/** The schemas of version 2.0 by name, as TypeScript types made from the contract, requests as the sandbox gets them. */
export type Schemas20 = AsReceived<components20["schemas"]>;

/** A request as the sandbox gets it: an option sent as null means the same as one left out, and has been left out. */
export type Received<Request> = Request extends { options?: infer Options }
  ? Omit<Request, "options"> & { options?: WithoutNull<NonNullable<Options>> }
  : Request;

type AsReceived<Schemas> = {
  [Name in keyof Schemas]: Name extends `${string}Options`
    ? WithoutNull<Schemas[Name]>
    : Schemas[Name] extends { request: infer Request }
      ? { request: Received<Request> }
      : Schemas[Name];
};

type WithoutNull<Options> = { [Name in keyof Options]: Exclude<Options[Name], null> };

/** The error object of a failed request (section 7), the same in both versions. */
export type ApiError = Schemas["RequestError"];
