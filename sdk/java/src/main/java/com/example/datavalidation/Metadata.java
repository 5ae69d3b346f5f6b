package com.example.datavalidation;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A response beside its body. */
public final class Metadata {
    /** HTTP status code; 0 if there was no response. */
    public final int status;
    /** Headers of the response, by their names in lower case. */
    public final Map<String, List<String>> headers;
    /** How many times the call was sent. */
    public final int attempts;
    /** The version that the response states; null if it does not. */
    public final String version;
    /** The code of the request that the response states, for support questions; null if it does not. */
    public final String requestCode;
    /** The response's Retry-After; null without one. */
    public final Duration retryAfter;
    /** The limits of the key that the response states. */
    public final Limits limits;

    Metadata(
            int status,
            Map<String, List<String>> headers,
            int attempts,
            String version,
            String requestCode,
            Duration retryAfter,
            Limits limits) {
        this.status = status;
        this.headers = headers;
        this.attempts = attempts;
        this.version = version;
        this.requestCode = requestCode;
        this.retryAfter = retryAfter;
        this.limits = limits;
    }

    /** Of a call without a response. */
    static Metadata without(int attempts) {
        return new Metadata(0, Map.of(), attempts, null, null, null, new Limits(Map.of()));
    }

    @Override
    public String toString() {
        return "HTTP " + status + " " + headers;
    }
}
