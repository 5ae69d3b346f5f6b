import fc, { type IAsyncProperty, type IProperty, type Parameters } from "fast-check";

/** Runs of a property against each mistake: a property that needs more to notice it is a coincidence, rather than a test of it. */
const RUNS = 50;

/** What the tests import as "fast-check" while mistakes in the mock are tried. */
export default {
  ...fc,
  assert: ((property: IProperty<unknown> & IAsyncProperty<unknown>, parameters: Parameters<unknown> = {}) =>
    fc.assert(property, {
      ...parameters,
      numRuns: Math.min(parameters.numRuns ?? RUNS, RUNS),
    } as never)) as typeof fc.assert,
};
