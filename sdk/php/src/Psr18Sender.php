<?php

declare(strict_types=1);

namespace DataValidation;

use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** Sends with an HTTP client of your own. How long an attempt may take, and how much it reads, are settings of that client. */
final class Psr18Sender implements Sender
{
    public function __construct(
        private readonly ClientInterface $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
    ) {
    }

    public function send(
        string $url,
        #[\SensitiveParameter] array $headers,
        string $content,
        int $timeout,
        int $limit,
    ): Reply {
        $request = $this->requests->createRequest('POST', $url)->withBody($this->streams->createStream($content));
        foreach ($headers as $name => $value) {
            $request = $request->withHeader($name, $value);
        }
        try {
            $response = $this->client->sendRequest($request);
            $text = (string) $response->getBody();
        } catch (ClientExceptionInterface | \RuntimeException $error) {
            throw new ConnectionException($error->getMessage());
        }
        if (strlen($text) > $limit) {
            throw new ResponseTooLargeException(
                "The response is larger than $limit bytes. Raise responseLimit, or ask for less.",
            );
        }
        $received = array_map(array_values(...), array_change_key_case($response->getHeaders()));
        return new Reply($response->getStatusCode(), $received, $text);
    }
}
