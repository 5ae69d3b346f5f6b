package datavalidation;

import java.net.http.HttpClient;
import java.time.Duration;

/**
 * How a client calls. What is not set comes from environment variables, or has the default of the package. A client takes the values
 * when it is created.
 */
public final class Settings {
    String apiKey = environment("KEY", "");
    String baseUrl = environment("URL", "");
    Duration timeout = Duration.ofMillis(number("TIMEOUT", Defaults.TIMEOUT));
    int retries = (int) number("RETRIES", Defaults.RETRIES);
    HttpClient httpClient = HttpClient.newHttpClient();

    /** The API key; the environment variable {@code DATA_VALIDATION_KEY} unless set. */
    public Settings apiKey(String value) {
        apiKey = value;
        return this;
    }

    /** Address of the API; the environment variable {@code DATA_VALIDATION_URL} unless set. */
    public Settings baseUrl(String value) {
        baseUrl = value;
        return this;
    }

    /** Time of each attempt; {@code DATA_VALIDATION_TIMEOUT} (milliseconds) or 30 seconds unless set. */
    public Settings timeout(Duration value) {
        timeout = value;
        return this;
    }

    /** How often a call is repeated at most; {@code DATA_VALIDATION_RETRIES} or 2 unless set. */
    public Settings retries(int value) {
        retries = value;
        return this;
    }

    /** An HTTP client with settings of your own, such as a proxy. It must not follow redirects. */
    public Settings httpClient(HttpClient value) {
        httpClient = value;
        return this;
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
