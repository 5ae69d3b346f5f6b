<?php

declare(strict_types=1);

namespace DataValidation;

/** A call that failed; its subclass is the reason. Missing parts of a response are null, or empty. */
class DataValidationException extends \RuntimeException
{
    /** HTTP status code; null if there was no response. */
    public readonly ?int $status;
    /** @var array<string, list<string>> Headers of the response, by their names in lower case. */
    public readonly array $headers;
    /** How many times the call was sent. */
    public readonly int $attempts;
    /** The version that the response states. */
    public readonly ?string $version;
    /** The code of the request that the response states, for support questions. */
    public readonly ?string $requestCode;
    /** Seconds to wait that the response asks for. */
    public readonly ?float $retryAfter;
    /** The limits of the key that the response states. */
    public readonly Limits $limits;
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
     * @param Metadata $metadata The response beside its body.
     * @param mixed $rawJson The body of the response as parsed JSON; null if it is no JSON.
     * @param list<RequestError> $errors All errors that the API returned; the fields above are those of the first.
     */
    final public function __construct(
        string $message,
        public readonly Metadata $metadata = new Metadata(),
        public readonly mixed $rawJson = null,
        public readonly array $errors = [],
    ) {
        parent::__construct($message);
        $this->status = $metadata->status;
        $this->headers = $metadata->headers;
        $this->attempts = $metadata->attempts;
        $this->version = $metadata->version;
        $this->requestCode = $metadata->requestCode;
        $this->retryAfter = $metadata->retryAfter;
        $this->limits = $metadata->limits;
        $first = $errors[0] ?? null;
        $this->group = $first?->group;
        $this->type = $first?->type;
        $this->subtype = $first?->subtype;
        $this->severity = $first?->severity;
        $this->relatedTo = $first?->relatedTo ?? [];
        $this->description = $first?->description;
    }
}
