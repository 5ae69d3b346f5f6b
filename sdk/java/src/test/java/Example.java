import com.example.datavalidation.*;
import java.util.List;

public final class Example {
    public static void main(String[] arguments) {
        var query = new PhoneValidateQuery().numberFull("607 123 456");
        var options = new PhoneValidateOptions().preferredPrefixes(List.of("+420"));
        try {
            var response = new DataValidationClient().phone().validate(query, options);
            var corrected = response.resultCorrected().filter(it -> it.isValid().orElse(false)).flatMap(it -> it.data());
            if (response.result().isValid()) System.out.println(response.result().data().numberFull());
            else if (corrected.isPresent()) System.out.println(corrected.get().numberFull());
            else System.out.println(response.suggestions());
            // Version 2.0, in the same program.
            var older = new DataValidationClientV20().phone();
            var old = older.validate(new PhoneValidateQueryV20().numberWithPrefix("+420607123456"));
            System.out.println(old.result().data().format().national().orElseThrow());
        } catch (Errors.Api error) {
            System.out.println(error.status + " " + error.type + " " + error.subtype);
        }
    }
}
