/** The version of this package, defined by its build. */
declare const PACKAGE_VERSION: string | undefined;

/**
 * How a client names itself to the API, for the service's logs. Pages send their browser's name.
 */
export const USER_AGENT = `data-validation-client/${typeof PACKAGE_VERSION === "string" ? PACKAGE_VERSION : "0"}`;
