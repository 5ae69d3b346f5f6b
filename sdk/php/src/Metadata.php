<?php

declare(strict_types=1);

namespace DataValidation;

/** A response beside its body. */
final class Metadata
{
    /**
     * @param ?int $status HTTP status code; null if there was no response.
     * @param array<string, list<string>> $headers Headers of the response, by their names in lower case.
     * @param int $attempts How many times the call was sent.
     * @param ?string $version The version that the response states.
     * @param ?string $requestCode The code of the request that the response states, for support questions.
     * @param ?float $retryAfter Seconds to wait that the response asks for.
     * @param Limits $limits The limits of the key that the response states.
     */
    public function __construct(
        public readonly ?int $status = null,
        public readonly array $headers = [],
        public readonly int $attempts = 0,
        public readonly ?string $version = null,
        public readonly ?string $requestCode = null,
        public readonly ?float $retryAfter = null,
        public readonly Limits $limits = new Limits(),
    ) {
    }
}
