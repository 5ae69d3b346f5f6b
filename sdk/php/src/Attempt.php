<?php

declare(strict_types=1);

namespace DataValidation;

/** An attempt of a call that has ended. */
final class Attempt
{
    /**
     * @param int $number 1 for the first attempt.
     * @param string $path Path of the operation.
     * @param ?int $status HTTP status code; null if there was no response.
     * @param ?DataValidationException $error Why there is no response.
     * @param ?float $wait Seconds until the next attempt; null if there is none.
     */
    public function __construct(
        public readonly int $number,
        public readonly string $path,
        public readonly ?int $status,
        public readonly ?DataValidationException $error,
        public readonly ?float $wait,
    ) {
    }
}
