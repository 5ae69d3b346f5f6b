/**
 * Reads a module of Node, if this runs on Node: Jest hides many globals of Node from code that is
 * tested in jsdom.
 */
const getNodeModule: typeof process.getBuiltinModule | undefined =
  globalThis.process?.getBuiltinModule;

const timers = getNodeModule?.("timers") ?? globalThis;

/**
 * The functions that @sinonjs/fake-timers (Vitest, Jest, Sinon) replaces: a server that waits for a
 * fake timer never responds.
 */
function originalOf<Name extends string, Given>(name: Name, given: Given): Given {
  const { clock }: { clock?: Record<string, Given> } = Object(given);
  return clock?.[`_${name}`] ?? given;
}

export const setTimeout = originalOf("setTimeout", timers.setTimeout);
export const clearTimeout = originalOf("clearTimeout", timers.clearTimeout);
export const setImmediate = originalOf("setImmediate", timers.setImmediate);
export const performance = originalOf("performance", globalThis.performance);

export const TextDecoder = globalThis.TextDecoder ?? getNodeModule?.("util").TextDecoder;
export const TextEncoder = globalThis.TextEncoder ?? getNodeModule?.("util").TextEncoder;

/** A copy of a JSON value. jsdom has no `structuredClone`. */
export function copyJson<Json>(value: Json): Json {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}

/** SHA-256 and more; undefined in a page without HTTPS. Jest's jsdom hides the global of Node. */
export const subtleCrypto: Pick<SubtleCrypto, "digest"> | undefined =
  globalThis.crypto?.subtle ?? getNodeModule?.("crypto").webcrypto.subtle;
