package com.example.datavalidation;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A call that failed; its class in {@link Errors} is the reason. Missing parts of a response are null, or empty. */
@SuppressWarnings("serial")
public class DataValidationException extends RuntimeException {
    /** The response beside its body. */
    public final transient Metadata metadata;
    /** HTTP status code; 0 if there was no response. */
    public final int status;
    /** Headers of the response, by their names in lower case. */
    public final transient Map<String, List<String>> headers;
    /** How many times the call was sent. */
    public final int attempts;
    /** The version that the response states; null if it does not. */
    public final String version;
    /** The code of the request that the response states, for support questions; null if it does not. */
    public final String requestCode;
    /** The response's Retry-After; null without one. */
    public final Duration retryAfter;
    /** The limits of the key that the response states. */
    public final transient Limits limits;
    /** The body of the response as parsed JSON; null if it is no JSON. */
    public final transient JsonNode rawJson;
    /** All errors that the API returned; the fields below are those of the first. */
    public final transient List<RequestError> errors;
    /** Source of the error. */
    public final String group;
    /** Subject of the error. */
    public final String type;
    /** Exact cause; null if there is none. */
    public final String subtype;
    /** Severity of the error. */
    public final String severity;
    /** Fields of the request that the error is about. */
    public final List<String> relatedTo;
    /** What went wrong. */
    public final String description;

    DataValidationException(String message, Metadata metadata, JsonNode rawJson, List<RequestError> errors) {
        super(message);
        this.metadata = metadata;
        status = metadata.status;
        headers = metadata.headers;
        attempts = metadata.attempts;
        version = metadata.version;
        requestCode = metadata.requestCode;
        retryAfter = metadata.retryAfter;
        limits = metadata.limits;
        this.rawJson = rawJson;
        this.errors = errors;
        RequestError first = errors.isEmpty() ? new RequestError(Json.MISSING) : errors.get(0);
        group = first.group();
        type = first.type();
        subtype = first.subtype().orElse(null);
        severity = first.severity();
        relatedTo = first.relatedTo();
        description = first.description();
    }
}
