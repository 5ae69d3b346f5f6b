// The optional headers of the API, made from openapi/ by npm run generate: the ends of their names, after the vendor's word.

/** The response headers that state the limits of a key. */
export const limitHeaderEnds = {
  "rateLimit": "-rate-limit",
  "rateLimitPeriod": "-rate-limit-period",
  "rateLimitRemaining": "-rate-limit-remaining",
  "dailyCreditsLimit": "-daily-credits-limit",
  "dailyCreditsLeft": "-daily-credits-left"
} as const;

/** The request header that asks for details of the request. */
export const detailsHeaderEnd = "-include-request-details";
