<?php

require __DIR__ . '/vendor/autoload.php';

use DataValidation\ApiException;
use DataValidation\Client;
use DataValidation\ClientV20;
use DataValidation\PhoneValidateOptions;

$client = new Client();
$options = new PhoneValidateOptions(preferredPrefixes: ['+420']);
try {
    $response = $client->phone->validate(numberFull: '607 123 456', options: $options);
    $corrected = $response->resultCorrected;
    if ($response->result->isValid) {
        echo $response->result->data->numberFull, PHP_EOL;
    } elseif ($corrected?->isValid) {
        echo $corrected->data?->numberFull, PHP_EOL;
    } else {
        print_r($response->suggestions);
    }
    // Version 2.0, in the same program.
    $older = (new ClientV20())->phone->validate(numberWithPrefix: '+420607123456');
    echo $older->result->data->format->national, PHP_EOL;
} catch (ApiException $error) {
    echo "$error->status $error->type $error->subtype", PHP_EOL;
}
