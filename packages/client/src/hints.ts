// Types that make the compiler's message name the new word where it refuses an old one. They change what is printed, not what compiles.
import type { Version } from "./contract.ts";
import type { changes } from "./migrate/changes.ts";

type Row = (typeof changes)[number];

/** The rows of a path that have a name in the other version: what somebody who comes from there may write. */
type Foreign<V extends Version, P> = V extends "2.1"
  ? Flip<Extract<Row, { path: P; from: string }>, "from", "to">
  : Flip<Extract<Row, { path: P; to: string }>, "to", "from">;

type Flip<R extends Row, Foreign extends "from" | "to", Own extends "from" | "to"> = R extends Row
  ? { place: R["place"]; foreign: R[Foreign] & string; own: R[Own] }
  : never;

interface Naming {
  place: string;
  foreign: string;
  own: string | null;
}

declare const nothing: unique symbol;

/** The type of a field that a version does not have. No value has this type, which says in its name what to use. */
export interface NotIn<V extends Version, Advice extends string> {
  readonly [nothing]: [V, Advice];
}

type Advice<Own> = Own extends string ? `use ${Own}` : "no counterpart";

type RequestHints<V extends Version, N extends Naming, Place extends string> = {
  [R in N as R["place"] extends Place ? R["foreign"] : never]: NotIn<V, Advice<R["own"]>>;
};

/** A part of a request in which each field that the contract forbids (`never`) has the type of its hint. */
type HintedFields<T, Hints> = {
  [K in keyof T]: K extends keyof Hints ? ([T[K]] extends [undefined] ? Hints[K] : T[K]) : T[K];
};

/** A request body with hints; the body itself where the versions do not differ. */
export type HintedRequest<V extends Version, P, Body> = [Foreign<V, P>] extends [never]
  ? Body
  : {
      [Root in keyof Body]: {
        [K in keyof Body[Root]]: HintedFields<
          Body[Root][K],
          RequestHints<V, Foreign<V, P>, `${Root & string}.${K & string}`>
        >;
      };
    };

/** An object of an answer in which names of the other version are others; the first argument says which. */
export type Renamed<_Hint extends string, T> = { [K in keyof T]: T[K] };

/** The keys under which objects with other names lie. */
type Spine = "result" | "resultCorrected" | "suggestions" | "data" | "format";

type Last<Place extends string> = Place extends `${string}.${infer Rest}` ? Last<Rest> : Place;
type First<Place extends string> = Place extends `${infer Start}.${string}` ? Start : Place;

/** What to print of the object under a key: the names of the other version whose counterpart the object has. */
type HintOf<V extends Version, N extends Naming, K, T> = N extends Naming
  ? [K, First<N["own"] & string>] extends [Last<N["place"]>, keyof NonNullable<T>]
    ? `${N["foreign"]} is ${N["own"]} in ${V}`
    : never
  : never;

type WithHint<Hint extends string, T> = [Hint] extends [never] ? T : Renamed<Hint, T>;

type Walk<V extends Version, N extends Naming, T> = T extends readonly (infer Item)[]
  ? Walk<V, N, Item>[]
  : { [K in keyof T]: K extends Spine ? WithHint<HintOf<V, N, K, T[K]>, Walk<V, N, T[K]>> : T[K] };

/** A response body with hints; the body itself where the versions do not differ. */
export type HintedResponse<V extends Version, P, Body> = [Foreign<V, P>] extends [never]
  ? Body
  : Walk<V, Foreign<V, P>, Body>;
