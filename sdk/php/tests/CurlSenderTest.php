<?php

declare(strict_types=1);

namespace DataValidation\Tests;

use DataValidation\CurlSender;
use DataValidation\Reply;
use DataValidation\TimeoutException;
use PHPUnit\Framework\TestCase;

/** What curl does with the responses of a server on this machine. */
final class CurlSenderTest extends TestCase
{
    /** @var resource */
    private static $server;
    private static string $url = '';

    public static function setUpBeforeClass(): void
    {
        $command = [PHP_BINARY, '-n', '-S', '127.0.0.1:0', __DIR__ . '/server.php'];
        $process = proc_open($command, [['null'], ['null'], ['pipe', 'w']], $pipes);
        self::assertIsResource($process);
        self::$server = $process;
        preg_match('~http://\S+\d~', (string) fgets($pipes[2]), $found);
        self::$url = $found[0] ?? '';
    }

    public static function tearDownAfterClass(): void
    {
        proc_terminate(self::$server);
    }

    private function get(string $path, int $timeout = 60_000): Reply
    {
        return (new CurlSender())->send(self::$url . $path, [], '{}', $timeout, 1000);
    }

    public function testARedirectIsNotFollowed(): void
    {
        self::assertSame(302, $this->get('/redirect')->status);
    }

    public function testHeadersAreReadInAnyCase(): void
    {
        self::assertSame(['2.1'], $this->get('/')->headers['service-api-version'] ?? null);
    }

    public function testAnAttemptEndsAtItsTimeout(): void
    {
        $this->expectException(TimeoutException::class);
        $this->get('/slow', 100);
    }
}
