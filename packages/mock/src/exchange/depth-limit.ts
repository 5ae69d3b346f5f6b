/**
 * The deepest accepted nesting of objects and arrays; the contract's deepest request has five
 * levels, its responses fewer than twenty.
 */
export const DEPTH_LIMIT = 64;
