package com.example.datavalidation;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Reads the headers of a response. */
final class Headers {
    private static final String NUMBER = "[0-9]{1,15}(\\.[0-9]{1,15})?";

    private Headers() {}

    static Metadata metadata(int status, Map<String, List<String>> given, int attempts, JsonNode body, String name) {
        var headers = new TreeMap<String, List<String>>();
        given.forEach((header, values) -> headers.put(header.toLowerCase(Locale.ROOT), values));
        String code = ResponseObject.text(body.path("request").path("code"));
        Duration wait = retryAfter(String.join(",", headers.getOrDefault("retry-after", List.of())));
        return new Metadata(status, headers, attempts, version(headers, name), code, wait, limits(headers));
    }

    /** The version: in the named header, in that of the contract, or in all whose name ends as that does. */
    private static String version(Map<String, List<String>> headers, String name) {
        String own = name == null ? Defaults.VERSION_HEADER : name.toLowerCase(Locale.ROOT);
        List<String> found = values(headers, own::equals);
        if (name == null && String.join("", found).isEmpty())
            found = values(headers, one -> one.endsWith("-api-version"));
        return only(found);
    }

    private static Limits limits(Map<String, List<String>> headers) {
        var limits = new HashMap<String, Double>();
        Defaults.LIMIT_HEADERS.forEach((name, end) -> {
            String text = only(values(headers, one -> one.endsWith(end)));
            if (text != null && text.matches(NUMBER)) limits.put(name, Double.valueOf(text));
        });
        return new Limits(limits);
    }

    /** The time that numbers of seconds, the longest of them, or a date ask for; null if the text is neither. */
    private static Duration retryAfter(String text) {
        try {
            if (text.matches("(?s).*[A-Za-z]{3}.*")) {
                var date = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME);
                var wait = Duration.between(ZonedDateTime.now(), date);
                return wait.isNegative() ? Duration.ZERO : wait;
            }
        } catch (DateTimeException error) {
            return null;
        }
        var numbers = Arrays.stream(text.split(",")).map(String::trim).collect(Collectors.toList());
        if (!numbers.stream().allMatch(one -> one.matches(NUMBER))) return null;
        return Duration.ofMillis((long) (numbers.stream().mapToDouble(Double::parseDouble).max().orElse(0) * 1000));
    }

    private static List<String> values(Map<String, List<String>> headers, Predicate<String> isWanted) {
        return headers.entrySet().stream()
                .filter(one -> isWanted.test(one.getKey()))
                .flatMap(one -> one.getValue().stream())
                .flatMap(value -> Arrays.stream(value.split(",", -1)))
                .map(String::trim)
                .collect(Collectors.toList());
    }

    /** The value that all of a list have; null if they differ. */
    private static String only(List<String> values) {
        boolean isOne = values.stream().distinct().count() == 1;
        return isOne && !values.get(0).isEmpty() ? values.get(0) : null;
    }
}
