<?php

declare(strict_types=1);

namespace DataValidation;

/** Sends calls: key, version, timeout and retries. Nothing here depends on the operations. */
final class Transport
{
    private readonly string $apiKey;
    private readonly string $baseUrl;
    /** Milliseconds. */
    private readonly int $timeout;
    private readonly int $retries;
    private ?\CurlHandle $curl = null;

    /** @param array<int, mixed> $curlOptions */
    public function __construct(
        private readonly string $version,
        #[\SensitiveParameter] ?string $apiKey,
        ?string $baseUrl,
        ?float $timeout,
        ?int $retries,
        private readonly array $curlOptions,
    ) {
        $this->apiKey = $apiKey ?? self::environment('KEY') ?? '';
        $this->baseUrl = rtrim($baseUrl ?? self::environment('URL') ?? '', '/');
        if (!preg_match('/^[\x21-\x7e]+$/D', $this->apiKey)) {
            throw new \ValueError('The API key is missing or has white space. Pass it, or set DATA_VALIDATION_KEY.');
        }
        if (!preg_match('~^https?://[^/?#\s]+(/[^/?#\s]+)*$~D', $this->baseUrl)) {
            throw new \ValueError('The base URL is missing or wrong. Pass it, or set DATA_VALIDATION_URL.');
        }
        $this->timeout = $timeout === null ? self::number('TIMEOUT', Defaults::TIMEOUT) : (int) ($timeout * 1000);
        $this->retries = $retries ?? self::number('RETRIES', Defaults::RETRIES);
    }

    /** @return array<string, mixed> What a dump shows: not the key. */
    public function __debugInfo(): array
    {
        return ['version' => $this->version, 'baseUrl' => $this->baseUrl];
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
        array $query,
        array $needs,
        ?object $options,
        ?object $client,
        ?string $customId,
    ): object {
        $given = array_keys(array_filter($query, fn (mixed $value): bool => $value !== null));
        if (!array_filter($needs, fn (string $form): bool => !array_diff(explode(' and ', $form), $given))) {
            throw new \ArgumentCountError('The query needs ' . implode(', or ', $needs) . '.');
        }
        $parts = ['query' => $query, 'options' => $options, 'client' => $client, 'customId' => $customId];
        $content = json_encode(['request' => Json::encode($parts)], JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
        for ($attempts = 1;; $attempts++) {
            $reply = $this->attempt($path, $content, $attempts);
            $wait = $this->waitAfter($reply, $attempts);
            if ($wait === null || $attempts > $this->retries) {
                return Json::decode($response, is_array($reply) ? $this->check($reply, $attempts) : throw $reply);
            }
            usleep($wait * 1000);
        }
    }

    /** @return array{status: int, headers: array<string, string>, text: string}|DataValidationException */
    private function attempt(string $path, string $content, int $attempts): array|DataValidationException
    {
        $headers = [];
        $this->curl ??= curl_init();
        curl_reset($this->curl);
        curl_setopt_array($this->curl, [
            CURLOPT_URL => $this->baseUrl . $path,
            CURLOPT_POSTFIELDS => $content,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => $this->timeout,
            // The body is personal data and the key a secret: neither goes to where a response redirects.
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_HTTPHEADER => [
                'accept: application/json',
                "api-version: $this->version",
                "authorization: Bearer $this->apiKey",
                'content-type: application/json',
                'expect:',
                'user-agent: ' . Defaults::USER_AGENT,
                ...($attempts > 1 ? ['x-retry-count: ' . ($attempts - 1)] : []),
            ],
            CURLOPT_HEADERFUNCTION => function (\CurlHandle $_, string $line) use (&$headers): int {
                [$name, $value] = explode(':', $line, 2) + [1 => ''];
                $headers[strtolower(trim($name))] = trim($value);
                return strlen($line);
            },
        ] + $this->curlOptions);
        $text = curl_exec($this->curl);
        if (is_string($text)) {
            $status = curl_getinfo($this->curl, CURLINFO_RESPONSE_CODE);
            return ['status' => $status, 'headers' => $headers, 'text' => $text];
        }
        if (curl_errno($this->curl) === CURLE_OPERATION_TIMEDOUT) {
            $message = "No response within $this->timeout ms. Retry later, or raise the timeout.";
            return new TimeoutException($message, null, $attempts);
        }
        $reason = $this->hide(curl_error($this->curl));
        return new ConnectionException("No response: $reason. Check the base URL and the network.", null, $attempts);
    }

    /**
     * Returns the body of a success of this version; throws for every other response.
     *
     * @param array{status: int, headers: array<string, string>, text: string} $reply
     * @return array<string, mixed>
     */
    private function check(array $reply, int $attempts): array
    {
        ['status' => $status, 'headers' => $headers, 'text' => $text] = $reply;
        $isSuccess = $status >= 200 && $status < 300;
        $body = json_decode($isSuccess ? $text : $this->hide($text), true);
        $body = is_array($body) ? $body : [];
        // The name of the version header begins with the vendor's.
        $names = array_filter(array_keys($headers), fn (string $name): bool => str_ends_with($name, 'api-version'));
        $version = $names ? $headers[reset($names)] : null;
        if ($isSuccess && (is_array($body['result'] ?? null) || is_array($body['results'] ?? null))) {
            if ($version === null) {
                error_log('The response does not state its version. Check the proxies before the API.');
            }
            if ($version === null || $version === $this->version) {
                return $body;
            }
        }
        $listed = !$isSuccess && is_array($body['errors'] ?? null) ? array_filter($body['errors'], is_array(...)) : [];
        $decode = fn (array $error): RequestError => Json::decode(RequestError::class, $error);
        $errors = array_map($decode, array_values($listed));
        if ($errors === [] && $status !== 429 && $status < 500) {
            $message = "HTTP $status is no response of version $this->version of the API (version header: "
                . ($version ?? 'none') . '). Check the base URL and the proxies before the API.';
            throw new UnexpectedResponseException($message, $status, $attempts, $version);
        }
        $class = ApiException::classOf($status, $errors[0]->type ?? '');
        throw new $class("HTTP $status " . self::messageOf($errors), $status, $attempts, $version, $errors);
    }

    /** @param list<RequestError> $errors */
    private static function messageOf(array $errors): string
    {
        if ($errors === []) {
            return 'without an error of the API. A gateway returned it. Retry later, or check the base URL.';
        }
        [$first] = $errors;
        $words = array_filter([$first->group, $first->type, $first->subtype]);
        $text = implode(' ', $words) . ": $first->description";
        for (; $words; array_pop($words)) {
            if ($advice = Defaults::ADVICE[implode(' ', $words)] ?? '') {
                return "$text $advice";
            }
        }
        return $text;
    }

    /** A text without the key. A shorter one is a word that a text may contain by chance. */
    private function hide(string $text): string
    {
        return strlen($this->apiKey) < 8 ? $text : str_replace($this->apiKey, '[API key]', $text);
    }

    /**
     * Milliseconds before the next attempt; null if the outcome is final.
     *
     * @param array{status: int, headers: array<string, string>, text: string}|DataValidationException $reply
     */
    private function waitAfter(array|DataValidationException $reply, int $attempts): ?int
    {
        if (is_array($reply) && !in_array($reply['status'], Defaults::STATUSES, true)) {
            return null;
        }
        $text = is_array($reply) ? $reply['headers']['retry-after'] ?? '' : '';
        // A number of seconds, or a date.
        $seconds = is_numeric($text) ? (float) $text : (strtotime($text) ?: 0) - microtime(true);
        if ($seconds * 1000 > Defaults::MAX_RETRY_AFTER) {
            return null;
        }
        $longest = min(Defaults::FIRST_WAIT * 2 ** ($attempts - 1), Defaults::LONGEST_WAIT);
        return (int) max($seconds * 1000, Defaults::SHORTEST_WAIT, mt_rand() / mt_getrandmax() * $longest);
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
