import type { Fetch } from "./sending.ts";

/** The fetch of the platform, looked up with each call, so that what replaces it later (a test, a tracer) is heard. */
export const platformFetch: Fetch = (request, options) => globalThis.fetch(request, options);
