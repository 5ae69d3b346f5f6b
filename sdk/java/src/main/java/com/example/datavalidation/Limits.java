package com.example.datavalidation;

import java.util.Map;
import java.util.Optional;

/** The limits of a key that a response states; empty where it does not. */
public final class Limits {
    private final Map<String, Double> values;

    Limits(Map<String, Double> values) {
        this.values = values;
    }

    /** Calls per period, at most. */
    public Optional<Double> rateLimit() {
        return Optional.ofNullable(values.get("rateLimit"));
    }

    /** Length of the period, by assumption in seconds. */
    public Optional<Double> rateLimitPeriod() {
        return Optional.ofNullable(values.get("rateLimitPeriod"));
    }

    /** Calls left in the period. */
    public Optional<Double> rateLimitRemaining() {
        return Optional.ofNullable(values.get("rateLimitRemaining"));
    }

    /** Credits per day. A call may cost a fraction of one. */
    public Optional<Double> dailyCreditsLimit() {
        return Optional.ofNullable(values.get("dailyCreditsLimit"));
    }

    /** Credits left today. */
    public Optional<Double> dailyCreditsLeft() {
        return Optional.ofNullable(values.get("dailyCreditsLeft"));
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
