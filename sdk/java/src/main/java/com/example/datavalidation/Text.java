package com.example.datavalidation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Texts of a server in messages. */
final class Text {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    /** A function instead of a text field, so that printing an object does not show it. */
    private final Supplier<String> key;

    Text(String key) {
        this.key = () -> key;
    }

    String key() {
        return key.get();
    }

    /** A text without the key. A shorter key is a word that a text may contain by chance. */
    String hide(String text) {
        boolean isSecret = key().length() >= Defaults.SHORTEST_SECRET;
        return text != null && isSecret ? text.replace(key(), "[API key]") : text;
    }

    JsonNode hide(JsonNode value) {
        if (value.isTextual()) return NODES.textNode(hide(value.textValue()));
        if (value.isArray()) {
            var hidden = NODES.arrayNode();
            value.forEach(one -> hidden.add(hide(one)));
            return hidden;
        }
        if (!value.isObject()) return value;
        var hidden = NODES.objectNode();
        value.fields().forEachRemaining(one -> hidden.set(hide(one.getKey()), hide(one.getValue())));
        return hidden;
    }

    Map<String, List<String>> hide(Map<String, List<String>> headers) {
        var hidden = new TreeMap<String, List<String>>();
        headers.forEach((name, values) -> hidden.put(name, values.stream().map(this::hide).collect(Collectors.toList())));
        return hidden;
    }

    /** Escapes what could break a line of a log, move the cursor of a terminal or show a text in another order. */
    static String visible(String text) {
        var shown = new StringBuilder();
        for (char one : text.toCharArray()) {
            boolean isTurning = one == 0x61c || one == 0x200e || one == 0x200f || one >= 0x2066 && one <= 0x2069;
            boolean isHidden = Character.isISOControl(one) || isTurning || one >= 0x2028 && one <= 0x202e;
            shown.append(isHidden ? String.format("\\u%04x", (int) one) : String.valueOf(one));
        }
        return shown.toString();
    }

    /** A text of a server, for a message. */
    static String quote(String text) {
        String shown = visible(text);
        int limit = (int) Defaults.MESSAGE_LIMIT;
        return shown.length() > limit ? shown.substring(0, limit - 1) + "…" : shown;
    }
}
