package datavalidation;

/** Parts of a request beside its query and options. */
public final class Extras {
    /** The end user from whom the data came. */
    public RequestClient client;
    /** An identifier of your own. */
    public String customId;
}
