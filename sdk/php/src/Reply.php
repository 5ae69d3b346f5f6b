<?php

declare(strict_types=1);

namespace DataValidation;

/** A response that has arrived whole. */
final class Reply
{
    /** @param array<string, list<string>> $headers By their names in lower case. */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $text,
    ) {
    }
}
