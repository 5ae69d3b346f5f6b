/** Keys for everything that depends on the key; any other non-empty key is accepted. */
export const testKeys = {
  /** 401, always. */
  rejected: "test-refused",
  /**
   * 401 for a while from its first use on, then accepted, since a new key needs about a minute to
   * propagate.
   */
  new: "test-new",
  /** 403: the key is restricted to other IP addresses. */
  otherAddress: "test-other-ip",
  /** 402: the project has no credit left. */
  noCredit: "test-no-credit",
  /** 429 with Retry-After, always. */
  rateLimited: "test-rate-limited",
} as const;
