/** A range of milliseconds to wait before an answer; both ends are the same for a fixed delay. */
export interface Delay {
  least: number;
  most: number;
}

/** A share of the calls that fail with a status of the contract. */
export interface Fault {
  status: number;
  /** Between 0 and 1. */
  rate: number;
}

/** What is done to one call on purpose. */
export interface InjectedFault {
  /** Milliseconds to wait. */
  delay: number;
  /** The status to fail with; undefined where the call is left alone. */
  status: number | undefined;
}

const none: InjectedFault = { delay: 0, status: undefined };

/**
 * Draws what is done to each call, in the order in which they come. The same seed draws the same.
 *
 * @param seed any whole number
 */
export function createFaultInjector(
  delay: Delay | undefined,
  fault: Fault | undefined,
  seed: number,
): () => InjectedFault {
  if (!delay && !fault) return () => none;
  const random = mulberry32(seed);
  return () => ({
    delay: delay ? Math.round(delay.least + random() * (delay.most - delay.least)) : 0,
    status: fault && random() < fault.rate ? fault.status : undefined,
  });
}

/** Tommy Ettinger's mulberry32: Math.random cannot be seeded. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
