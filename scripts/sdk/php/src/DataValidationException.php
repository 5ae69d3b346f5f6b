<?php

declare(strict_types=1);

namespace DataValidation;

/** A call that failed; the classes below say how. What a response did not have is null, or empty. */
class DataValidationException extends \RuntimeException
{
    /** Source of the error. */
    public readonly ?string $group;
    /** Subject of the error. */
    public readonly ?string $type;
    /** Exact cause. */
    public readonly ?string $subtype;
    /** Severity of the error. */
    public readonly ?string $severity;
    /** @var list<string> Fields of the request that the error is about. */
    public readonly array $relatedTo;
    /** What went wrong. */
    public readonly ?string $description;

    /**
     * @param ?int $status HTTP status code; null if there was no response.
     * @param int $attempts How many times the call was sent.
     * @param ?string $version The version header of the response.
     * @param list<RequestError> $errors All errors that the API returned; the fields above are those of the first.
     */
    final public function __construct(
        string $message,
        public readonly ?int $status = null,
        public readonly int $attempts = 0,
        public readonly ?string $version = null,
        public readonly array $errors = [],
    ) {
        parent::__construct($message);
        $first = $errors[0] ?? null;
        $this->group = $first?->group;
        $this->type = $first?->type;
        $this->subtype = $first?->subtype;
        $this->severity = $first?->severity;
        $this->relatedTo = $first?->relatedTo ?? [];
        $this->description = $first?->description;
    }
}
