<?php

// Does what each of its arguments describes, and prints what came of it: a line of JSON an argument.

declare(strict_types=1);

use DataValidation as Api;
use DataValidation\Client;
use DataValidation\ClientV20;
use GuzzleHttp\Psr7\HttpFactory;
use GuzzleHttp\Psr7\Response;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

require __DIR__ . '/vendor/autoload.php';
require '/usr/share/php/Psr/Http/Client/autoload.php';
require '/usr/share/php/GuzzleHttp/Psr7/autoload.php';

const NUMBER = '607 123 456';

/** The fields of an object by their names in JSON. */
function typed(mixed $value): mixed
{
    if (is_array($value)) {
        return array_map(typed(...), $value);
    }
    if (!is_object($value)) {
        return $value;
    }
    $fields = [];
    foreach (get_object_vars($value) as $name => $one) {
        if ($name !== 'rawJson' && $name !== 'metadata') {
            $fields[$value::NAMES[$name] ?? $name] = typed($one);
        }
    }
    return $fields;
}

function metadataOf(Api\Metadata $metadata): array
{
    return [
        'status' => $metadata->status,
        'headers' => array_map(fn (array $values): string => implode(', ', $values), $metadata->headers),
        'attempts' => $metadata->attempts,
        'version' => $metadata->version,
        'requestCode' => $metadata->requestCode,
        'retryAfter' => $metadata->retryAfter,
        'limits' => array_filter((array) $metadata->limits, fn (?float $one): bool => $one !== null),
    ];
}

function outcomeOf(callable $call): array
{
    $started = microtime(true);
    try {
        $response = $call();
        $nested = $response->result->data->rawJson ?? null;
        $outcome = metadataOf($response->metadata)
            + ['typed' => typed($response), 'raw' => $response->rawJson, 'nested' => $nested];
    } catch (Api\DataValidationException $error) {
        $outcome = metadataOf($error->metadata) + [
            'error' => (new ReflectionClass($error))->getShortName(),
            'words' => [$error->group, $error->type, $error->subtype, $error->severity, $error->description],
            'text' => $error->getMessage(),
            'raw' => $error->rawJson,
        ];
    } catch (Throwable $error) {
        $outcome = ['escaped' => get_class($error) . ' ' . $error->getMessage()];
    }
    return $outcome + ['ms' => (microtime(true) - $started) * 1000];
}

/** An HTTP client of one's own, which adds a header. */
final class OwnClient implements ClientInterface
{
    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $headers = ['x-own: yes'];
        foreach ($request->getHeaders() as $name => $values) {
            $headers[] = "$name: " . implode(', ', $values);
        }
        $options = [
            'method' => 'POST',
            'header' => $headers,
            'content' => (string) $request->getBody(),
            'ignore_errors' => true,
            'follow_location' => 0,
        ];
        $body = file_get_contents((string) $request->getUri(), false, stream_context_create(['http' => $options]));
        $received = [];
        foreach (array_slice($http_response_header, 1) as $line) {
            [$name, $value] = explode(':', $line, 2);
            $received[$name][] = trim($value);
        }
        return new Response((int) explode(' ', $http_response_header[0])[1], $received, (string) $body);
    }
}

function settingsOf(array $scenario, array &$hooks): array
{
    $given = $scenario['settings'] ?? [];
    if (isset($given['timeout'])) {
        $given['timeout'] /= 1000;
    }
    $given['onAttempt'] = function (Api\Attempt $attempt) use (&$hooks): void {
        $hooks[] = ['number' => $attempt->number, 'status' => $attempt->status, 'wait' => $attempt->wait];
    };
    if (($scenario['mode'] ?? '') === 'own') {
        $factory = new HttpFactory();
        $given['sender'] = new Api\Psr18Sender(new OwnClient(), $factory, $factory);
    }
    return ['baseUrl' => $scenario['url']] + $given;
}

function three(array $settings): array
{
    $newer = new Client(...$settings);
    $older = new ClientV20(...$settings);
    $options = new Api\PhoneValidateOptions(preferredPrefixes: ['+420'], numberFormat: Api\NumberFormat::E164);
    $town = new Api\LocationFilter(city: 'Praha');
    $limit = new Api\LocationSearchOptions(resultsLimit: 3);
    return [
        outcomeOf(fn () => $newer->phone->validate(numberFull: NUMBER, options: $options)),
        outcomeOf(fn () => $older->location->search(Api\LocationSearchType::Street, 'sokolovska', $town, $limit)),
        outcomeOf(fn () => $newer->name->validate(nameSurname: 'jana kadlecova')),
    ];
}

function unsendable(Client $client): array
{
    $odd = new Api\CallSettings(headers: ['x-odd' => "a\r\nb: c"]);
    return [
        outcomeOf(fn () => $client->location->localize(lat: NAN, lon: 14.4)),
        outcomeOf(fn () => $client->name->validate(name: "\xff")),
        outcomeOf(fn () => $client->name->validate(name: 'Jan', settings: $odd)),
        outcomeOf(fn () => $client->phone->validate()),
    ];
}

function shown(array $settings): array
{
    $client = new Client(...$settings);
    try {
        $subject = $client->phone->validate(numberFull: NUMBER);
    } catch (Api\DataValidationException $error) {
        $subject = $error;
    }
    $texts = [$subject instanceof Throwable ? (string) $subject : ''];
    foreach ([$client, $client->phone, $subject] as $one) {
        ob_start();
        var_dump($one);
        $texts[] = ob_get_clean();
        $texts[] = print_r($one, true);
        $texts[] = print_r((array) $one, true);
        $texts[] = json_encode($one, JSON_PARTIAL_OUTPUT_ON_ERROR);
        try {
            $texts[] = serialize($one);
        } catch (Exception $error) {
            $texts[] = $error->getMessage();
        }
        if (!$one instanceof Throwable) {
            $texts[] = var_export($one, true);
        }
    }
    return ['shown' => array_map(fn (string $text): string => mb_scrub($text), $texts)];
}

function operation(array $given, array $settings): array
{
    $client = $given['version'] === '2.1' ? new Client(...$settings) : new ClientV20(...$settings);
    $queries = [
        'company' => [
            'get' => ['country' => 'CZ', 'registrationNumber' => '1'],
            'search' => ['type' => 'name', 'value' => 'a'],
            'validate' => ['name' => 'a'],
        ],
        'email' => ['search' => ['value' => 'a'], 'validate' => ['email' => 'a']],
        'location' => [
            'get' => ['country' => 'CZ', 'id' => '1'],
            'localize' => ['lat' => 50.1, 'lon' => 14.4],
            'search' => ['type' => 'zip', 'value' => '1'],
            'validate' => ['city' => 'a'],
        ],
        'name' => ['validate' => ['name' => 'a']],
        'phone' => ['search' => ['value' => '4'], 'validate' => ['prefix' => '+420', 'number' => '607123456']],
    ];
    $calls = $client->{$given['kind']};
    $query = $queries[$given['kind']][$given['name']];
    $call = fn () => $calls->{$given['name']}(...$query);
    return array_map(fn (): array => outcomeOf($call), range(1, $given['count']));
}

function run(array $scenario): array
{
    $hooks = [];
    $settings = settingsOf($scenario, $hooks);
    switch ($scenario['mode'] ?? 'three') {
        case 'three':
            return three($settings);
        case 'operation':
            return operation($scenario['operation'], $settings);
        case 'unsendable':
            return unsendable(new Client(...$settings));
        case 'shown':
            return [shown($settings)];
    }
    $call = $scenario['call'] ?? [];
    if (isset($call['timeout'])) {
        $call['timeout'] /= 1000;
    }
    $client = new Client(...$settings);
    $options = new Api\PhoneValidateOptions(preferredPrefixes: ['+420']);
    $more = new Api\CallSettings(...$call);
    $outcome = outcomeOf(fn () => $client->phone->validate(numberFull: NUMBER, options: $options, settings: $more));
    return [$outcome + ['hooks' => $hooks]];
}

foreach (array_slice($argv, 1) as $argument) {
    echo json_encode(run(json_decode($argument, true)), JSON_PARTIAL_OUTPUT_ON_ERROR), PHP_EOL;
}
