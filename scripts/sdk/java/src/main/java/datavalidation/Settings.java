package datavalidation;

import java.net.http.HttpClient;
import java.time.Duration;

/** How a client calls. What is not set comes from environment variables, or has the default of the package. */
public final class Settings {
    /** The API key; the environment variable {@code DATA_VALIDATION_KEY} unless set. */
    public String apiKey = environment("KEY", "");
    /** Address of the API; the environment variable {@code DATA_VALIDATION_URL} unless set. */
    public String baseUrl = environment("URL", "");
    /** Time of each attempt; {@code DATA_VALIDATION_TIMEOUT} (milliseconds) or 30 seconds unless set. */
    public Duration timeout = Duration.ofMillis(number("TIMEOUT", Defaults.TIMEOUT));
    /** How often a call is repeated at most; {@code DATA_VALIDATION_RETRIES} or 2 unless set. */
    public int retries = (int) number("RETRIES", Defaults.RETRIES);
    /** An HTTP client with settings of your own, such as a proxy. It must not follow redirects. */
    public HttpClient httpClient = HttpClient.newHttpClient();

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
