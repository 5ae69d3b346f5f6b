<?php

// Calls each address that it is given with the clients of both versions, and prints what came of it: a line of JSON a call.

declare(strict_types=1);

use DataValidation\Client;
use DataValidation\ClientV20;
use DataValidation\CorrectionMode;
use DataValidation\DataValidationException;
use DataValidation\PhoneValidateOptions;
use DataValidation\PhoneValidateOptionsV20;

require $argv[1] . '/vendor/autoload.php';

function outcome(callable $call): array
{
    try {
        $response = $call();
    } catch (DataValidationException $error) {
        return [
            'error' => (new ReflectionClass($error))->getShortName(),
            'status' => $error->status,
            'words' => [$error->group, $error->type, $error->subtype, $error->severity, $error->description],
            'attempts' => $error->attempts,
            'text' => $error->getMessage(),
        ];
    }
    return [
        'proposal' => $response->result->proposal,
        'national' => $response->resultCorrected?->data?->format->national,
        'country' => $response->result->data->country->code,
    ];
}

$common = ['preferredPrefixes' => ['+420'], 'correctionMode' => CorrectionMode::Full];
foreach (array_slice($argv, 2) as $baseUrl) {
    $newer = new Client(baseUrl: $baseUrl);
    $older = new ClientV20(baseUrl: $baseUrl);
    $options = new PhoneValidateOptions(...$common);
    $old = new PhoneValidateOptionsV20(...$common);
    echo json_encode(outcome(fn () => $newer->phone->validate(numberFull: '607 123 456', options: $options))), PHP_EOL;
    echo json_encode(outcome(fn () => $older->phone->validate(numberWithPrefix: '607 123 456', options: $old))), PHP_EOL;
}
