package datavalidation;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sends calls: key, version, timeout and retries. Nothing here depends on the operations. */
final class Transport {
    /** Reads a response as far as it can be read: nothing that a newer service adds or omits ends a program. */
    static final ObjectMapper JSON = new ObjectMapper()
            .setVisibility(PropertyAccessor.ALL, Visibility.NONE)
            .setSerializationInclusion(JsonInclude.Include.NON_NULL)
            .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false)
            .configure(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY, true)
            .addHandler(new Lenient());
    private static final System.Logger LOG = System.getLogger("datavalidation");

    private final String version;
    private final String apiKey;
    private final String baseUrl;
    private final Duration timeout;
    private final int retries;
    private final HttpClient httpClient;

    Transport(String version, Settings settings) {
        this.version = version;
        apiKey = Objects.toString(settings.apiKey, "");
        baseUrl = Objects.toString(settings.baseUrl, "").replaceAll("/+$", "");
        timeout = settings.timeout;
        retries = settings.retries;
        httpClient = settings.httpClient;
        if (!apiKey.matches("[\\x21-\\x7e]+"))
            throw new IllegalArgumentException("The API key is missing or has white space. Set DATA_VALIDATION_KEY.");
        if (!baseUrl.matches("https?://[^/?#\\s]+(/[^/?#\\s]+)*"))
            throw new IllegalArgumentException("The base URL is missing or wrong. Set DATA_VALIDATION_URL.");
        // The body is personal data and the key a secret: neither goes to where a response redirects.
        if (httpClient.followRedirects() != HttpClient.Redirect.NEVER)
            throw new IllegalArgumentException("The HTTP client follows redirects. Set Redirect.NEVER.");
    }

    <T> T call(Class<T> type, String path, Object query, Object options, Extras extras, String[] needs) {
        JsonNode fields = JSON.valueToTree(query);
        if (Arrays.stream(needs).noneMatch(form -> Arrays.stream(form.split(" and ")).allMatch(fields::has)))
            throw new IllegalArgumentException("The query needs " + String.join(", or ", needs) + ".");
        ObjectNode request = JSON.createObjectNode().set("query", fields);
        JsonNode given = JSON.valueToTree(options);
        if (!given.isEmpty()) request.set("options", given);
        if (extras.client != null) request.set("client", JSON.valueToTree(extras.client));
        if (extras.customId != null) request.put("customId", extras.customId);
        String content = JSON.createObjectNode().set("request", request).toString();
        try {
            return JSON.convertValue(send(path, content), type);
        } catch (InterruptedException error) {
            Thread.currentThread().interrupt();
            throw new Errors.Connection("The thread was interrupted.", 0, 0, null, List.of());
        }
    }

    private JsonNode send(String path, String content) throws InterruptedException {
        for (int attempts = 1; ; attempts++) {
            HttpResponse<String> response = null;
            try {
                response = attempt(path, content, attempts);
            } catch (DataValidationException error) {
                if (attempts > retries) throw error;
            }
            long wait = waitAfter(response, attempts);
            if (wait < 0 || attempts > retries) return check(response, attempts);
            Thread.sleep(wait);
        }
    }

    private HttpResponse<String> attempt(String path, String content, int attempts)
            throws InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(baseUrl + path))
                .header("accept", "application/json")
                .header("api-version", version)
                .header("authorization", "Bearer " + apiKey)
                .header("content-type", "application/json")
                .header("user-agent", Defaults.USER_AGENT)
                .POST(HttpRequest.BodyPublishers.ofString(content));
        if (attempts > 1) request.header("x-retry-count", Integer.toString(attempts - 1));
        // The time of the request itself would end with the headers of the response.
        var sent = httpClient.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString());
        try {
            return sent.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException error) {
            sent.cancel(true);
            String message = "No response within " + timeout.toMillis() + " ms. Retry later, or raise the timeout.";
            throw new Errors.Timeout(message, attempts, 0, null, List.of());
        } catch (ExecutionException error) {
            String reason = hide(String.valueOf(error.getCause()));
            String message = "No response: " + reason + ". Check the base URL and the network.";
            var failure = new Errors.Connection(message, attempts, 0, null, List.of());
            failure.initCause(error.getCause());
            throw failure;
        }
    }

    /** The body of a success of this version; throws for every other response. */
    private JsonNode check(HttpResponse<String> response, int attempts) {
        int status = response.statusCode();
        boolean isSuccess = status >= 200 && status < 300;
        JsonNode body = parse(isSuccess ? response.body() : hide(response.body()));
        String given = versionOf(response);
        if (isSuccess && (body.path("result").isObject() || body.path("results").isArray())) {
            if (given == null)
                LOG.log(Level.WARNING, "The response does not state its version. Check the proxies before the API.");
            if (given == null || given.equals(version)) return body;
        }
        String message = "HTTP " + status + " without an error of the API. A gateway returned it."
                + " Retry later, or check the base URL.";
        List<RequestError> errors = List.of();
        if (!isSuccess && body.path("errors").path(0).isObject()) {
            errors = Arrays.asList(JSON.convertValue(body.path("errors"), RequestError[].class));
            message = "HTTP " + status + " " + describe(errors.get(0));
        } else if (status != 429 && status < 500) {
            message = "HTTP " + status + " is no response of version " + version + " of the API (version header: " + given
                    + "). Check the base URL and the proxies before the API.";
            throw new Errors.UnexpectedResponse(message, attempts, status, given, errors);
        }
        throw Errors.of(message, attempts, status, given, errors);
    }

    /** An error of the API with what to do about it. */
    private static String describe(RequestError error) {
        List<String> words = Stream.of(error.group(), error.type(), error.subtype().orElse(null))
                .filter(word -> word != null)
                .collect(Collectors.toList());
        String text = String.join(" ", words) + ": " + error.description();
        for (int length = words.size(); length > 0; length--) {
            String advice = Defaults.ADVICE.get(String.join(" ", words.subList(0, length)));
            if (advice != null) return text + " " + advice;
        }
        return text;
    }

    private static JsonNode parse(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException error) {
            return JSON.missingNode();
        }
    }

    /** The version header. Its name begins with the vendor's. */
    private static String versionOf(HttpResponse<String> response) {
        for (var header : response.headers().map().entrySet())
            if (header.getKey().toLowerCase().endsWith("api-version")) return header.getValue().get(0);
        return null;
    }

    /** A text without the key. A shorter one is a word that a text may contain by chance. */
    private String hide(String text) {
        return apiKey.length() < 8 ? text : text.replace(apiKey, "[API key]");
    }

    /** Milliseconds before the next attempt; negative if the outcome is final. */
    private static long waitAfter(HttpResponse<String> response, int attempts) {
        if (response != null && !Defaults.STATUSES.contains(response.statusCode())) return -1;
        long asked = response == null ? 0 : retryAfter(response.headers().firstValue("retry-after").orElse(""));
        if (asked > Defaults.MAX_RETRY_AFTER) return -1;
        double longest = Math.min(Defaults.FIRST_WAIT * Math.pow(2, attempts - 1), Defaults.LONGEST_WAIT);
        long wait = (long) (ThreadLocalRandom.current().nextDouble() * longest);
        return Math.max(Math.max(wait, Defaults.SHORTEST_WAIT), asked);
    }

    /** Milliseconds that {@code Retry-After} asks for, as a number of seconds or a date; 0 if it is neither. */
    private static long retryAfter(String text) {
        try {
            if (!text.matches("(?s).*[A-Za-z]{3}.*")) return (long) (Double.parseDouble(text) * 1000);
            ZonedDateTime date = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME);
            return Duration.between(ZonedDateTime.now(), date).toMillis();
        } catch (NumberFormatException | DateTimeParseException error) {
            return 0;
        }
    }

    /** What has another type than expected reads as absent. */
    private static final class Lenient extends DeserializationProblemHandler {
        @Override
        public Object handleUnexpectedToken(
                DeserializationContext context, JavaType type, JsonToken token, JsonParser parser, String message)
                throws IOException {
            parser.skipChildren();
            return null;
        }

        @Override
        public Object handleWeirdStringValue(DeserializationContext context, Class<?> type, String value, String why) {
            return null;
        }
    }
}
