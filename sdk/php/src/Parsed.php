<?php

declare(strict_types=1);

namespace DataValidation;

/** A response with its body as JSON; null if it is none. */
final class Parsed
{
    public function __construct(
        public readonly Metadata $metadata,
        public readonly mixed $body,
    ) {
    }

    public function isSuccess(): bool
    {
        return $this->metadata->status >= 200 && $this->metadata->status < 300;
    }

    /** @return list<RequestError> */
    public function errors(): array
    {
        $listed = $this->body instanceof \stdClass && !$this->isSuccess() ? $this->body->errors ?? null : null;
        $errors = Json::decodeAll(RequestError::class, $listed);
        return array_values(array_filter($errors, fn (RequestError $one): bool => $one->group || $one->type));
    }

    /** Whether the error has a reason that waiting does not resolve, whatever its status. */
    public function isFinal(): bool
    {
        foreach ($this->errors() as $error) {
            $words = "{$this->metadata->status} $error->type";
            if (array_intersect([$words, "$words $error->subtype"], Defaults::FINAL_REASONS)) {
                return true;
            }
        }
        return false;
    }
}
