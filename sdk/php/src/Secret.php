<?php

declare(strict_types=1);

namespace DataValidation;

/** The key, which no dump shows. */
final class Secret
{
    /** @var ?\WeakMap<self, string> Beside the objects: a dump of an object shows its properties. */
    private static ?\WeakMap $keys = null;

    public function __construct(#[\SensitiveParameter] string $key)
    {
        self::$keys ??= new \WeakMap();
        self::$keys[$this] = $key;
    }

    public function reveal(): string
    {
        return self::$keys[$this] ?? '';
    }

    /** A value without the key, in all its texts. A shorter key is a word that a text may contain by chance. */
    public function hide(mixed $value): mixed
    {
        $key = $this->reveal();
        if (strlen($key) < Defaults::SHORTEST_SECRET) {
            return $value;
        }
        if (is_string($value)) {
            return str_replace($key, '[API key]', $value);
        }
        if ($value instanceof \stdClass) {
            return (object) $this->hide((array) $value);
        }
        if (!is_array($value)) {
            return $value;
        }
        return array_combine(array_map($this->hide(...), array_keys($value)), array_map($this->hide(...), $value));
    }

    /** @return array<string, mixed> */
    public function __serialize(): array
    {
        return [];
    }

    /** @param array<string, mixed> $data */
    public function __unserialize(array $data): void
    {
        throw new \LogicException('A key is not unserialized: create a new client.');
    }
}
