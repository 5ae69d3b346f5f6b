package datavalidation;

import java.util.List;

/** A call that failed; the classes of {@link Errors} say how. What a response did not have is null, or empty. */
@SuppressWarnings("serial")
public class DataValidationException extends RuntimeException {
    /** HTTP status code; 0 if there was no response. */
    public final int status;
    /** How many times the call was sent. */
    public final int attempts;
    /** The version header of the response. */
    public final String version;
    /** All errors that the API returned; the fields below are those of the first. */
    public final transient List<RequestError> errors;
    /** Source of the error. */
    public final String group;
    /** Subject of the error. */
    public final String type;
    /** Exact cause; null if there is none. */
    public final String subtype;
    /** Severity of the error. */
    public final String severity;
    /** Fields of the request that the error is about. */
    public final List<String> relatedTo;
    /** What went wrong. */
    public final String description;

    DataValidationException(String message, int attempts, int status, String version, List<RequestError> errors) {
        super(message);
        this.status = status;
        this.attempts = attempts;
        this.version = version;
        this.errors = errors;
        RequestError first = errors.isEmpty() ? new RequestError() : errors.get(0);
        group = first.group();
        type = first.type();
        subtype = first.subtype().orElse(null);
        severity = first.severity();
        relatedTo = first.relatedTo();
        description = first.description();
    }
}
