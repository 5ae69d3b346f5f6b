<?php

declare(strict_types=1);

namespace DataValidation;

/** Sends with curl. */
final class CurlSender implements Sender
{
    private ?\CurlHandle $curl = null;

    /** @param array<int, mixed> $options Options of curl, such as CURLOPT_PROXY. */
    public function __construct(private readonly array $options = [])
    {
    }

    public function send(
        string $url,
        #[\SensitiveParameter] array $headers,
        string $content,
        int $timeout,
        int $limit,
    ): Reply {
        $received = [];
        $text = '';
        $isTooLarge = false;
        $this->curl ??= curl_init();
        curl_reset($this->curl);
        curl_setopt_array($this->curl, [
            CURLOPT_URL => $url,
            CURLOPT_POSTFIELDS => $content,
            CURLOPT_TIMEOUT_MS => $timeout,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_ENCODING => '',
            // The body is personal data and the key a secret: neither goes to where a response redirects.
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_HTTPHEADER => array_map(
                fn (string $name, string $value): string => "$name: $value",
                [...array_keys($headers), 'expect'],
                [...array_values($headers), ''],
            ),
            CURLOPT_HEADERFUNCTION => function (\CurlHandle $_, string $line) use (&$received): int {
                [$name, $value] = explode(':', $line, 2) + [1 => null];
                if ($value !== null) {
                    $received[strtolower(trim($name))][] = trim($value);
                } elseif (str_starts_with($line, 'HTTP/')) {
                    $received = [];
                }
                return strlen($line);
            },
            CURLOPT_WRITEFUNCTION => function (\CurlHandle $_, string $part) use (&$text, &$isTooLarge, $limit): int {
                $isTooLarge = strlen($text) + strlen($part) > $limit;
                $text .= $isTooLarge ? '' : $part;
                return $isTooLarge ? 0 : strlen($part);
            },
        ] + $this->options);
        if (curl_exec($this->curl) === true) {
            return new Reply(curl_getinfo($this->curl, CURLINFO_RESPONSE_CODE), $received, $text);
        }
        if ($isTooLarge) {
            throw new ResponseTooLargeException(
                "The response is larger than $limit bytes. Raise responseLimit, or ask for less.",
            );
        }
        if (curl_errno($this->curl) === CURLE_OPERATION_TIMEDOUT) {
            throw new TimeoutException("No response within $timeout ms. Retry later, or raise the timeout.");
        }
        throw new ConnectionException(curl_error($this->curl));
    }

    /** @return array<string, mixed> */
    public function __serialize(): array
    {
        return [];
    }

    /** @param array<string, mixed> $data */
    public function __unserialize(array $data): void
    {
        throw new \LogicException('A client is not unserialized: create a new one.');
    }
}
