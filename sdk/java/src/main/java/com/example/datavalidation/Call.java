package com.example.datavalidation;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/** A call with its attempts. */
final class Call<T> extends CompletableFuture<T> {
    private final Transport transport;
    private final Transport.Operation<T> operation;
    private final HttpRequest.Builder request;
    private final Duration timeout;
    private final CallSettings given;
    private volatile CompletableFuture<HttpResponse<byte[]>> current = new CompletableFuture<>();

    Call(
            Transport transport,
            Transport.Operation<T> operation,
            HttpRequest.Builder request,
            Duration timeout,
            CallSettings given) {
        this.transport = transport;
        this.operation = operation;
        this.request = request;
        this.timeout = timeout;
        this.given = given;
    }

    CompletableFuture<T> start() {
        attempt(1);
        return this;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        boolean isCancelled = super.cancel(mayInterruptIfRunning);
        current.cancel(true);
        return isCancelled;
    }

    private void attempt(int attempts) {
        if (isDone()) return;
        if (attempts > 1) request.setHeader("x-retry-count", Integer.toString(attempts - 1));
        var handler = LimitedBody.handler(transport.settings.responseLimit);
        CompletableFuture<HttpResponse<byte[]>> sent;
        try {
            sent = transport.settings.httpClient.sendAsync(request.build(), handler);
        } catch (RuntimeException error) {
            sent = CompletableFuture.failedFuture(error);
        }
        current = sent;
        if (isCancelled()) sent.cancel(true);
        // The time of the request itself would end with the headers of the response.
        CompletableFuture<HttpResponse<byte[]>> bounded = sent.copy().orTimeout(timeout.toMillis(), TimeUnit.MILLISECONDS);
        bounded.whenComplete((response, error) -> {
            if (error != null) current.cancel(true);
            try {
                ended(response, error, attempts);
            } catch (RuntimeException | Error escaped) {
                completeExceptionally(escaped);
            }
        });
    }

    private void ended(HttpResponse<byte[]> response, Throwable error, int attempts) {
        if (isDone()) return;
        Reader.Parsed reply = response == null ? null : read(response, attempts);
        DataValidationException failure = response == null ? failureOf(error, attempts) : null;
        int retries = given.retries == null ? transport.settings.retries : given.retries;
        Duration wait = attempts > retries ? null : waitAfter(reply, failure, attempts);
        int status = reply == null ? 0 : reply.metadata.status;
        var attempt = new Attempt(attempts, operation.path, status, failure, wait);
        notify(transport.settings.onAttempt, attempt);
        notify(given.onAttempt, attempt);
        if (wait != null) {
            CompletableFuture.delayedExecutor(wait.toMillis(), TimeUnit.MILLISECONDS).execute(() -> attempt(attempts + 1));
            return;
        }
        if (failure != null) throw failure;
        JsonNode body = transport.reader.check(reply, operation.isValidation);
        complete(operation.read.apply(body, reply.metadata));
    }

    private static void notify(Consumer<Attempt> hook, Attempt attempt) {
        if (hook != null) hook.accept(attempt);
    }

    private Reader.Parsed read(HttpResponse<byte[]> response, int attempts) {
        JsonNode body = Json.parse(response.body());
        String name = transport.settings.versionHeader;
        var headers = response.headers().map();
        return new Reader.Parsed(Headers.metadata(response.statusCode(), headers, attempts, body, name), body);
    }

    /** The error of an attempt that has no response. */
    private DataValidationException failureOf(Throwable error, int attempts) {
        Throwable cause = error;
        while (cause instanceof CompletionException && cause.getCause() != null) cause = cause.getCause();
        Metadata metadata = Metadata.without(attempts);
        for (Throwable one = cause; one != null; one = one.getCause()) {
            if (!(one instanceof LimitedBody.TooLarge)) continue;
            String message = "The response is larger than " + transport.settings.responseLimit + " bytes."
                    + " Raise responseLimit, or ask for less.";
            return new Errors.ResponseTooLarge(message, metadata, null, List.of());
        }
        if (cause instanceof TimeoutException) {
            String message = "No response within " + timeout.toMillis() + " ms. Retry later, or raise the timeout.";
            return new Errors.Timeout(message, metadata, null, List.of());
        }
        String reason = Text.quote(transport.text.hide(String.valueOf(cause)));
        String message = "No response: " + reason + ". Check the base URL and the network.";
        var failure = new Errors.Connection(message, metadata, null, List.of());
        // The error of the network may quote a header, and so the key.
        var hidden = new IOException(reason);
        hidden.setStackTrace(cause.getStackTrace());
        failure.initCause(hidden);
        return failure;
    }

    /** The time before the next attempt; null if the outcome is final. */
    private static Duration waitAfter(Reader.Parsed reply, DataValidationException failure, int attempts) {
        if (failure instanceof Errors.ResponseTooLarge) return null;
        Duration asked = Duration.ZERO;
        if (reply != null) {
            if (!Defaults.STATUSES.contains(reply.metadata.status) || reply.isFinal()) return null;
            if (reply.metadata.retryAfter != null) asked = reply.metadata.retryAfter;
        }
        if (asked.toMillis() > Defaults.MAX_RETRY_AFTER) return null;
        double longest = Math.min(Defaults.FIRST_WAIT * Math.pow(2, attempts - 1), Defaults.LONGEST_WAIT);
        long wait = Math.max((long) (ThreadLocalRandom.current().nextDouble() * longest), Defaults.SHORTEST_WAIT);
        return Duration.ofMillis(Math.max(wait, asked.toMillis()));
    }
}
