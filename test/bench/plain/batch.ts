/** Without batches: each request is read, computed and sent before the next one. */
export const restOfBatch = (): void => undefined;
