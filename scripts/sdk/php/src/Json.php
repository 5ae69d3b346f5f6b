<?php

declare(strict_types=1);

namespace DataValidation;

/** Reads and writes JSON. A response is read as far as it can be read: what has another type reads as absent. */
final class Json
{
    private const EMPTY = ['string' => '', 'int' => 0, 'float' => 0.0, 'bool' => false, 'array' => []];

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
     * @return T
     */
    public static function decode(string $class, mixed $json): object
    {
        $values = [];
        foreach ((new \ReflectionMethod($class, '__construct'))->getParameters() as $parameter) {
            $name = $parameter->getName();
            $value = is_array($json) ? $json[$class::NAMES[$name] ?? $name] ?? null : null;
            $values[] = self::value($parameter->getType(), $value, $class::ITEMS[$name] ?? null);
        }
        return new $class(...$values);
    }

    /** @param class-string|'array'|null $item The class in a list, or `array` for an object with any fields. */
    private static function value(\ReflectionNamedType $type, mixed $value, ?string $item): mixed
    {
        $name = $type->getName();
        $absent = $type->allowsNull() ? null : self::EMPTY[$name] ?? self::decode($name, null);
        return match (true) {
            $value === null => $absent,
            $item === 'array' => is_array($value) ? $value : $absent,
            $name === 'array' => self::list($value, $item),
            $name === 'float' && is_int($value) => (float) $value,
            get_debug_type($value) === $name => $value,
            default => isset(self::EMPTY[$name]) ? $absent : self::decode($name, $value),
        };
    }

    /**
     * A list; one value in its place is a list of one.
     *
     * @param ?class-string $item
     * @return list<mixed>
     */
    private static function list(mixed $value, ?string $item): array
    {
        $items = is_array($value) && array_is_list($value) ? $value : [$value];
        return $item === null ? array_values(array_filter($items, is_string(...)))
            : array_map(fn (mixed $one): object => self::decode($item, $one), $items);
    }
}
