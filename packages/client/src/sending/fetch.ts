/** A fetch function as a client calls it: `fetchOptions` come as the second argument. */
export type Fetch = (request: Request, options?: RequestInit) => Promise<Response>;
