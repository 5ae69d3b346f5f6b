/** A fetch function as a client calls it: `fetchOptions` come as the second argument. */
export type Fetch = (request: Request, options?: RequestInit) => Promise<Response>;

/** The fetch of the platform, looked up with each call, so that a later replacement (a test, a tracer) is used. */
export const platformFetch: Fetch = (request, options) => globalThis.fetch(request, options);
