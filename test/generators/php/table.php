<?php

// Makes three calls to each address that it is given, of both versions, and prints what came of each: a line of JSON a call.

declare(strict_types=1);

use DataValidation\Client;
use DataValidation\ClientV20;
use DataValidation\DataValidationException;
use DataValidation\LocationFilter;
use DataValidation\LocationSearchOptions;
use DataValidation\LocationSearchType;
use DataValidation\NumberFormat;
use DataValidation\PhoneValidateOptions;

require __DIR__ . '/vendor/autoload.php';

function show(callable $call): void
{
    try {
        $outcome = ['response' => $call()];
    } catch (DataValidationException $error) {
        $outcome = [
            'error' => (new ReflectionClass($error))->getShortName(),
            'status' => $error->status,
            'words' => [$error->group, $error->type, $error->subtype, $error->severity, $error->description],
            'attempts' => $error->attempts,
            'text' => $error->getMessage(),
        ];
    }
    echo json_encode($outcome), PHP_EOL;
}

$number = getenv('NUMBER') ?: null;
foreach (array_slice($argv, 1) as $baseUrl) {
    $newer = new Client(baseUrl: $baseUrl);
    $older = new ClientV20(baseUrl: $baseUrl);
    $options = new PhoneValidateOptions(preferredPrefixes: ['+420'], numberFormat: NumberFormat::E164);
    show(fn () => $newer->phone->validate(numberFull: $number, options: $options));
    $town = new LocationFilter(city: 'Praha');
    $limit = new LocationSearchOptions(resultsLimit: 3);
    show(fn () => $older->location->search(LocationSearchType::Street, 'sokolovska', $town, $limit));
    show(fn () => $newer->name->validate(nameSurname: 'jana kadlecova'));
}
