import { writeJson } from "./literal.ts";
import { KEY_VARIABLE, type Language, WIDTH } from "./sample.ts";

/** Java 17 without dependencies. */
export const java: Language = {
  title: "Java",
  id: "java",
  write({ baseUrl, key, variable = KEY_VARIABLE, version, path, request }) {
    const indent = " ".repeat(12);
    const body = writeJson({ request }, WIDTH, indent)
      .replaceAll("\\", "\\\\")
      .replaceAll('"""', '\\"""');
    const bearer =
      key === undefined ? `"Bearer " + System.getenv("${variable}")` : `"Bearer ${key}"`;
    return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Main {
    public static void main(String[] arguments) throws Exception {
        var body = """
            ${body}""";
        var request = HttpRequest
            .newBuilder(URI.create("${baseUrl}${path}"))
            .header("Authorization", ${bearer})
            .header("Content-Type", "application/json")
            .header("Accept", "application/json")
            .header("api-version", "${version}")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.body());
    }
}
`;
  },
};
