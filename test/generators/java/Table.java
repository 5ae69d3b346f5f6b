import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.example.datavalidation.*;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.lang.reflect.Modifier;
import java.net.ProxySelector;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Does what each of its arguments describes, and prints what came of it: a line of JSON an argument. */
public final class Table {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final PhoneValidateQuery PHONE = new PhoneValidateQuery().numberFull("607 123 456");
    private static final PhoneValidateOptions OPTIONS = new PhoneValidateOptions().preferredPrefixes(List.of("+420"));

    public static void main(String[] arguments) throws Exception {
        for (String argument : arguments) System.out.println(JSON.writeValueAsString(run(JSON.readTree(argument))));
        System.exit(0);
    }

    private static List<Map<String, Object>> run(JsonNode scenario) throws Exception {
        var hooks = new ArrayList<Map<String, Object>>();
        Settings settings = settingsOf(scenario, hooks);
        switch (scenario.path("mode").asText("three")) {
            case "three": return three(settings);
            case "operation": return operation(scenario.path("operation"), settings);
            case "unsendable": return unsendable(new DataValidationClient(settings));
            case "shown": return List.of(shown(settings));
            case "cancel": return List.of(cancel(new DataValidationClient(settings)));
            case "async": {
                var calls = new DataValidationClient(settings).phone();
                return List.of(outcomeOf(() -> calls.validateAsync(PHONE, OPTIONS, null).get()));
            }
        }
        CallSettings call = callSettings(scenario.path("call"));
        var client = new DataValidationClient(settings);
        var outcome = outcomeOf(() -> client.phone().validate(PHONE, OPTIONS, call));
        outcome.put("hooks", hooks);
        return List.of(outcome);
    }

    private static Settings settingsOf(JsonNode scenario, List<Map<String, Object>> hooks) {
        JsonNode given = scenario.path("settings");
        Settings settings = new Settings().baseUrl(scenario.path("url").asText()).onAttempt(attempt -> {
            var seen = new HashMap<String, Object>();
            seen.put("number", attempt.number);
            seen.put("status", attempt.status);
            seen.put("wait", attempt.wait.map(Duration::toMillis).orElse(null));
            hooks.add(seen);
        });
        if (given.has("timeout")) settings = settings.timeout(Duration.ofMillis(given.path("timeout").asLong()));
        if (given.has("retries")) settings = settings.retries(given.path("retries").asInt());
        if (given.has("responseAt")) settings = settings.responseAt(given.path("responseAt").asText());
        if (given.has("versionHeader")) settings = settings.versionHeader(given.path("versionHeader").asText());
        if (given.has("responseLimit")) settings = settings.responseLimit(given.path("responseLimit").asLong());
        JsonNode details = given.path("includeRequestDetails");
        if (details.isBoolean()) settings = settings.includeRequestDetails(details.asBoolean());
        if (details.isTextual()) settings = settings.detailsHeader(details.asText());
        return scenario.path("mode").asText().equals("own") ? settings.httpClient(new OwnClient()) : settings;
    }

    private static CallSettings callSettings(JsonNode given) {
        CallSettings settings = CallSettings.none();
        if (given.has("timeout")) settings = settings.timeout(Duration.ofMillis(given.path("timeout").asLong()));
        if (given.has("retries")) settings = settings.retries(given.path("retries").asInt());
        for (Iterator<String> names = given.path("headers").fieldNames(); names.hasNext(); ) {
            String name = names.next();
            settings = settings.header(name, given.path("headers").path(name).asText());
        }
        return settings;
    }

    private static List<Map<String, Object>> three(Settings settings) {
        var newer = new DataValidationClient(settings);
        var older = new DataValidationClientV20(settings);
        var options = new PhoneValidateOptions().preferredPrefixes(List.of("+420")).numberFormat(NumberFormat.E164);
        var town = new LocationFilter().city("Praha");
        var street = new LocationSearchQuery().type(LocationSearchType.STREET).value("sokolovska").filter(town);
        return List.of(
                outcomeOf(() -> newer.phone().validate(PHONE, options)),
                outcomeOf(() -> older.location().search(street, new LocationSearchOptions().resultsLimit(3))),
                outcomeOf(() -> newer.name().validate(new NameValidateQuery().nameSurname("jana kadlecova"))));
    }

    private static List<Map<String, Object>> unsendable(DataValidationClient client) {
        var odd = CallSettings.none().header("x-odd", "a\r\nb: c");
        return List.of(
                outcomeOf(() -> client.location().localize(new LocationLocalizeQuery().lat(Double.NaN).lon(14.4))),
                outcomeOf(() -> client.name().validate(new NameValidateQuery().name("\ud800"))),
                outcomeOf(() -> client.name().validate(new NameValidateQuery().name("Jan"), null, odd)),
                outcomeOf(() -> client.phone().validate(new PhoneValidateQuery())));
    }

    private static Map<String, Object> cancel(DataValidationClient client) throws Exception {
        CompletableFuture<?> call = client.phone().validateAsync(PHONE, null, null);
        Thread.sleep(2000);
        long started = System.nanoTime();
        call.cancel(true);
        boolean isCancelled = false;
        try {
            call.get();
        } catch (CancellationException error) {
            isCancelled = true;
        }
        long ended = (System.nanoTime() - started) / 1_000_000;
        Thread.sleep(2000);
        return Map.of("cancelled", isCancelled, "ms", ended);
    }

    private static Map<String, Object> shown(Settings settings) throws Exception {
        Settings keyed = settings.apiKey(System.getenv("DATA_VALIDATION_KEY"));
        var client = new DataValidationClient(keyed);
        Object subject;
        try {
            subject = client.phone().validate(PHONE);
        } catch (DataValidationException error) {
            subject = error;
        }
        var texts = new ArrayList<String>();
        for (Object one : List.of(keyed, client, client.phone(), subject)) {
            texts.add(one.toString());
            try {
                texts.add(JSON.writeValueAsString(one));
            } catch (IOException error) {
                texts.add(error.toString());
            }
            var bytes = new ByteArrayOutputStream();
            try (var output = new ObjectOutputStream(bytes)) {
                output.writeObject(one);
            } catch (IOException error) {
                texts.add(error.toString());
            }
            texts.add(bytes.toString(StandardCharsets.ISO_8859_1));
        }
        return Map.of("shown", texts);
    }

    private static List<Map<String, Object>> operation(JsonNode given, Settings settings) {
        var newer = new DataValidationClient(settings);
        var older = new DataValidationClientV20(settings);
        Map<String, Callable<ResponseObject>> calls = new HashMap<>();
        calls.put("company.get", () -> newer.company().get(new CompanyGetQuery().country("CZ").registrationNumber("1")));
        calls.put("company.search", () -> newer.company().search(new CompanySearchQuery().type("name").value("a")));
        calls.put("company.validate", () -> newer.company().validate(new CompanyValidateQuery().name("a")));
        calls.put("email.search", () -> newer.email().search(new EmailSearchQuery().value("a")));
        calls.put("email.validate", () -> newer.email().validate(new EmailValidateQuery().email("a")));
        calls.put("location.get", () -> newer.location().get(new LocationGetQuery().country("CZ").id("1")));
        calls.put("location.localize", () -> newer.location().localize(new LocationLocalizeQuery().lat(50.0).lon(14.0)));
        calls.put("location.search", () -> newer.location().search(new LocationSearchQuery().type("zip").value("1")));
        calls.put("location.validate", () -> newer.location().validate(new LocationValidateQuery().city("a")));
        calls.put("name.validate", () -> newer.name().validate(new NameValidateQuery().name("a")));
        calls.put("phone.search", () -> newer.phone().search(new PhoneSearchQuery().value("4")));
        calls.put("phone.validate", () -> newer.phone().validate(PHONE));
        calls.put("2.0phone.search", () -> older.phone().search(new PhoneSearchQuery().value("4")));
        calls.put("2.0name.validate", () -> older.name().validate(new NameValidateQuery().name("a")));
        var query = new PhoneValidateQueryV20().numberWithPrefix("+420607123456");
        calls.put("2.0phone.validate", () -> older.phone().validate(query));
        String version = given.path("version").asText().replace("2.1", "");
        var call = calls.get(version + given.path("kind").asText() + "." + given.path("name").asText());
        var outcomes = new ArrayList<Map<String, Object>>();
        for (int count = given.path("count").asInt(); count > 0; count--) outcomes.add(outcomeOf(call));
        return outcomes;
    }

    private static Map<String, Object> outcomeOf(Callable<? extends ResponseObject> call) {
        long started = System.nanoTime();
        Map<String, Object> outcome = new HashMap<>();
        try {
            outcome = success(call.call());
        } catch (DataValidationException error) {
            outcome = failure(error);
        } catch (Exception | Error error) {
            if (error.getCause() instanceof DataValidationException)
                outcome = failure((DataValidationException) error.getCause());
            else outcome.put("escaped", error.toString());
        }
        outcome.put("ms", (System.nanoTime() - started) / 1_000_000);
        return outcome;
    }

    private static Map<String, Object> success(ResponseObject response) throws ReflectiveOperationException {
        var metadata = (Metadata) response.getClass().getMethod("metadata").invoke(response);
        var outcome = metadataOf(metadata);
        outcome.put("typed", typed(response));
        outcome.put("raw", response.rawJson());
        outcome.put("nested", response.rawJson().path("result").path("data"));
        return outcome;
    }

    private static Map<String, Object> failure(DataValidationException error) {
        var outcome = metadataOf(error.metadata);
        outcome.put("error", error.getClass().getSimpleName());
        outcome.put("words", Arrays.asList(error.group, error.type, error.subtype, error.severity, error.description));
        outcome.put("text", error.getMessage());
        outcome.put("raw", error.rawJson);
        return outcome;
    }

    private static Map<String, Object> metadataOf(Metadata metadata) {
        var headers = new HashMap<String, String>();
        metadata.headers.forEach((name, values) -> headers.put(name, String.join(", ", values)));
        var limits = new HashMap<String, Object>();
        metadata.limits.rateLimit().ifPresent(value -> limits.put("rateLimit", value));
        metadata.limits.rateLimitRemaining().ifPresent(value -> limits.put("rateLimitRemaining", value));
        var outcome = new HashMap<String, Object>();
        outcome.put("status", metadata.status);
        outcome.put("headers", headers);
        outcome.put("attempts", metadata.attempts);
        outcome.put("version", metadata.version);
        outcome.put("requestCode", metadata.requestCode);
        outcome.put("retryAfter", metadata.retryAfter == null ? null : metadata.retryAfter.toMillis() / 1000.0);
        outcome.put("limits", limits);
        return outcome;
    }

    /** The values of an object's methods, by the names of its fields in JSON. */
    private static Object typed(Object value) throws ReflectiveOperationException {
        if (value instanceof Optional) return typed(((Optional<?>) value).orElse(null));
        if (value instanceof List) {
            var items = new ArrayList<Object>();
            for (Object one : (List<?>) value) items.add(typed(one));
            return items;
        }
        if (!(value instanceof ResponseObject)) return value;
        var fields = new HashMap<String, Object>();
        for (var method : value.getClass().getDeclaredMethods()) {
            boolean isField = Modifier.isPublic(method.getModifiers()) && method.getParameterCount() == 0;
            if (isField && !method.getName().equals("metadata")) fields.put(method.getName(), typed(method.invoke(value)));
        }
        return fields;
    }

    /** An HTTP client of one's own, which adds a header. */
    private static final class OwnClient extends HttpClient {
        private final HttpClient inner = HttpClient.newHttpClient();

        @Override
        public <T> CompletableFuture<HttpResponse<T>> sendAsync(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
            var builder = HttpRequest.newBuilder(request.uri()).POST(request.bodyPublisher().orElseThrow());
            request.headers().map().forEach((name, values) -> builder.setHeader(name, values.get(0)));
            return inner.sendAsync(builder.setHeader("x-own", "yes").build(), handler);
        }

        @Override
        public <T> CompletableFuture<HttpResponse<T>> sendAsync(
                HttpRequest request, HttpResponse.BodyHandler<T> handler, HttpResponse.PushPromiseHandler<T> push) {
            return sendAsync(request, handler);
        }

        @Override
        public <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler)
                throws IOException, InterruptedException {
            return inner.send(request, handler);
        }

        @Override
        public Optional<java.net.CookieHandler> cookieHandler() {
            return inner.cookieHandler();
        }

        @Override
        public Optional<Duration> connectTimeout() {
            return inner.connectTimeout();
        }

        @Override
        public Redirect followRedirects() {
            return inner.followRedirects();
        }

        @Override
        public Optional<ProxySelector> proxy() {
            return inner.proxy();
        }

        @Override
        public javax.net.ssl.SSLContext sslContext() {
            return inner.sslContext();
        }

        @Override
        public javax.net.ssl.SSLParameters sslParameters() {
            return inner.sslParameters();
        }

        @Override
        public Optional<java.net.Authenticator> authenticator() {
            return inner.authenticator();
        }

        @Override
        public Version version() {
            return inner.version();
        }

        @Override
        public Optional<Executor> executor() {
            return inner.executor();
        }
    }
}
