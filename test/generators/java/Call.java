import datavalidationapi.DataValidation;
import datavalidationapi.DataValidation.ApiException;
import datavalidationapi.DataValidation.Auth;
import datavalidationapi.DataValidation.Config;
import datavalidationapi.DataValidation.PhoneValidateRequest;
import datavalidationapi.DataValidation.PhoneValidateRequestRoot;
import java.util.Map;

/**
 * Calls a server with the generated client, and prints what came of it as JSON.
 *
 * Arguments: the address of the server, the version of the API.
 */
public final class Call {
    private static final Map<String, String> NUMBER = Map.of("2.0", "numberWithPrefix", "2.1", "numberFull");

    public static void main(String[] arguments) {
        String address = arguments[0];
        Map<String, String> query = Map.of(NUMBER.get(arguments[1]), "+420 607 123 456");
        var phone = new PhoneValidateRequest(new PhoneValidateRequestRoot(query, null, null, null));

        var answer = client(address, "a-key").phoneValidateWithHeaders(phone);
        int refusal = 0;
        try {
            client(address, "test-refused").phoneValidate(phone);
        } catch (ApiException error) {
            refusal = error.status;
        }
        // The generator has a name of its own for the field data.
        System.out.printf(
            "{\"version\":\"%s\",\"national\":\"%s\",\"refusal\":%d}%n",
            answer.headers().get("serviceApiVersion"),
            answer.data().result().data2().format().national(),
            refusal
        );
    }

    private static DataValidation client(String address, String key) {
        return new DataValidation(new Config().serverUrl(address).auth(new Auth().bearer(key)));
    }
}
