package com.example.datavalidation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each rule of the client, by a response that breaks it. */
final class FaultsTest {
    private static final String MOCK = Objects.toString(System.getenv("DATA_VALIDATION_MOCK"), "");

    @TestFactory
    Stream<DynamicTest> withinTheProcess() throws IOException {
        return faults().map(fault -> DynamicTest.dynamicTest(fault.path("behaviour").asText(), () -> {
            try (TestServer server = new TestServer(fault.path("responses"))) {
                check(fault, server.url());
                assertEquals(retryCounts(fault.path("attempts").asInt()), server.retryCounts);
            }
        }));
    }

    /** Has the mock send the responses, whose address the environment variable DATA_VALIDATION_MOCK has. */
    @TestFactory
    Stream<DynamicTest> againstTheMock() throws IOException {
        var sent = faults().filter(fault -> !fault.has("alone"));
        return sent.map(fault -> DynamicTest.dynamicTest(fault.path("behaviour").asText(), () -> {
            Assumptions.assumeFalse(MOCK.isEmpty(), "not run: DATA_VALIDATION_MOCK is not set");
            script(fault);
            check(fault, MOCK);
        }));
    }

    private static Stream<JsonNode> faults() throws IOException {
        try (var input = FaultsTest.class.getResourceAsStream("/faults.json")) {
            return StreamSupport.stream(Json.MAPPER.readTree(input).spliterator(), false);
        }
    }

    private static List<String> retryCounts(int attempts) {
        List<String> counts = new ArrayList<>();
        for (int retries = 0; retries < attempts; retries++) counts.add(retries == 0 ? null : Integer.toString(retries));
        return counts;
    }

    private static void script(JsonNode fault) throws IOException, InterruptedException {
        JsonNode responses = fault.path("responses").deepCopy();
        for (JsonNode one : responses) if (one.has("body")) ((ObjectNode) one).put("offContract", true);
        ObjectNode body = Json.MAPPER.createObjectNode().put("path", "/phone/validate").set("responses", responses);
        var request = HttpRequest.newBuilder(URI.create(MOCK + "/_mock/respond"))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertTrue(response.statusCode() < 300, response.body());
    }

    private static void check(JsonNode fault, String url) {
        JsonNode given = fault.path("settings");
        Settings settings = new Settings().baseUrl(url).apiKey(given.path("apiKey").asText("a-key-of-the-tests"));
        if (given.has("retries")) settings = settings.retries(given.path("retries").asInt());
        if (given.has("responseLimit")) settings = settings.responseLimit(given.path("responseLimit").asLong());
        if (given.has("responseAt")) settings = settings.responseAt(given.path("responseAt").asText());
        String name = "";
        String message = "";
        int attempts;
        try {
            var query = new PhoneValidateQuery().numberFull("+420607123456");
            attempts = new DataValidationClient(settings).phone().validate(query).metadata().attempts;
        } catch (DataValidationException error) {
            name = error.getClass().getSimpleName();
            message = error.getMessage();
            attempts = error.attempts;
        }
        // Maven prints the message of a test like these, and not its name.
        String shown = fault.path("behaviour").asText() + ": " + message;
        assertEquals(fault.path("error").asText(), name, shown);
        assertEquals(fault.path("attempts").asInt(), attempts, shown);
        assertTrue(message.contains(fault.path("contains").asText()), shown);
        assertFalse(fault.has("lacks") && message.contains(fault.path("lacks").asText()), shown);
    }
}
