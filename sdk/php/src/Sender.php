<?php

declare(strict_types=1);

namespace DataValidation;

/** Makes one attempt of a call. */
interface Sender
{
    /**
     * @param array<string, string> $headers
     * @param int $timeout Milliseconds to the last byte of the response.
     * @param int $limit Largest body, in bytes after decompression.
     * @throws TimeoutException
     * @throws ResponseTooLargeException
     * @throws ConnectionException
     */
    public function send(
        string $url,
        #[\SensitiveParameter] array $headers,
        string $content,
        int $timeout,
        int $limit,
    ): Reply;
}
