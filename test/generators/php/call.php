<?php

// Calls a server with the generated client, and prints what came of it as JSON.
// Arguments: the folder of the client, the address of the server.

use DataValidationApi as Api;

[, $folder, $address] = $argv;
require "$folder/data-validation.php";

function client(string $address, string $key): Api\Client
{
    return new Api\Client(new Api\Config(serverUrl: $address, auth: ['bearer' => $key]));
}

$query = new Api\PhoneValidateQuery(prefix: '+420', number: '607 123 456');
$phone = new Api\PhoneValidateRequest(new Api\PhoneValidateRequestRoot($query));

$response = client($address, 'a-key')->phoneValidateWithHeaders($phone);
$refusal = 0;
try {
    client($address, 'test-refused')->phoneValidate($phone);
} catch (Api\ApiError $error) {
    $refusal = $error->status;
}
echo json_encode([
    'version' => $response->headers['serviceApiVersion'],
    'national' => $response->data->result->data->format->national,
    'refusal' => $refusal,
]);
