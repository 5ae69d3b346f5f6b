<?php

declare(strict_types=1);

namespace DataValidation;

/** Texts of a server in messages. */
final class Text
{
    /** Escapes what could break a line of a log, move the cursor of a terminal or show a text in another order. */
    public static function visible(string $text): string
    {
        $text = (string) json_decode((string) json_encode($text, JSON_INVALID_UTF8_SUBSTITUTE));
        $escape = fn (array $found): string => trim((string) json_encode($found[0]), '"');
        $controls = '/[\x{00}-\x{1f}\x{7f}-\x{9f}\x{61c}\x{200e}\x{200f}\x{2028}-\x{202e}\x{2066}-\x{2069}]/u';
        $names = ['\b' => '\u0008', '\t' => '\u0009', '\n' => '\u000a', '\f' => '\u000c', '\r' => '\u000d'];
        return (string) preg_replace_callback(
            $controls,
            fn (array $found): string => match (true) {
                $found[0] === "\x7f" => '\u007f',
                default => strtr($escape($found), $names),
            },
            $text,
        );
    }

    /** A text of a server, for a message. */
    public static function quote(string $text): string
    {
        $shown = self::visible($text);
        preg_match('/^.{0,' . (Defaults::MESSAGE_LIMIT - 1) . '}/us', $shown, $start);
        return strlen($start[0]) < strlen($shown) ? "$start[0]…" : $shown;
    }
}
