package com.example.datavalidation;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.nio.charset.StandardCharsets;

/** Reads and writes JSON. */
final class Json {
    static final JsonNode MISSING = MissingNode.getInstance();
    static final ObjectMapper MAPPER = new ObjectMapper()
            .setVisibility(PropertyAccessor.ALL, Visibility.NONE)
            .setSerializationInclusion(JsonInclude.Include.NON_NULL)
            .configure(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, true);
    /** Longer numbers take a parser minutes. */
    private static final int LONGEST_NUMBER = 1000;

    private Json() {}

    /** JSON in UTF-8, regardless of headers; missing for anything else, and for JSON that is nested too deep. */
    static JsonNode parse(byte[] content) {
        String text = new String(content, StandardCharsets.UTF_8);
        String plain = text.startsWith("\ufeff") ? text.substring(1) : text;
        try {
            return isReadable(plain) ? MAPPER.readTree(plain) : MISSING;
        } catch (JsonProcessingException error) {
            return MISSING;
        }
    }

    private static boolean isReadable(String text) {
        int depth = 0;
        int digits = 0;
        boolean isText = false;
        for (int index = 0; index < text.length(); index++) {
            char one = text.charAt(index);
            if (isText) {
                if (one == '\\') index++;
                isText = one != '"';
                continue;
            }
            if (one == '"') isText = true;
            if (one == '[' || one == '{') depth++;
            if (one == ']' || one == '}') depth--;
            digits = one >= '0' && one <= '9' ? digits + 1 : 0;
            if (depth > Defaults.MAX_DEPTH || digits > LONGEST_NUMBER) return false;
        }
        return true;
    }

    /** Throws an {@link Errors.InvalidRequest} for a value that JSON in UTF-8 cannot express. */
    static void check(JsonNode value) {
        if (value.isTextual() && !StandardCharsets.UTF_8.newEncoder().canEncode(value.textValue()))
            throw invalid("a text is no Unicode");
        if (value.isFloatingPointNumber() && !Double.isFinite(value.doubleValue()))
            throw invalid(value + " is no JSON");
        for (JsonNode one : value) check(one);
    }

    static Errors.InvalidRequest invalid(String reason) {
        String message = "The request cannot be sent: " + reason + ".";
        return new Errors.InvalidRequest(message, Metadata.without(0), null, java.util.List.of());
    }
}
