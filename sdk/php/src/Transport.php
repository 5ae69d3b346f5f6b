<?php

declare(strict_types=1);

namespace DataValidation;

/** Sends calls: key, version, timeout and retries. Nothing here depends on the operations. */
final class Transport
{
    private readonly Secret $secret;
    private readonly string $baseUrl;
    /** Milliseconds. */
    private readonly int $timeout;
    private readonly int $retries;
    private readonly Reader $reader;
    private readonly ?string $details;

    /** @param ?\Closure(Attempt): void $onAttempt */
    public function __construct(
        private readonly string $version,
        #[\SensitiveParameter] ?string $apiKey,
        ?string $baseUrl,
        ?float $timeout,
        ?int $retries,
        private readonly Sender $sender,
        private readonly int $responseLimit,
        ?string $responseAt,
        ?string $versionHeader,
        bool|string $includeRequestDetails,
        private readonly ?\Closure $onAttempt,
    ) {
        $key = $apiKey ?? self::environment('KEY') ?? '';
        $this->secret = new Secret($key);
        $this->baseUrl = rtrim($baseUrl ?? self::environment('URL') ?? '', '/');
        if (!preg_match('/^[\x21-\x7e]+$/D', $key)) {
            throw new \ValueError('The API key is missing or has white space. Pass it, or set DATA_VALIDATION_KEY.');
        }
        if (!preg_match('~^https?://[^/?#\s]+(/[^/?#\s]+)*$~D', $this->baseUrl) || !parse_url($this->baseUrl)) {
            throw new \ValueError('The base URL is missing or wrong. Pass it, or set DATA_VALIDATION_URL.');
        }
        $this->timeout = $timeout === null ? self::number('TIMEOUT', Defaults::TIMEOUT) : (int) ($timeout * 1000);
        $this->retries = $retries ?? self::number('RETRIES', Defaults::RETRIES);
        $place = $responseAt ?? self::environment('RESPONSE_AT');
        $keys = $place === null ? [] : explode('.', $place);
        if (in_array('', $keys, true)) {
            throw new \ValueError('responseAt has an empty key. Name the place of the envelope, such as response.');
        }
        $this->reader = new Reader($version, $this->secret, $versionHeader, $keys);
        $prefix = preg_replace('/-api-version$/', '', strtolower($versionHeader ?? Defaults::VERSION_HEADER));
        $this->details = match ($includeRequestDetails) {
            true => $prefix . Defaults::DETAILS_HEADER_END,
            false => null,
            default => strtolower($includeRequestDetails),
        };
    }

    /** @return array<string, mixed> What a dump shows: not the key. */
    public function __debugInfo(): array
    {
        return $this->__serialize();
    }

    /** @return array<string, mixed> */
    public function __serialize(): array
    {
        return ['version' => $this->version, 'baseUrl' => $this->baseUrl];
    }

    /** @param array<string, mixed> $data */
    public function __unserialize(array $data): void
    {
        throw new \LogicException('A client is not unserialized: create a new one.');
    }

    /**
     * Makes a call.
     *
     * @template T of object
     * @param class-string<T> $response
     * @param array<string, mixed> $query
     * @param list<string> $needs
     * @return T
     */
    public function call(
        string $response,
        string $path,
        bool $isValidation,
        array $query,
        array $needs,
        ?object $options,
        ?object $client,
        ?string $customId,
        ?CallSettings $settings,
    ): object {
        $settings ??= new CallSettings();
        $given = array_keys(array_filter($query, fn (mixed $value): bool => $value !== null));
        if (!array_filter($needs, fn (string $form): bool => !array_diff(explode(' and ', $form), $given))) {
            throw new InvalidRequestException('The query needs ' . implode(', or ', $needs) . '.');
        }
        $parts = ['query' => $query, 'options' => $options, 'client' => $client, 'customId' => $customId];
        $flags = JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION;
        try {
            $content = json_encode(['request' => Json::encode($parts)], $flags);
        } catch (\JsonException $error) {
            throw new InvalidRequestException("The request cannot be sent: {$error->getMessage()}.");
        }
        $headers = $this->headers($settings->headers);
        $timeout = $settings->timeout === null ? $this->timeout : (int) ($settings->timeout * 1000);
        $retries = $settings->retries ?? $this->retries;
        for ($attempts = 1;; $attempts++) {
            $outcome = $this->attempt($path, $headers, $content, $timeout, $attempts);
            $wait = $attempts > $retries ? null : $this->waitAfter($outcome, $attempts);
            $error = $outcome instanceof DataValidationException ? $outcome : null;
            $attempt = new Attempt($attempts, $path, $outcome->metadata->status, $error, $wait);
            foreach (array_filter([$this->onAttempt, $settings->onAttempt]) as $notify) {
                $notify($attempt);
            }
            if ($wait === null) {
                return $outcome instanceof DataValidationException ? throw $outcome
                    : $this->reader->result($outcome, $response, $isValidation);
            }
            usleep((int) ($wait * 1_000_000));
        }
    }

    /**
     * @param array<string, string> $headers
     */
    private function attempt(
        string $path,
        #[\SensitiveParameter] array $headers,
        string $content,
        int $timeout,
        int $attempts,
    ): Parsed|DataValidationException {
        $count = $attempts > 1 ? ['x-retry-count' => (string) ($attempts - 1)] : [];
        $url = $this->baseUrl . $path;
        try {
            $reply = $this->sender->send($url, $headers + $count, $content, $timeout, $this->responseLimit);
        } catch (ResponseTooLargeException | TimeoutException $error) {
            return new $error($error->getMessage(), new Metadata(attempts: $attempts));
        } catch (\Throwable $error) {
            $reason = Text::quote($this->secret->hide($error->getMessage())) ?: $error::class;
            $message = "No response: $reason. Check the base URL and the network.";
            return new ConnectionException($message, new Metadata(attempts: $attempts));
        }
        return $this->reader->read($reply, $attempts);
    }

    /**
     * @param array<string, string> $more
     * @return array<string, string>
     */
    private function headers(array $more): array
    {
        foreach ($more as $name => $value) {
            $isName = preg_match('/^[!#$%&\'*+.^_`|~0-9A-Za-z-]+$/D', (string) $name);
            if (!$isName || !preg_match('/^[\t\x20-\x7e]*$/D', $value)) {
                throw new InvalidRequestException('A header of the call has characters that no header has.');
            }
        }
        return [
            'accept' => 'application/json',
            'api-version' => $this->version,
            'authorization' => "Bearer {$this->secret->reveal()}",
            'content-type' => 'application/json',
            'user-agent' => Defaults::USER_AGENT,
        ] + ($this->details === null ? [] : [$this->details => 'true']) + array_change_key_case($more);
    }

    /** Seconds before the next attempt; null if the outcome is final. */
    private function waitAfter(Parsed|DataValidationException $outcome, int $attempts): ?float
    {
        if ($outcome instanceof ResponseTooLargeException) {
            return null;
        }
        $status = $outcome->metadata->status;
        if ($outcome instanceof Parsed && (!in_array($status, Defaults::STATUSES, true) || $outcome->isFinal())) {
            return null;
        }
        $asked = $outcome->metadata->retryAfter ?? 0.0;
        if ($asked * 1000 > Defaults::MAX_RETRY_AFTER) {
            return null;
        }
        $longest = min(Defaults::FIRST_WAIT * 2 ** ($attempts - 1), Defaults::LONGEST_WAIT);
        return max($asked, Defaults::SHORTEST_WAIT / 1000, random_int(0, (int) $longest) / 1000);
    }

    private static function environment(string $name): ?string
    {
        $value = getenv(Defaults::ENVIRONMENT . $name);
        return $value === false || $value === '' ? null : $value;
    }

    private static function number(string $name, int $otherwise): int
    {
        $text = self::environment($name) ?? (string) $otherwise;
        return ctype_digit($text) ? (int) $text
            : throw new \ValueError(Defaults::ENVIRONMENT . "$name must be a whole number.");
    }
}
