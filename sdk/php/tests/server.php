<?php

// Responds to the requests of CurlSenderTest.
if ($_SERVER['REQUEST_URI'] === '/redirect') {
    header('Location: /', true, 302);
}
if ($_SERVER['REQUEST_URI'] === '/slow') {
    usleep(500_000);
}
header('SERVICE-Api-Version: 2.1');
