package com.example.datavalidation;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** How one call is made, and the parts of its request beside query and options. Each method returns changed settings. */
public final class CallSettings {
    private static final CallSettings NONE = new CallSettings(null, null, null, null, Map.of(), null);

    final RequestClient client;
    final String customId;
    final Duration timeout;
    final Integer retries;
    final Map<String, String> headers;
    final Consumer<Attempt> onAttempt;

    private CallSettings(
            RequestClient client,
            String customId,
            Duration timeout,
            Integer retries,
            Map<String, String> headers,
            Consumer<Attempt> onAttempt) {
        this.client = client;
        this.customId = customId;
        this.timeout = timeout;
        this.retries = retries;
        this.headers = headers;
        this.onAttempt = onAttempt;
    }

    /** The settings of the client. */
    public static CallSettings none() {
        return NONE;
    }

    /** The end user from whom the data came. */
    public CallSettings client(RequestClient value) {
        return new CallSettings(value, customId, timeout, retries, headers, onAttempt);
    }

    /** An identifier of your own. */
    public CallSettings customId(String value) {
        return new CallSettings(client, value, timeout, retries, headers, onAttempt);
    }

    /** Time of each attempt. */
    public CallSettings timeout(Duration value) {
        return new CallSettings(client, customId, value, retries, headers, onAttempt);
    }

    /** How often the call is repeated at most. */
    public CallSettings retries(int value) {
        return new CallSettings(client, customId, timeout, value, headers, onAttempt);
    }

    /** A header beside those of the client. */
    public CallSettings header(String name, String value) {
        Map<String, String> more = new TreeMap<>(headers);
        more.put(name, value);
        return new CallSettings(client, customId, timeout, retries, more, onAttempt);
    }

    /** Called after each attempt. */
    public CallSettings onAttempt(Consumer<Attempt> value) {
        return new CallSettings(client, customId, timeout, retries, headers, value);
    }
}
