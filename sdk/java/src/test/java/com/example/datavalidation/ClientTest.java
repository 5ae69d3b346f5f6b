package com.example.datavalidation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a caller sees of requests, responses and settings; nothing leaves the machine. */
final class ClientTest {
    private static final String KEY = "a-key-of-the-tests";
    private static final PhoneValidateQuery QUERY = new PhoneValidateQuery().numberFull("+420607123456");

    private TestServer server;
    private Settings settings;

    private DataValidationClient client(String body) throws IOException {
        return client(200, body);
    }

    private DataValidationClient client(int status, String body) throws IOException {
        String start = "[{\"status\":" + status + ",\"headers\":{\"service-rate-limit-remaining\":\"5\"},\"body\":";
        server = new TestServer(Json.MAPPER.readTree(start + body + "}]"));
        settings = new Settings().apiKey(KEY).baseUrl(server.url());
        return new DataValidationClient(settings);
    }

    @AfterEach
    void close() {
        if (server != null) server.close();
    }

    @Test
    void fieldsThatThePackageDoesNotKnowAreReachable() throws IOException {
        var response = client("{\"result\":{\"isValid\":true,\"data\":{\"novelty\":1}},\"more\":[2]}").phone().validate(QUERY);
        assertEquals(1, response.result().data().rawJson().path("novelty").intValue());
        assertEquals(2, response.rawJson().path("more").path(0).intValue());
    }

    @Test
    void nullIsToldFromAbsentAndAnotherTypeReadsAsAbsent() throws IOException {
        var body = "{\"result\":{\"isValid\":true,\"data\":{\"prefix\":null,\"numberFull\":5}}}";
        var data = client(body).phone().validate(QUERY).result().data();
        assertTrue(data.prefix().isEmpty());
        assertTrue(data.rawJson().has("prefix"));
        assertFalse(data.rawJson().has("number"));
        assertNull(data.numberFull());
        assertEquals(5, data.rawJson().path("numberFull").intValue());
    }

    @Test
    void aResultHasStatusHeadersAttemptsAndLimits() throws IOException {
        var metadata = client("{\"result\":{\"isValid\":true}}").phone().validate(QUERY).metadata();
        assertEquals(200, metadata.status);
        assertEquals(1, metadata.attempts);
        assertEquals("2.1", metadata.version);
        assertEquals(List.of("2.1"), metadata.headers.get("service-api-version"));
        assertEquals(5.0, metadata.limits.rateLimitRemaining().orElseThrow());
    }

    @Test
    void anErrorHasTheFieldsOfTheResponse() throws IOException {
        String fields = "\"group\":\"REQUEST\",\"type\":\"QUERY\",\"subtype\":\"NOT_SENT\",\"severity\":\"critical\"";
        String rest = "\"relatedTo\":[\"numberFull\"],\"description\":\"No.\"";
        var client = client(400, "{\"errors\":[{" + fields + "," + rest + "}]}");
        var error = assertThrows(Errors.BadRequest.class, () -> client.phone().validate(QUERY));
        var read = Arrays.asList(error.group, error.type, error.subtype, error.severity, error.description);
        assertEquals(List.of("REQUEST", "QUERY", "NOT_SENT", "critical", "No."), read);
        assertEquals(List.of("numberFull"), error.relatedTo);
    }

    @Test
    void whatCannotBeSentIsAnErrorAndIsNotSent() throws IOException {
        var client = client("{}");
        var odd = CallSettings.none().header("x-odd", "a\r\nb: c");
        var nowhere = new LocationLocalizeQuery().lat(Double.NaN).lon(14.4);
        assertThrows(Errors.InvalidRequest.class, () -> client.location().localize(nowhere));
        var half = new NameValidateQuery().name("\ud800");
        assertThrows(Errors.InvalidRequest.class, () -> client.name().validate(half));
        assertThrows(Errors.InvalidRequest.class, () -> client.phone().validate(QUERY, null, odd));
        assertThrows(Errors.InvalidRequest.class, () -> client.phone().validate(new PhoneValidateQuery()));
        assertEquals(List.of(), server.sent);
    }

    @Test
    void whatIsNotSetIsNotSent() throws IOException {
        client("{\"result\":{\"isValid\":true}}").phone().validate(QUERY, new PhoneValidateOptions());
        assertEquals(List.of("{\"request\":{\"query\":{\"numberFull\":\"+420607123456\"}}}"), server.sent);
    }

    @Test
    void aCancelledCallIsCancelled() throws IOException {
        var call = client("{\"result\":{\"isValid\":true}}").phone().validateAsync(QUERY, null, null);
        call.cancel(true);
        assertThrows(CancellationException.class, call::get);
    }

    @Test
    void aCallThatTakesTooLongIsEndedWithItsConnection() throws Exception {
        server = new TestServer(Json.MAPPER.readTree("[{\"endless\":true}]"));
        settings = new Settings().apiKey(KEY).baseUrl(server.url()).timeout(Duration.ofMillis(300)).retries(0);
        var client = new DataValidationClient(settings);
        assertThrows(Errors.Timeout.class, () -> client.phone().validate(QUERY));
        assertTrue(server.ended.await(5, TimeUnit.SECONDS));
    }

    @Test
    void headersInAnyCaseAreRead() {
        var given = Map.of("Retry-AFTER", List.of("7"), "Service-Api-Version", List.of("2.1"));
        var metadata = Headers.metadata(429, given, 1, Json.MAPPER.createObjectNode(), null);
        assertEquals(Set.of("retry-after", "service-api-version"), metadata.headers.keySet());
        assertEquals("2.1", metadata.version);
    }

    @Test
    void nothingThatIsPrintedHasTheKey() throws IOException {
        var client = client("{}");
        String texts = settings + " " + client + " " + client.phone();
        assertFalse(texts.contains(KEY), texts);
    }

    @Test
    void settingsThatCannotBeUsedAreRejected() {
        Settings usable = new Settings().apiKey(KEY).baseUrl("http://mock.example");
        var following = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.ALWAYS).build();
        var rejected = List.of(usable.apiKey("a b"), usable.baseUrl("ftp://mock.example"), usable.httpClient(following));
        for (Settings wrong : rejected)
            assertThrows(IllegalArgumentException.class, () -> new DataValidationClient(wrong));
    }
}
