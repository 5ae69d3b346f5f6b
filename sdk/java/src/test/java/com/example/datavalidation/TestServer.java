package com.example.datavalidation;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Sends given responses: several once each, a single one every time. */
final class TestServer implements AutoCloseable {
    /** The bodies of the requests. */
    final List<String> sent = new ArrayList<>();

    /** The retry counts of the requests; null without one. */
    final List<String> retryCounts = new ArrayList<>();

    /** Counted down when the client ends the connection of a response that has no end. */
    final CountDownLatch ended = new CountDownLatch(1);

    private final HttpServer server;
    private final List<JsonNode> left = new ArrayList<>();

    TestServer(JsonNode responses) throws IOException {
        responses.forEach(left::add);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::respond);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void respond(HttpExchange exchange) throws IOException {
        sent.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        retryCounts.add(exchange.getRequestHeaders().getFirst("x-retry-count"));
        JsonNode given = left.size() > 1 ? left.remove(0) : left.get(0);
        if (given.has("network")) {
            exchange.close();
            return;
        }
        if (given.has("endless")) {
            sendForEver(exchange);
            return;
        }
        var headers = exchange.getResponseHeaders();
        headers.set("service-api-version", exchange.getRequestHeaders().getFirst("api-version"));
        given.path("headers").fields().forEachRemaining(one -> headers.set(one.getKey(), one.getValue().asText()));
        byte[] content = given.path("body").toString().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(given.path("status").asInt(), content.length);
        exchange.getResponseBody().write(content);
        exchange.close();
    }

    private void sendForEver(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        try (var body = exchange.getResponseBody()) {
            for (;;) {
                body.write(' ');
                body.flush();
                Thread.sleep(20);
            }
        } catch (IOException | InterruptedException end) {
            ended.countDown();
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
