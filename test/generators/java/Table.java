import com.fasterxml.jackson.databind.ObjectMapper;
import datavalidation.*;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** Calls each address that it is given with the clients of both versions, and prints what came of it: a line of JSON a call. */
public final class Table {
    public static void main(String[] addresses) throws Exception {
        for (String address : addresses) {
            var settings = new Settings().baseUrl(address);
            var newer = new DataValidationClient(settings);
            var older = new DataValidationClientV20(settings);
            var options = new PhoneValidateOptions().preferredPrefixes(List.of("+420")).correctionMode(CorrectionMode.FULL);
            var old = new PhoneValidateOptionsV20().preferredPrefixes(List.of("+420")).correctionMode(CorrectionMode.FULL);
            print(() -> {
                var response = newer.phone().validate(new PhoneValidateQuery().numberFull("607 123 456"), options);
                var corrected = response.resultCorrected().flatMap(it -> it.data());
                var country = response.result().data().country().code().orElse(null);
                return outcome(
                        response.result().proposal(), corrected.flatMap(it -> it.format().national()).orElse(null), country);
            });
            print(() -> {
                var query = new PhoneValidateQueryV20().numberWithPrefix("607 123 456");
                var response = older.phone().validate(query, old);
                var corrected = response.resultCorrected().flatMap(it -> it.data());
                var country = response.result().data().country().code();
                return outcome(
                        response.result().proposal(), corrected.flatMap(it -> it.format().national()).orElse(null), country);
            });
        }
    }

    private static Map<String, Object> outcome(String proposal, String national, String country) {
        var outcome = new HashMap<String, Object>();
        outcome.put("proposal", proposal);
        outcome.put("national", national);
        outcome.put("country", country);
        return outcome;
    }

    private static void print(Callable<Map<String, Object>> call) throws Exception {
        Map<String, Object> outcome = new HashMap<>();
        try {
            outcome = call.call();
        } catch (DataValidationException error) {
            outcome.put("error", error.getClass().getSimpleName());
            outcome.put("status", error.status == 0 ? null : error.status);
            outcome.put("words", Arrays.asList(error.group, error.type, error.subtype, error.severity, error.description));
            outcome.put("attempts", error.attempts);
            outcome.put("text", error.getMessage());
        }
        System.out.println(new ObjectMapper().writeValueAsString(outcome));
    }
}
