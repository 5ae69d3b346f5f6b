<?php

declare(strict_types=1);

namespace DataValidation\Tests;

use DataValidation\BadRequestException;
use DataValidation\CallSettings;
use DataValidation\Client;
use DataValidation\InvalidRequestException;
use DataValidation\PhoneValidateOptions;
use DataValidation\PhoneValidateResponse;
use DataValidation\Reply;
use DataValidation\Sender;
use PHPUnit\Framework\TestCase;

/** What a caller sees of requests, responses and settings; no network. */
final class ClientTest extends TestCase implements Sender
{
    private const KEY = 'a-key-of-the-tests';

    /** @var list<string> */
    private array $sent = [];
    private string $body = '';
    private int $status = 200;

    public function send(string $url, array $headers, string $content, int $timeout, int $limit): Reply
    {
        $this->sent[] = $content;
        $received = ['service-api-version' => [$headers['api-version']], 'service-rate-limit-remaining' => ['5']];
        return new Reply($this->status, $received, $this->body);
    }

    private function client(string $body = ''): Client
    {
        $this->body = $body;
        return new Client(self::KEY, 'http://mock.example', sender: $this);
    }

    private function validate(string $body): PhoneValidateResponse
    {
        return $this->client($body)->phone->validate(numberFull: '+420607123456');
    }

    public function testFieldsThatThePackageDoesNotKnowAreReachable(): void
    {
        $response = $this->validate('{"result":{"isValid":true,"data":{"novelty":1}},"more":[2]}');
        self::assertSame(1, $response->result->data->rawJson->novelty);
        self::assertSame([2], $response->rawJson->more);
    }

    public function testNullIsToldFromAbsentAndAnotherTypeReadsAsAbsent(): void
    {
        $data = $this->validate('{"result":{"isValid":true,"data":{"prefix":null,"numberFull":5}}}')->result->data;
        self::assertNull($data->prefix);
        self::assertTrue(property_exists($data->rawJson, 'prefix'));
        self::assertFalse(property_exists($data->rawJson, 'number'));
        self::assertEmpty($data->numberFull);
        self::assertSame(5, $data->rawJson->numberFull);
    }

    public function testAResultHasStatusHeadersAttemptsAndLimits(): void
    {
        $metadata = $this->validate('{"result":{"isValid":true}}')->metadata;
        self::assertSame([200, 1, '2.1'], [$metadata->status, $metadata->attempts, $metadata->version]);
        self::assertSame(['2.1'], $metadata->headers['service-api-version']);
        self::assertSame(5.0, $metadata->limits->rateLimitRemaining);
    }

    public function testAnErrorHasWhatTheApiSaysOfIt(): void
    {
        $words = ['group' => 'REQUEST', 'type' => 'QUERY', 'subtype' => 'NOT_SENT', 'severity' => 'critical',
            'relatedTo' => ['numberFull'], 'description' => 'No.'];
        $this->status = 400;
        try {
            $this->validate((string) json_encode(['errors' => [$words]]));
            self::fail('There is no error.');
        } catch (BadRequestException $error) {
            self::assertSame($words, array_intersect_key(get_object_vars($error), $words));
        }
    }

    public function testWhatCannotBeSentIsAnErrorAndIsNotSent(): void
    {
        $client = $this->client();
        $odd = new CallSettings(headers: ['x-odd' => "a\r\nb: c"]);
        $calls = [
            fn () => $client->location->localize(lat: NAN, lon: 14.4),
            fn () => $client->name->validate(name: "\xff"),
            fn () => $client->name->validate(name: 'Jan', settings: $odd),
            fn () => $client->phone->validate(),
        ];
        foreach ($calls as $call) {
            try {
                $call();
                self::fail('The call was sent.');
            } catch (InvalidRequestException) {
                self::assertSame([], $this->sent);
            }
        }
    }

    public function testWhatIsNullIsNotSent(): void
    {
        $this->client('{"result":{"isValid":true}}')->phone->validate(numberFull: '1', options: new PhoneValidateOptions());
        self::assertSame(['{"request":{"query":{"numberFull":"1"}}}'], $this->sent);
    }

    public function testNothingThatIsPrintedOrSerialisedHasTheKey(): void
    {
        $client = new Client(self::KEY, 'http://mock.example');
        $texts = [print_r($client, true), var_export($client, true), serialize($client)];
        self::assertStringNotContainsString(self::KEY, implode($texts));
    }

    public function testSettingsThatCannotBeUsedAreRejected(): void
    {
        foreach ([['a b', 'http://mock.example'], [self::KEY, 'ftp://mock.example']] as $wrong) {
            try {
                new Client(...$wrong);
                self::fail('The settings were accepted.');
            } catch (\ValueError $error) {
                self::assertStringNotContainsString(self::KEY, $error->getMessage());
            }
        }
    }
}
