package com.example.datavalidation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.BiFunction;

/** Builds the requests of calls, and waits for their ends. Nothing here depends on the operations. */
final class Transport {
    final Text text;
    final Reader reader;
    final Settings settings;
    private final String version;
    private final String baseUrl;
    private final String details;

    Transport(String version, Settings settings) {
        this.version = version;
        this.settings = settings.apiKey(null);
        text = new Text(settings.key());
        baseUrl = Objects.toString(settings.baseUrl, "").replaceAll("/+$", "");
        if (!settings.key().matches("[\\x21-\\x7e]+"))
            throw new IllegalArgumentException("The API key is missing or has white space. Set DATA_VALIDATION_KEY.");
        if (!isUrl(baseUrl))
            throw new IllegalArgumentException("The base URL is missing or wrong. Set DATA_VALIDATION_URL.");
        // The body is personal data and the key a secret: neither goes to where a response redirects.
        if (settings.httpClient.followRedirects() != HttpClient.Redirect.NEVER)
            throw new IllegalArgumentException("The HTTP client follows redirects. Set Redirect.NEVER.");
        String place = Objects.toString(settings.responseAt, "");
        List<String> keys = place.isEmpty() ? List.of() : Arrays.asList(place.split("\\.", -1));
        if (keys.contains(""))
            throw new IllegalArgumentException("responseAt has an empty key. Name the place of the envelope, such as response.");
        reader = new Reader(version, text, keys);
        String header = settings.versionHeader == null ? Defaults.VERSION_HEADER : settings.versionHeader;
        String made = header.replaceFirst("(?i)-api-version$", "") + Defaults.DETAILS_HEADER_END;
        String wanted = settings.includeRequestDetails ? made : null;
        details = settings.detailsHeader == null ? wanted : settings.detailsHeader;
    }

    private static boolean isUrl(String text) {
        try {
            return text.matches("https?://[^/?#\\s]+(/[^/?#\\s]+)*") && URI.create(text).getHost() != null;
        } catch (IllegalArgumentException error) {
            return false;
        }
    }

    /** The contract's data about an operation. */
    static final class Operation<T> {
        final String path;
        final boolean isValidation;
        final String[] needs;
        final BiFunction<JsonNode, Metadata, T> read;

        Operation(String path, boolean isValidation, BiFunction<JsonNode, Metadata, T> read, String... needs) {
            this.path = path;
            this.isValidation = isValidation;
            this.read = read;
            this.needs = needs;
        }
    }

    /** Makes a call and waits for its end. */
    <T> T call(Operation<T> operation, Object query, Object options, CallSettings given) {
        CompletableFuture<T> call = start(operation, query, options, given);
        try {
            return call.get();
        } catch (InterruptedException error) {
            call.cancel(true);
            Thread.currentThread().interrupt();
            throw new Errors.Connection("The thread was interrupted.", Metadata.without(0), null, List.of());
        } catch (ExecutionException error) {
            throw error.getCause() instanceof RuntimeException
                    ? (RuntimeException) error.getCause()
                    : new IllegalStateException(error.getCause());
        }
    }

    /** Makes a call; cancelling it ends its connection. */
    <T> CompletableFuture<T> start(Operation<T> operation, Object query, Object options, CallSettings given) {
        CallSettings call = given == null ? CallSettings.none() : given;
        try {
            String content = contentOf(operation, query, options, call);
            Duration timeout = call.timeout == null ? settings.timeout : call.timeout;
            HttpRequest.Builder request = requestOf(operation.path, content, call);
            return new Call<>(this, operation, request, timeout, call).start();
        } catch (Errors.InvalidRequest error) {
            return CompletableFuture.failedFuture(error);
        }
    }

    private String contentOf(Operation<?> operation, Object query, Object options, CallSettings call) {
        JsonNode fields = Json.MAPPER.valueToTree(query);
        boolean isWhole = Arrays.stream(operation.needs)
                .anyMatch(form -> Arrays.stream(form.split(" and ")).allMatch(fields::has));
        if (!isWhole) throw Json.invalid("the query needs " + String.join(", or ", operation.needs));
        ObjectNode request = Json.MAPPER.createObjectNode().set("query", fields);
        JsonNode given = Json.MAPPER.valueToTree(options);
        if (!given.isEmpty()) request.set("options", given);
        if (call.client != null) request.set("client", Json.MAPPER.valueToTree(call.client));
        if (call.customId != null) request.put("customId", call.customId);
        Json.check(request);
        return Json.MAPPER.createObjectNode().set("request", request).toString();
    }

    private HttpRequest.Builder requestOf(String path, String content, CallSettings call) {
        try {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(baseUrl + path));
            call.headers.forEach(request::setHeader);
            if (details != null) request.setHeader(details, "true");
            return request.setHeader("accept", "application/json")
                    .setHeader("api-version", version)
                    .setHeader("authorization", "Bearer " + text.key())
                    .setHeader("content-type", "application/json")
                    .setHeader("user-agent", Defaults.USER_AGENT)
                    .POST(HttpRequest.BodyPublishers.ofString(content));
        } catch (IllegalArgumentException error) {
            throw Json.invalid("a header has characters that no header has, or is one of the HTTP client");
        }
    }
}
