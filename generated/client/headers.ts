// The optional headers of the API, made from openapi/ by npm run generate.

/** The response headers that state the limits of a key. */
export const limitHeaders = {
  "rateLimit": "service-rate-limit",
  "rateLimitPeriod": "service-rate-limit-period",
  "rateLimitRemaining": "service-rate-limit-remaining",
  "dailyCreditsLimit": "service-daily-credits-limit",
  "dailyCreditsLeft": "service-daily-credits-left"
} as const;

/** The request header that asks for details of the request. */
export const detailsHeader = "service-include-request-details";
