<?php

declare(strict_types=1);

namespace DataValidation;

/** The limits of a key that a response states; null where it does not. */
final class Limits
{
    /**
     * @param ?float $rateLimit Calls per period, at most.
     * @param ?float $rateLimitPeriod Length of the period, by assumption in seconds.
     * @param ?float $rateLimitRemaining Calls left in the period.
     * @param ?float $dailyCreditsLimit Credits per day. A call may cost a fraction of one.
     * @param ?float $dailyCreditsLeft Credits left today.
     */
    public function __construct(
        public readonly ?float $rateLimit = null,
        public readonly ?float $rateLimitPeriod = null,
        public readonly ?float $rateLimitRemaining = null,
        public readonly ?float $dailyCreditsLimit = null,
        public readonly ?float $dailyCreditsLeft = null,
    ) {
    }
}
