/** The countries of the sandbox, as ISO 3166-1 alpha-2 codes. What is known of each is in a file of its own. */
export const countryCodes = ["CZ", "SK", "PL", "DE"] as const;

export type CountryCode = (typeof countryCodes)[number];
