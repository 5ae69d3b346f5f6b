import datavalidationapi.DataValidation;
import datavalidationapi.DataValidation.*;

/** Calls the server at the address given with the generated client, and prints what came of it as JSON. */
public final class Call {
    public static void main(String[] arguments) {
        String address = arguments[0];
        var query = new PhoneValidateQuery(null, "+420", "607 123 456");
        var phone = new PhoneValidateRequest(new PhoneValidateRequestRoot(query, null, null, null));

        var response = client(address, "a-key").phoneValidateWithHeaders(phone);
        int refusal = 0;
        try {
            client(address, "test-refused").phoneValidate(phone);
        } catch (ApiException error) {
            refusal = error.status;
        }
        // The generator has a name of its own for the field data.
        System.out.printf(
            "{\"version\":\"%s\",\"national\":\"%s\",\"refusal\":%d}%n",
            response.headers().get("serviceApiVersion"),
            response.data().result().data2().format().national(),
            refusal
        );
    }

    private static DataValidation client(String address, String key) {
        return new DataValidation(new Config().serverUrl(address).auth(new Auth().bearer(key)));
    }
}
