const share = Number(process.env.PROPERTY_SHARE ?? 0.05);

/**
 * The number of cases that a property is tried with: all of them in `npm run suite -- properties`,
 * a twentieth of them in `npm test`.
 *
 * `PROPERTY_SHARE=10 npm run suite -- properties` tries ten times as many.
 */
export const propertyRuns = (all: number): number => Math.ceil(all * share);
