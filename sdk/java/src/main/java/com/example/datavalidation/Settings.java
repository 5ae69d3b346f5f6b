package com.example.datavalidation;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * The settings of a client. Unset ones come from environment variables, or have the default of the package. Each method returns changed
 * settings: those of a client stay as they are.
 */
public final class Settings {
    private String apiKey = environment("KEY", "");
    String baseUrl = environment("URL", "");
    Duration timeout = Duration.ofMillis(number("TIMEOUT", Defaults.TIMEOUT));
    int retries = (int) number("RETRIES", Defaults.RETRIES);
    HttpClient httpClient = HttpClient.newHttpClient();
    long responseLimit = Defaults.RESPONSE_LIMIT;
    String responseAt = environment("RESPONSE_AT", "");
    String versionHeader;
    boolean includeRequestDetails;
    String detailsHeader;
    Consumer<Attempt> onAttempt;

    private Settings change(Consumer<Settings> set) {
        Settings changed = new Settings();
        changed.apiKey = apiKey;
        changed.baseUrl = baseUrl;
        changed.timeout = timeout;
        changed.retries = retries;
        changed.httpClient = httpClient;
        changed.responseLimit = responseLimit;
        changed.responseAt = responseAt;
        changed.versionHeader = versionHeader;
        changed.includeRequestDetails = includeRequestDetails;
        changed.detailsHeader = detailsHeader;
        changed.onAttempt = onAttempt;
        set.accept(changed);
        return changed;
    }

    String key() {
        return apiKey == null ? "" : apiKey;
    }

    /** The API key; the environment variable {@code DATA_VALIDATION_KEY} unless set. */
    public Settings apiKey(String value) {
        return change(it -> it.apiKey = value);
    }

    /** Address of the API; the environment variable {@code DATA_VALIDATION_URL} unless set. */
    public Settings baseUrl(String value) {
        return change(it -> it.baseUrl = value);
    }

    /** Time of each attempt; {@code DATA_VALIDATION_TIMEOUT} (milliseconds) or 30 seconds unless set. */
    public Settings timeout(Duration value) {
        return change(it -> it.timeout = value);
    }

    /** How often a call is repeated at most; {@code DATA_VALIDATION_RETRIES} or 2 unless set. */
    public Settings retries(int value) {
        return change(it -> it.retries = value);
    }

    /** An HTTP client with settings of your own, such as a proxy. It must not follow redirects. */
    public Settings httpClient(HttpClient value) {
        return change(it -> it.httpClient = value);
    }

    /** Largest body that is read, in bytes after decompression. */
    public Settings responseLimit(long value) {
        return change(it -> it.responseLimit = value);
    }

    /** Place of the envelope in the body of a success, such as response; {@code DATA_VALIDATION_RESPONSE_AT} unless set. */
    public Settings responseAt(String value) {
        return change(it -> it.responseAt = value);
    }

    /** Response header that states the version; that of the contract, or all that end in -api-version, unless set. */
    public Settings versionHeader(String value) {
        return change(it -> it.versionHeader = value);
    }

    /** Whether responses have the request. */
    public Settings includeRequestDetails(boolean value) {
        return change(it -> it.includeRequestDetails = value);
    }

    /** The real name of the header that asks for the request in responses. */
    public Settings detailsHeader(String value) {
        return change(it -> it.detailsHeader = value);
    }

    /** Called after each attempt. */
    public Settings onAttempt(Consumer<Attempt> value) {
        return change(it -> it.onAttempt = value);
    }

    /** Without the key. */
    @Override
    public String toString() {
        return "Settings{baseUrl=" + baseUrl + ", timeout=" + timeout + ", retries=" + retries + "}";
    }

    private static String environment(String name, String otherwise) {
        String value = System.getenv(Defaults.ENVIRONMENT + name);
        return value == null || value.isEmpty() ? otherwise : value;
    }

    private static long number(String name, long otherwise) {
        try {
            return Long.parseLong(environment(name, Long.toString(otherwise)));
        } catch (NumberFormatException error) {
            throw new IllegalArgumentException(Defaults.ENVIRONMENT + name + " must be a whole number.");
        }
    }
}
