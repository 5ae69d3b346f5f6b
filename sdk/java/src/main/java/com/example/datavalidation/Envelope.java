package com.example.datavalidation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the envelope in the body of a success. */
final class Envelope {
    private Envelope() {}

    /** The envelope, with the request beside it. */
    static JsonNode unwrap(JsonNode body, List<String> place) {
        JsonNode inner = body;
        for (String key : place) inner = inner.path(key);
        boolean hasRequest = body.path("request").isObject() && !place.isEmpty() && !place.get(0).equals("request");
        if (!hasRequest || !inner.isObject()) return inner;
        ObjectNode whole = Json.MAPPER.createObjectNode().set("request", body.path("request"));
        whole.setAll((ObjectNode) inner);
        return whole;
    }

    /** Whether a body has the result of a validation, or the results of any other operation. */
    static boolean isThere(JsonNode body, boolean isValidation) {
        return isValidation ? body.path("result").isObject() : body.path("results").isArray();
    }

    /** The place of an envelope that is in an object of a body, at most so many keys deep; null if there is none. */
    static String find(JsonNode body, int depth) {
        if (depth == 0 || !body.isObject()) return null;
        Map<String, JsonNode> named = new LinkedHashMap<>();
        body.fields().forEachRemaining(one -> {
            if (one.getKey().matches("[A-Za-z_$][A-Za-z0-9_$-]{0,39}")) named.put(one.getKey(), one.getValue());
        });
        for (var one : named.entrySet())
            if (isThere(one.getValue(), true) || isThere(one.getValue(), false)) return one.getKey();
        for (var one : named.entrySet()) {
            String place = find(one.getValue(), depth - 1);
            if (place != null) return one.getKey() + "." + place;
        }
        return null;
    }

    /** The first candidate of a validation that is neither valid nor invalid, by its place; null if there is none. */
    static String undecided(JsonNode body) {
        Map<String, JsonNode> candidates = new LinkedHashMap<>();
        candidates.put("result", body.path("result"));
        if (body.hasNonNull("resultCorrected")) candidates.put("resultCorrected", body.path("resultCorrected"));
        JsonNode offered = body.path("suggestions");
        int index = 0;
        if (body.hasNonNull("suggestions"))
            for (JsonNode one : offered.isArray() ? offered : List.of(offered))
                candidates.put("suggestions[" + index++ + "]", one);
        for (var one : candidates.entrySet())
            if (!one.getValue().path("isValid").isBoolean()) return one.getKey();
        return null;
    }
}
