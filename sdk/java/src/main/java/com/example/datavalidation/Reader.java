package com.example.datavalidation;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the responses of a client: the envelope of a success, or an error. */
final class Reader {
    private static final System.Logger LOG = System.getLogger("datavalidation");
    private static final String CHECK = ". Check the base URL and the proxies before the API.";

    private final String version;
    private final Text text;
    private final List<String> place;
    private final AtomicBoolean isSilent = new AtomicBoolean();

    Reader(String version, Text text, List<String> place) {
        this.version = version;
        this.text = text;
        this.place = place;
    }

    /** A response with its body as JSON; missing if it is none. */
    static final class Parsed {
        final Metadata metadata;
        final JsonNode body;

        Parsed(Metadata metadata, JsonNode body) {
            this.metadata = metadata;
            this.body = body;
        }

        boolean isSuccess() {
            return metadata.status >= 200 && metadata.status < 300;
        }

        List<RequestError> errors() {
            if (isSuccess()) return List.of();
            var listed = ResponseObject.list(body.path("errors"), it -> ResponseObject.object(it, RequestError::new));
            return ResponseObject.or(listed, List.<RequestError>of()).stream()
                    .filter(one -> one.group() != null || one.type() != null)
                    .collect(Collectors.toList());
        }

        /** Whether the error has a reason that waiting does not resolve, whatever its status. */
        boolean isFinal() {
            return errors().stream().anyMatch(one -> {
                String words = metadata.status + " " + one.type();
                String exact = words + " " + one.subtype().orElse("");
                return Defaults.FINAL_REASONS.contains(words) || Defaults.FINAL_REASONS.contains(exact);
            });
        }
    }

    /** The envelope of a success of this version; throws for every other response. */
    JsonNode check(Parsed reply, boolean isValidation) {
        if (!reply.isSuccess()) throw failure(reply);
        JsonNode body = Envelope.unwrap(reply.body, place);
        if (!Envelope.isThere(body, isValidation)) throw unexpected(reply, withoutEnvelope(reply.body));
        String stated = reply.metadata.version;
        if (stated == null) warn();
        else if (!stated.equals(version))
            throw unexpected(reply, "is of version " + Text.quote(stated) + " instead of " + version);
        String undecided = isValidation ? Envelope.undecided(body) : null;
        if (undecided != null)
            throw unexpected(reply, "is neither valid nor invalid: " + undecided + ".isValid is no boolean");
        return body;
    }

    private void warn() {
        String message = "The response does not state its version in one header. Set versionHeader, or check the proxies.";
        if (isSilent.compareAndSet(false, true)) LOG.log(Level.WARNING, message);
    }

    private DataValidationException failure(Parsed reply) {
        Parsed hidden = hidden(reply);
        int status = reply.metadata.status;
        List<RequestError> errors = hidden.errors();
        boolean hasClass = Defaults.GATEWAY_STATUSES.contains(Math.min(status, (int) Defaults.SERVER_FAILURE));
        if (errors.isEmpty() && !hasClass)
            return unexpected(reply, "is no response of version " + version + " of the API");
        String message = errors.isEmpty()
                ? "without an error of the API. A gateway returned it. Retry later, or check the base URL." + problem(hidden)
                : describe(errors.get(0));
        return Errors.of("HTTP " + status + " " + message, hidden.metadata, rawOf(hidden), errors);
    }

    private DataValidationException unexpected(Parsed reply, String what) {
        Parsed hidden = hidden(reply);
        String message = "HTTP " + reply.metadata.status + " " + text.hide(what) + CHECK + problem(hidden);
        return new Errors.UnexpectedResponse(message, hidden.metadata, rawOf(hidden), List.of());
    }

    private String withoutEnvelope(JsonNode body) {
        String found = Envelope.find(body, 2);
        if (found != null)
            return "has its envelope in " + found + ": set responseAt(\"" + found + "\"), or DATA_VALIDATION_RESPONSE_AT";
        if (!place.isEmpty()) return "has no envelope at " + String.join(".", place) + ": check responseAt";
        return "is no response of version " + version + " of the API";
    }

    /** A response in which the key is replaced. */
    private Parsed hidden(Parsed reply) {
        Metadata it = reply.metadata;
        String stated = text.hide(it.version);
        String code = text.hide(it.requestCode);
        var headers = text.hide(it.headers);
        return new Parsed(
                new Metadata(it.status, headers, it.attempts, stated, code, it.retryAfter, it.limits), text.hide(reply.body));
    }

    private static JsonNode rawOf(Parsed reply) {
        return reply.body.isMissingNode() ? null : reply.body;
    }

    /** An error of the API with what to do about it. */
    private static String describe(RequestError error) {
        List<String> words = Stream.of(error.group(), error.type(), error.subtype().orElse(null))
                .filter(Objects::nonNull)
                .collect(Collectors.toList());
        String text = Text.quote(String.join(" ", words)) + ": " + Text.quote(Objects.toString(error.description(), ""));
        for (int length = words.size(); length > 0; length--) {
            String advice = Defaults.ADVICE.get(String.join(" ", words.subList(0, length)));
            if (advice != null) return text + " " + advice;
        }
        return text;
    }

    /** The title and detail of a gateway's {@code application/problem+json}. */
    private static String problem(Parsed reply) {
        String type = String.join(",", reply.metadata.headers.getOrDefault("content-type", List.of()));
        if (!type.toLowerCase(java.util.Locale.ROOT).contains("problem+json")) return "";
        String texts = Stream.of("title", "detail")
                .map(name -> ResponseObject.text(reply.body.path(name)))
                .filter(Objects::nonNull)
                .collect(Collectors.joining(": "));
        return texts.isEmpty() ? "" : " It says: " + Text.quote(texts);
    }
}
