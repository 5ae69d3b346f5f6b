<?php

declare(strict_types=1);

namespace DataValidation;

/** Reads the responses of a client: a result, or an error. */
final class Reader
{
    private bool $isSilent = false;

    /** @param list<string> $place The keys that lead to the envelope. */
    public function __construct(
        private readonly string $version,
        private readonly Secret $secret,
        private readonly ?string $versionHeader,
        private readonly array $place,
    ) {
    }

    public function read(Reply $reply, int $attempts): Parsed
    {
        $body = Json::parse($reply->text);
        $metadata = Headers::metadata($reply->status, $reply->headers, $attempts, $body, $this->versionHeader);
        return new Parsed($metadata, $body);
    }

    /**
     * The result of a success of this version; throws for every other response.
     *
     * @template T of object
     * @param class-string<T> $response
     * @return T
     */
    public function result(Parsed $reply, string $response, bool $isValidation): object
    {
        if (!$reply->isSuccess()) {
            throw $this->failure($reply);
        }
        $body = Envelope::unwrap($reply->body, $this->place);
        if (!Envelope::isThere($body, $isValidation)) {
            throw $this->unexpected($reply, $this->withoutEnvelope($reply->body));
        }
        $stated = $reply->metadata->version;
        if ($stated === null) {
            $this->warn();
        } elseif ($stated !== $this->version) {
            throw $this->unexpected($reply, 'is of version ' . Text::quote($stated) . " instead of $this->version");
        }
        $undecided = $isValidation ? Envelope::undecided($body) : null;
        if ($undecided !== null) {
            throw $this->unexpected($reply, "is neither valid nor invalid: $undecided.isValid is no boolean");
        }
        return Json::decode($response, $body, ['metadata' => $reply->metadata]);
    }

    private function warn(): void
    {
        if (!$this->isSilent) {
            error_log('The response does not state its version in one header. Set versionHeader, or check the proxies.');
        }
        $this->isSilent = true;
    }

    private function failure(Parsed $reply): DataValidationException
    {
        $hidden = $this->hidden($reply);
        $status = $reply->metadata->status;
        $errors = $hidden->errors();
        $hasClass = in_array(min($status, Defaults::SERVER_FAILURE), Defaults::GATEWAY_STATUSES, true);
        if ($errors === [] && !$hasClass) {
            return $this->unexpected($reply, "is no response of version $this->version of the API");
        }
        $class = ApiException::classOf($status, $errors[0]->type ?? '');
        $message = $errors === []
            ? 'without an error of the API. A gateway returned it. Retry later, or check the base URL.'
                . self::problem($hidden)
            : self::describe($errors[0]);
        return new $class("HTTP $status $message", $hidden->metadata, $hidden->body, $errors);
    }

    private function unexpected(Parsed $reply, string $what): UnexpectedResponseException
    {
        $hidden = $this->hidden($reply);
        $message = "HTTP {$reply->metadata->status} {$this->secret->hide($what)}."
            . ' Check the base URL and the proxies before the API.' . self::problem($hidden);
        return new UnexpectedResponseException($message, $hidden->metadata, $hidden->body);
    }

    private function withoutEnvelope(mixed $body): string
    {
        $place = Envelope::find($body);
        if ($place !== null) {
            return "has its envelope in $place: set responseAt: \"$place\", or DATA_VALIDATION_RESPONSE_AT";
        }
        return $this->place === [] ? "is no response of version $this->version of the API"
            : 'has no envelope at ' . implode('.', $this->place) . ': check responseAt';
    }

    /** A response in which the key is replaced. */
    private function hidden(Parsed $reply): Parsed
    {
        $given = $reply->metadata;
        $metadata = new Metadata(
            $given->status,
            $this->secret->hide($given->headers),
            $given->attempts,
            $this->secret->hide($given->version),
            $this->secret->hide($given->requestCode),
            $given->retryAfter,
            $given->limits,
        );
        return new Parsed($metadata, $this->secret->hide($reply->body));
    }

    /** An error of the API with what to do about it. */
    private static function describe(RequestError $error): string
    {
        $words = array_filter([$error->group, $error->type, $error->subtype]);
        $text = Text::quote(implode(' ', $words)) . ': ' . Text::quote($error->description ?? '');
        for (; $words; array_pop($words)) {
            if ($advice = Defaults::ADVICE[implode(' ', $words)] ?? '') {
                return "$text $advice";
            }
        }
        return $text;
    }

    /** The title and detail of a gateway's `application/problem+json`. */
    private static function problem(Parsed $reply): string
    {
        $type = strtolower(implode(',', $reply->metadata->headers['content-type'] ?? []));
        if (!str_contains($type, 'problem+json') || !$reply->body instanceof \stdClass) {
            return '';
        }
        $texts = array_filter([$reply->body->title ?? null, $reply->body->detail ?? null], is_string(...));
        return $texts === [] ? '' : ' It says: ' . Text::quote(implode(': ', $texts));
    }
}
