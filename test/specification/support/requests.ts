/** The operations whose paths and bodies section 4 names; those of the other nine are not shown. */
export const statedPaths = ["/email/validate", "/name/validate", "/phone/validate"];

/** Requests that several sections send. */
export const email = { query: { email: "jana.kadlecova@seznam.cz" } };
export const jana = { query: { name: "Jana", surname: "Kadlecová" } };
export const phone20 = { query: { numberWithPrefix: "+420607123456" } };
export const phone21 = { query: { numberFull: "+420607123456" } };
