<?php

declare(strict_types=1);

namespace DataValidation;

/** How one call is made. What is null is as in the client. */
final class CallSettings
{
    /**
     * @param ?float $timeout Seconds that each attempt may take.
     * @param ?int $retries How often the call is repeated at most.
     * @param array<string, string> $headers Headers beside those of the client.
     * @param ?\Closure(Attempt): void $onAttempt Called after each attempt.
     */
    public function __construct(
        public readonly ?float $timeout = null,
        public readonly ?int $retries = null,
        public readonly array $headers = [],
        public readonly ?\Closure $onAttempt = null,
    ) {
    }
}
