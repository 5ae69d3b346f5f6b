<?php

declare(strict_types=1);

namespace DataValidation;

/** Finds the envelope in the body of a success. */
final class Envelope
{
    /**
     * The envelope, with the `request` beside it.
     *
     * @param list<string> $place
     */
    public static function unwrap(mixed $body, array $place): mixed
    {
        $inner = $body;
        foreach ($place as $key) {
            $inner = $inner instanceof \stdClass ? $inner->$key ?? null : null;
        }
        $request = $body instanceof \stdClass ? $body->request ?? null : null;
        $isBeside = $request instanceof \stdClass && ($place[0] ?? 'request') !== 'request';
        return $isBeside && $inner instanceof \stdClass ? (object) ((array) $inner + ['request' => $request]) : $inner;
    }

    /** Whether a body has the `result` of a validation, or the `results` of any other operation. */
    public static function isThere(mixed $body, bool $isValidation): bool
    {
        if (!$body instanceof \stdClass) {
            return false;
        }
        return $isValidation ? ($body->result ?? null) instanceof \stdClass : is_array($body->results ?? null);
    }

    /** The place of an envelope that is in an object of a body, at most so many keys deep. */
    public static function find(mixed $body, int $depth = 2): ?string
    {
        $objects = $depth > 0 && $body instanceof \stdClass ? array_filter((array) $body, is_object(...)) : [];
        $isName = fn (int|string $key): bool => (bool) preg_match('/^[A-Za-z_$][\w$-]{0,39}$/D', (string) $key);
        $named = array_filter($objects, $isName, ARRAY_FILTER_USE_KEY);
        foreach ($named as $key => $value) {
            if (self::isThere($value, true) || self::isThere($value, false)) {
                return (string) $key;
            }
        }
        foreach ($named as $key => $value) {
            $place = self::find($value, $depth - 1);
            if ($place !== null) {
                return "$key.$place";
            }
        }
        return null;
    }

    /** The first candidate of a validation that is neither valid nor invalid, by its place. */
    public static function undecided(\stdClass $body): ?string
    {
        $offered = $body->suggestions ?? [];
        $offered = is_array($offered) ? $offered : [$offered];
        $candidates = ['result' => $body->result];
        if (isset($body->resultCorrected)) {
            $candidates['resultCorrected'] = $body->resultCorrected;
        }
        foreach ($offered as $index => $one) {
            $candidates["suggestions[$index]"] = $one;
        }
        foreach ($candidates as $place => $candidate) {
            if (!$candidate instanceof \stdClass || !is_bool($candidate->isValid ?? null)) {
                return $place;
            }
        }
        return null;
    }
}
