import com.fasterxml.jackson.databind.ObjectMapper;
import datavalidation.*;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.Callable;

/** Makes three calls to each address that it is given, of both versions, and prints what came of each: a line of JSON a call. */
public final class Table {
    public static void main(String[] addresses) throws Exception {
        String number = System.getenv("NUMBER");
        for (String address : addresses) {
            var settings = new Settings().baseUrl(address);
            var newer = new DataValidationClient(settings);
            var older = new DataValidationClientV20(settings);
            var options = new PhoneValidateOptions().preferredPrefixes(List.of("+420")).numberFormat(NumberFormat.E164);
            show(() -> {
                var response = newer.phone().validate(new PhoneValidateQuery().numberFull(number), options);
                // What is missing reads as absent.
                response.result().data().country().code().isPresent();
                return response;
            });
            var town = new LocationFilter().city("Praha");
            var street = new LocationSearchQuery().type(LocationSearchType.STREET).value("sokolovska").filter(town);
            show(() -> older.location().search(street, new LocationSearchOptions().resultsLimit(3)));
            show(() -> newer.name().validate(new NameValidateQuery().nameSurname("jana kadlecova")));
        }
    }

    private static void show(Callable<Object> call) throws Exception {
        var json = new ObjectMapper();
        var outcome = new HashMap<String, Object>();
        try {
            outcome.put("response", json.readTree(call.call().toString()));
        } catch (DataValidationException error) {
            outcome.put("error", error.getClass().getSimpleName());
            outcome.put("status", error.status);
            outcome.put("words", Arrays.asList(error.group, error.type, error.subtype, error.severity, error.description));
            outcome.put("attempts", error.attempts);
            outcome.put("text", error.getMessage());
        }
        System.out.println(json.writeValueAsString(outcome));
    }
}
