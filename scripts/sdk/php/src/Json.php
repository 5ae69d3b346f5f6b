<?php

declare(strict_types=1);

namespace DataValidation;

/** Reads and writes JSON. A response is read as far as it can be read: what has another type reads as absent. */
final class Json
{
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

    public static function string(mixed $value): ?string
    {
        return is_string($value) ? $value : null;
    }

    public static function integer(mixed $value): ?int
    {
        return is_int($value) ? $value : null;
    }

    public static function number(mixed $value): ?float
    {
        return is_int($value) || is_float($value) ? (float) $value : null;
    }

    public static function boolean(mixed $value): ?bool
    {
        return is_bool($value) ? $value : null;
    }

    /**
     * A list; one value in its place is a list of one.
     *
     * @template T
     * @param callable(mixed): ?T $item
     * @return ?list<T>
     */
    public static function list(mixed $value, callable $item): ?array
    {
        if ($value === null) {
            return null;
        }
        $items = is_array($value) && array_is_list($value) ? $value : [$value];
        return array_values(array_filter(array_map($item, $items), fn (mixed $one): bool => $one !== null));
    }
}
