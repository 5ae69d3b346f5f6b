// Types that name the replacement of a name that a version lacks: generated/client/advice.ts, made
// of scripts/lib/types/advice-types.ts.

declare const nothing: unique symbol;

declare const names: unique symbol;

/**
 * The type of a field that a version lacks. No value has this type, whose name contains the
 * replacement.
 */
export interface NotIn<Version extends string, Advice extends string> {
  readonly [nothing]: [Version, Advice];
}

/**
 * An object of a response whose fields have other names in the other version; the first argument
 * lists them.
 */
export type Renamed<_Names extends string, T> = { [K in keyof T]: T[K] };

/**
 * An object of a response with moved fields. Without the mark, the other version's object could be
 * assigned to it.
 */
export type Moved<Names extends string, T> = Renamed<Names, T> & { readonly [names]?: Names };
