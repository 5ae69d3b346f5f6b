// Types that say what to use in the place of a name that a version does not have: generated/client/advice.ts, made of scripts/lib/advice-types.ts.

declare const nothing: unique symbol;

declare const names: unique symbol;

/** The type of a field that a version does not have. No value has this type, which says in its name what to use. */
export interface NotIn<Version extends string, Advice extends string> {
  readonly [nothing]: [Version, Advice];
}

/** An object of a response whose fields have other names in the other version; the first argument says which. */
export type Renamed<_Names extends string, T> = { [K in keyof T]: T[K] };

/** The same of an object whose fields stand elsewhere: without the mark, the other version's object could be assigned to it. */
export type Moved<Names extends string, T> = Renamed<Names, T> & { readonly [names]?: Names };
