import type { ExampleNames } from "@data-validation/generated/mock/tables";
import type { Contracts, Schemas, Version } from "@data-validation/generated/versions";
import type { RequestIn, SuccessIn } from "../schemas.ts";

type Post<P, V extends Version> = P extends keyof Contracts[V]["paths"]
  ? Contracts[V]["paths"][P] extends { post: infer Operation }
    ? Operation
    : never
  : never;

type ResponsesOf<P> = {
  [V in Version]: Post<P, V> extends { responses: infer All } ? All : never;
}[Version];

export type Path = { [V in Version]: keyof Contracts[V]["paths"] }[Version];

/** The member `request` of an operation's request body, in any version. */
export type RequestOf<P> = { [V in Version]: RequestIn<Post<P, V>> }[Version];

export type SuccessOf<P> = { [V in Version]: SuccessIn<Post<P, V>> }[Version];

export type ErrorBody = Schemas["ErrorResponse"];

export type StatusOf<P> =
  ResponsesOf<P> extends infer R ? (R extends object ? keyof R : never) : never;

export type ExampleOf<P> = P extends keyof ExampleNames ? ExampleNames[P] : never;

/** A value with any of its members left out, at any depth. */
export type DeepPartial<Value, Removed = never> = Value extends string | readonly unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value]?: DeepPartial<Value[Name], Removed> | Removed }
    : Value;

/**
 * A JSON merge patch of a value (RFC 7396): any of its members, and `null` for one that is removed.
 */
export type MergePatch<Value> = DeepPartial<Value, null>;
