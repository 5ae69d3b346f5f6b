package com.example.datavalidation;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** An object of a response. A value of an unexpected type counts as absent. */
public abstract class ResponseObject {
    private final JsonNode json;

    ResponseObject(JsonNode json) {
        this.json = json;
    }

    /** The object as received, including fields unknown to this package. Null fields are in it, absent ones are not. */
    public final JsonNode rawJson() {
        return json;
    }

    /** The object as JSON. */
    @Override
    public final String toString() {
        return json.toString();
    }

    final JsonNode get(String name) {
        return json.path(name);
    }

    static String text(JsonNode value) {
        return value.isTextual() ? value.textValue() : null;
    }

    static Boolean truth(JsonNode value) {
        return value.isBoolean() ? value.booleanValue() : null;
    }

    static Double number(JsonNode value) {
        return value.isNumber() ? value.doubleValue() : null;
    }

    static Integer integer(JsonNode value) {
        boolean isWhole = value.isNumber() && value.doubleValue() == Math.rint(value.doubleValue());
        return isWhole && Math.abs(value.doubleValue()) <= Integer.MAX_VALUE ? (Integer) (int) value.doubleValue() : null;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(JsonNode value) {
        return value.isObject() ? Json.MAPPER.convertValue(value, Map.class) : null;
    }

    static <T> T object(JsonNode value, Function<JsonNode, T> create) {
        return value.isObject() ? create.apply(value) : null;
    }

    /** A list; one value in its place is a list of one. */
    static <T> List<T> list(JsonNode value, Function<JsonNode, T> read) {
        if (value.isMissingNode() || value.isNull()) return null;
        List<T> items = new ArrayList<>();
        for (JsonNode one : value.isArray() ? value : List.of(value)) {
            T item = read.apply(one);
            if (item != null) items.add(item);
        }
        return List.copyOf(items);
    }

    static <T> T or(T value, T otherwise) {
        return value == null ? otherwise : value;
    }

    static <T> Optional<T> optional(T value) {
        return Optional.ofNullable(value);
    }
}
