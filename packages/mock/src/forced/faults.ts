/** A range of milliseconds to wait before a response; both ends are the same for a fixed delay. */
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

/** The golden ratio: its multiples spread evenly over a range, however many there are. */
const STEP = (Math.sqrt(5) - 1) / 2;

/**
 * Spreads delays over their range and faults over the calls, in the order of the calls, so that
 * every run is the same.
 */
export function createFaultInjector(delay?: Delay, fault?: Fault) {
  let calls = 0;
  return () => {
    calls += 1;
    const isFault = fault && Math.floor(calls * fault.rate) > Math.floor((calls - 1) * fault.rate);
    return {
      delay: delay
        ? Math.round(delay.least + ((calls * STEP) % 1) * (delay.most - delay.least))
        : 0,
      status: isFault ? fault.status : undefined,
    };
  };
}
