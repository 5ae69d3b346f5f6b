<?php

declare(strict_types=1);

namespace DataValidation;

/** Reads the headers of a response. */
final class Headers
{
    /** @param array<string, list<string>> $headers */
    public static function metadata(int $status, array $headers, int $attempts, mixed $body, ?string $name): Metadata
    {
        $request = $body instanceof \stdClass ? $body->request ?? null : null;
        $code = $request instanceof \stdClass ? $request->code ?? null : null;
        return new Metadata(
            $status,
            $headers,
            $attempts,
            self::version($headers, $name),
            is_string($code) ? $code : null,
            self::retryAfter(implode(',', $headers['retry-after'] ?? [])),
            self::limits($headers),
        );
    }

    /**
     * The version: in the named header, in that of the contract, or in all whose name ends as that does.
     *
     * @param array<string, list<string>> $headers
     */
    private static function version(array $headers, ?string $name): ?string
    {
        $own = strtolower($name ?? Defaults::VERSION_HEADER);
        $found = self::values($headers, fn (string $one): bool => $one === $own);
        if ($name === null && implode('', $found) === '') {
            $found = self::values($headers, fn (string $one): bool => str_ends_with($one, '-api-version'));
        }
        return self::only($found);
    }

    /** @param array<string, list<string>> $headers */
    private static function limits(array $headers): Limits
    {
        $limits = [];
        foreach (Defaults::LIMIT_HEADERS as $name => $end) {
            $text = self::only(self::values($headers, fn (string $one): bool => str_ends_with($one, $end)));
            if (preg_match('/^\d{1,15}(\.\d{1,15})?$/D', $text ?? '')) {
                $limits[$name] = (float) $text;
            }
        }
        return new Limits(...$limits);
    }

    /** Seconds that numbers, the longest of them, or a date ask for; null if the text is neither. */
    private static function retryAfter(string $text): ?float
    {
        if (preg_match('/[a-z]{3}/i', $text)) {
            $date = strtotime($text);
            return $date === false ? null : max(0.0, $date - microtime(true));
        }
        $numbers = array_map(trim(...), explode(',', $text));
        $isRead = preg_grep('/^\d+(\.\d+)?$/D', $numbers, PREG_GREP_INVERT) === [];
        return $isRead ? max(array_map(floatval(...), $numbers)) : null;
    }

    /**
     * @param array<string, list<string>> $headers
     * @param callable(string): bool $isWanted
     * @return list<string>
     */
    private static function values(array $headers, callable $isWanted): array
    {
        $found = array_merge([], ...array_values(array_filter(
            $headers,
            fn (int|string $name): bool => $isWanted((string) $name),
            ARRAY_FILTER_USE_KEY,
        )));
        return $found === [] ? [] : array_map(trim(...), explode(',', implode(',', $found)));
    }

    /**
     * The value that all of a list have; null if they differ.
     *
     * @param list<string> $values
     */
    private static function only(array $values): ?string
    {
        $distinct = array_values(array_unique($values));
        return count($distinct) === 1 && $distinct[0] !== '' ? $distinct[0] : null;
    }
}
