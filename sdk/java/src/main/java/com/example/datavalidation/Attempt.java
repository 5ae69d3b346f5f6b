package com.example.datavalidation;

import java.time.Duration;
import java.util.Optional;

/** An attempt of a call that has ended. */
public final class Attempt {
    /** 1 for the first attempt. */
    public final int number;
    /** Path of the operation. */
    public final String path;
    /** HTTP status code; 0 if there was no response. */
    public final int status;
    /** Why there is no response. */
    public final Optional<DataValidationException> error;
    /** The time until the next attempt; empty if there is none. */
    public final Optional<Duration> wait;

    Attempt(int number, String path, int status, DataValidationException error, Duration wait) {
        this.number = number;
        this.path = path;
        this.status = status;
        this.error = Optional.ofNullable(error);
        this.wait = Optional.ofNullable(wait);
    }
}
