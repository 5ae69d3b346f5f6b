// The types of the package @data-validation/contract beside those of the versions.
// scripts/artifacts/data.ts writes what is below the imports.

import type { Contracts, CurrentVersion, Version } from "@data-validation/generated/versions";
import type { Grade } from "@data-validation/openapi-document/grades";

/** An operation of the API. */
export interface Operation {
  /** `operationId` in the bundles, for example `phoneValidate`. */
  id: string;
  method: "POST";
  /** For example `/phone/validate`. */
  path: keyof Contracts[Version]["paths"];
  /** The kind of data that it is about, its tag in the bundles: `phone`. */
  kind: string;
  summary: string;
  /** The versions that have it, oldest first. */
  versions: Version[];
}

/** A path of a version, for example `/phone/validate`. */
export type Path<V extends Version = CurrentVersion> = keyof Contracts[V]["paths"];

type Body<Content> = Content extends { content: { "application/json": infer B } } ? B : never;

/**
 * The body of a request: `RequestBody<"/phone/validate">`, `RequestBody<"/phone/validate", "2.0">`.
 */
export type RequestBody<
  P extends Path<V>,
  V extends Version = CurrentVersion,
> = Contracts[V]["paths"][P] extends {
  post: { requestBody: infer B };
}
  ? Body<B>
  : never;

/** The body of a success. */
export type ResponseBody<
  P extends Path<V>,
  V extends Version = CurrentVersion,
> = Contracts[V]["paths"][P] extends {
  post: { responses: { 200: infer R } };
}
  ? Body<R>
  : never;

/** The body of a failure, the same for every operation. */
export type ErrorBody = Body<Contracts[CurrentVersion]["paths"][Path]["post"]["responses"][401]>;

/** A request and its response. */
export interface Example<Request, Response> {
  /** When this happens, in a few words. */
  summary: string;
  request: Request;
  response: Response;
}

/** The examples of a version. */
export interface Examples<V extends Version = CurrentVersion> {
  /** Requests with their responses, by path and name of the example. */
  operations: { [P in Path<V>]: Record<string, Example<RequestBody<P, V>, ResponseBody<P, V>>> };
  /** Failures by name. */
  errors: Record<string, { summary: string; status: number; body: ErrorBody }>;
}

/**
 * The grade of each operation and of its places, by path and place: `request.query["number.full"]`,
 * `header Retry-After`, `status 429`.
 */
export type Grades = Record<
  string,
  { grade: Grade } & Record<"request" | "response" | "failure", Record<string, Grade>>
>;

/** A node of the contract that the specification does not show. */
export interface Assumption {
  /** The place in the bundles, as a JSON pointer. */
  pointer: string;
  /** What is there. */
  what: string;
  /** What the specification does not show. */
  why: string;
  /** Whether the place itself is assumed, what is in it, or a detail of it. */
  extent: "place" | "content" | "detail";
  /** The grade of evidence in these operations. */
  grade: Grade;
  /** What sources show instead. */
  contradictions: string[];
  /**
   * The field, such as `request.query.email`, or the part of an operation, such as `status 404`.
   */
  field: string;
  /** The fields inside that are assumed. */
  assumedFields: string[];
  /** The paths of the operations that have it with this grade; empty outside of operations. */
  operations: string[];
  /** The versions whose contract has it. */
  versions: Version[];
}
