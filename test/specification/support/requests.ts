/** The operations whose paths and bodies section 4 names; those of the other nine are not shown. */
export const statedPaths = ["/email/validate", "/name/validate", "/phone/validate"];

/** Requests that several sections send. */
export const email = { query: { email: "jana.kadlecova@seznam.cz" } };
