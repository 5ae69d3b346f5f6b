/** The names of the marks. */
export const marks: readonly string[];

/** The values of `x-next-step`. */
export const steps: readonly string[];
