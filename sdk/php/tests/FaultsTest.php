<?php

declare(strict_types=1);

namespace DataValidation\Tests;

use DataValidation\Attempt;
use DataValidation\Client;
use DataValidation\ConnectionException;
use DataValidation\DataValidationException;
use DataValidation\Reply;
use DataValidation\Sender;
use PHPUnit\Framework\TestCase;

/** Each rule of the client, by a response that breaks it. */
final class FaultsTest extends TestCase
{
    /** @return iterable<string, array{array<string, mixed>}> */
    public static function faults(): iterable
    {
        $text = (string) file_get_contents(__DIR__ . '/faults.json');
        foreach (json_decode($text, true, 512, JSON_THROW_ON_ERROR) as $fault) {
            yield $fault['behaviour'] => [$fault];
        }
    }

    /**
     * @dataProvider faults
     * @param array<string, mixed> $fault
     */
    public function testWithinTheProcess(array $fault): void
    {
        $sender = new class ($fault['responses']) implements Sender {
            private int $attempts = 0;

            /** @param list<array<string, mixed>> $left One of several is sent once, a single one every time. */
            public function __construct(private array $left)
            {
            }

            public function send(string $url, array $headers, string $content, int $timeout, int $limit): Reply
            {
                $count = ++$this->attempts > 1 ? (string) ($this->attempts - 1) : null;
                TestCase::assertSame($count, $headers['x-retry-count'] ?? null);
                $given = count($this->left) > 1 ? array_shift($this->left) : $this->left[0];
                if (isset($given['network'])) {
                    throw new ConnectionException('The connection broke.');
                }
                $text = (string) json_encode($given['body'] ?: new \stdClass());
                if (strlen($text) > $limit) {
                    throw new \DataValidation\ResponseTooLargeException('The response is too large.');
                }
                $sent = ($given['headers'] ?? []) + ['service-api-version' => $headers['api-version']];
                return new Reply($given['status'], array_map(fn (string $one): array => [$one], $sent), $text);
            }
        };
        $this->check($fault, 'http://mock.example', $sender);
    }

    /**
     * Has the mock send the responses, whose address the environment variable DATA_VALIDATION_MOCK has.
     *
     * @dataProvider faults
     * @param array<string, mixed> $fault
     */
    public function testAgainstTheMock(array $fault): void
    {
        $mock = (string) getenv('DATA_VALIDATION_MOCK');
        if ($mock === '' || isset($fault['alone'])) {
            self::markTestSkipped('not run: ' . ($mock === '' ? 'DATA_VALIDATION_MOCK is not set' : 'not in the mock'));
        }
        $responses = array_map(
            fn (array $one): array => isset($one['body'])
                ? ['offContract' => true, 'body' => $one['body'] ?: new \stdClass()] + $one : $one,
            $fault['responses'],
        );
        $curl = curl_init("$mock/_mock/respond");
        curl_setopt_array($curl, [
            CURLOPT_POSTFIELDS => json_encode(['path' => '/phone/validate', 'responses' => $responses]),
            CURLOPT_HTTPHEADER => ['content-type: application/json'],
            CURLOPT_RETURNTRANSFER => true,
        ]);
        $text = curl_exec($curl);
        self::assertLessThan(300, curl_getinfo($curl, CURLINFO_RESPONSE_CODE), (string) $text);
        $this->check($fault, $mock, null);
    }

    /** @param array<string, mixed> $fault */
    private function check(array $fault, string $url, ?Sender $sender): void
    {
        $settings = ($fault['settings'] ?? []) + ['apiKey' => 'a-key-of-the-tests'];
        $waits = 0.0;
        $notify = function (Attempt $attempt) use (&$waits): void {
            $waits += $attempt->wait ?? 0.0;
        };
        $client = new Client(...$settings, baseUrl: $url, sender: $sender, onAttempt: $notify);
        $started = microtime(true);
        $name = null;
        $message = '';
        try {
            $attempts = $client->phone->validate(numberFull: '+420607123456')->metadata->attempts;
        } catch (DataValidationException $error) {
            $name = (new \ReflectionClass($error))->getShortName();
            $attempts = $error->attempts;
            $message = $error->getMessage();
        }
        self::assertGreaterThanOrEqual(0.9 * $waits, microtime(true) - $started);
        self::assertSame([$fault['error'] ?? null, $fault['attempts']], [$name, $attempts], $message);
        self::assertStringContainsString($fault['contains'] ?? '', $message);
        self::assertStringNotContainsString($fault['lacks'] ?? "\0", $message);
    }
}
