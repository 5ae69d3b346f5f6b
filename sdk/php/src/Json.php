<?php

declare(strict_types=1);

namespace DataValidation;

/** Reads and writes JSON. A response is read as far as it can be read: what has another type reads as absent. */
final class Json
{
    private const EMPTY = ['string' => '', 'int' => 0, 'float' => 0.0, 'bool' => false, 'array' => []];

    /** PHP counts the value within the innermost list too. */
    private const DEPTH = Defaults::MAX_DEPTH + 1;

    private const ODD = '~\\\\ud[89ab][\da-f]{2}\\\\ud[c-f][\da-f]{2}(*SKIP)(*FAIL)|\\\\u(?:d[89a-f][\da-f]{2}|0000)~i';

    /** JSON in UTF-8, regardless of headers; null for anything else, and for JSON that is nested too deep. */
    public static function parse(string $text): mixed
    {
        $plain = str_starts_with($text, "\u{feff}") ? substr($text, 3) : $text;
        $read = json_decode($plain, false, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE);
        // A name that begins with NUL is none of a property, and half of a pair of surrogates is no character.
        if (!in_array(json_last_error(), [JSON_ERROR_UTF16, JSON_ERROR_INVALID_PROPERTY_NAME], true)) {
            return $read;
        }
        $whole = (string) preg_replace(self::ODD, '\\ufffd', $plain);
        return json_decode($whole, false, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE);
    }

    /** A request without what is null, and without empty objects: PHP would write them as lists. */
    public static function encode(mixed $value): mixed
    {
        if ($value instanceof \BackedEnum) {
            return $value->value;
        }
        if (is_object($value)) {
            $fields = get_object_vars($value);
            $names = array_map(fn (string $name): string => $value::NAMES[$name] ?? $name, array_keys($fields));
            $value = array_combine($names, $fields);
        }
        if (!is_array($value)) {
            return $value;
        }
        if (array_is_list($value)) {
            return array_map(self::encode(...), $value);
        }
        return array_filter(array_map(self::encode(...), $value), fn (mixed $one): bool => $one !== null) ?: null;
    }

    /**
     * A part of a response.
     *
     * @template T of object
     * @param class-string<T> $class
     * @param array<string, mixed> $more Arguments beside the fields.
     * @return T
     */
    public static function decode(string $class, mixed $json, array $more = []): object
    {
        $given = $json instanceof \stdClass ? $json : new \stdClass();
        $values = ['rawJson' => $given] + $more;
        foreach ((new \ReflectionMethod($class, '__construct'))->getParameters() as $parameter) {
            $name = $parameter->getName();
            if ($name === 'rawJson' || $name === 'metadata') {
                continue;
            }
            $value = $given->{$class::NAMES[$name] ?? $name} ?? null;
            $values[$name] = self::value($parameter->getType(), $value, $class::ITEMS[$name] ?? null);
        }
        return new $class(...$values);
    }

    /**
     * A list of objects.
     *
     * @template T of object
     * @param class-string<T> $class
     * @return list<T>
     */
    public static function decodeAll(string $class, mixed $json): array
    {
        return $json === null ? [] : self::list($json, $class);
    }

    /** @param ?string $item `map` for an object with any fields; of a list, the type of its items: `object` for such objects. */
    private static function value(\ReflectionNamedType $type, mixed $value, ?string $item): mixed
    {
        $name = $type->getName();
        $absent = $type->allowsNull() ? null : self::EMPTY[$name] ?? self::decode($name, null);
        if ($value === null) {
            return $absent;
        }
        if ($item === 'map') {
            return $value instanceof \stdClass ? (array) $value : $absent;
        }
        return $name === 'array' ? self::list($value, (string) $item) : self::fit($name, $value) ?? $absent;
    }

    /** A value of a type; null if it has another. */
    private static function fit(string $type, mixed $value): mixed
    {
        return match (true) {
            $type === 'float' && is_int($value) => (float) $value,
            $type === 'int' && is_float($value) && abs($value) < 2 ** 53 && floor($value) === $value => (int) $value,
            get_debug_type($value) === $type => $value,
            $type === 'object' => $value instanceof \stdClass ? (array) $value : null,
            default => $value instanceof \stdClass && !isset(self::EMPTY[$type]) ? self::decode($type, $value) : null,
        };
    }

    /**
     * A list; one value in its place is a list of one.
     *
     * @return list<mixed>
     */
    private static function list(mixed $value, string $item): array
    {
        $items = is_array($value) ? $value : [$value];
        $read = array_map(fn (mixed $one): mixed => self::fit($item, $one), $items);
        return array_values(array_filter($read, fn (mixed $one): bool => $one !== null));
    }
}
