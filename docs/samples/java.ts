import { jsonNotation, type Notation, writeJson } from "./literal.ts";
import { lastName, returnedValues, writeBody } from "./program.ts";
import {
  KEY_VARIABLE,
  type Language,
  type Program,
  type ProgramCall,
  SAMPLE_WIDTH,
} from "./sample.ts";

/** Java 17. A call needs no library; a program reads JSON with Jackson. */
export const java: Language = {
  title: "Java",
  id: "java",
  write({ baseUrl, key, variable = KEY_VARIABLE, version, path, request }) {
    const indent = " ".repeat(12);
    const body = writeJson({ request }, SAMPLE_WIDTH, indent)
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
  writeProgram,
};

function writeProgram({ baseUrl, version, calls, retry }: Program): string {
  return `${programImports}

public class Main {
    static final HttpClient CLIENT = HttpClient.newHttpClient();
    static final ObjectMapper JSON = new ObjectMapper();

    static JsonNode call(String path, String body) throws Exception {
        var request = HttpRequest
            .newBuilder(URI.create("${baseUrl}" + path))
            .header("Authorization", "Bearer " + System.getenv("${KEY_VARIABLE}"))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json")
            .header("api-version", "${version}")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
${
  retry
    ? `        for (int retries = 0; response.statusCode() == ${retry.status} && retries < ${retry.times}; retries++) {
            Thread.sleep(${retry.seconds * 1000});
            response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        }
`
    : ""
}        if (response.statusCode() != 200) {
            throw new IllegalStateException(response.body());
        }
        return JSON.readTree(response.body());
    }

    public static void main(String[] arguments) throws Exception {
${calls.map(writeCall).join("\n")}
        System.out.println(${lastName(calls)}.toPrettyString());
    }
}
`;
}

const programImports = `import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;`;

function writeCall(call: ProgramCall): string {
  const indent = " ".repeat(12);
  const values = returnedValues(call.request).map(
    ({ call: name, path }) => `${name}.at("/${path.replaceAll(".", "/")}")`,
  );
  const filled =
    values.length > 0
      ? `.formatted(\n${values.map((value) => indent + value).join(",\n")}\n        )`
      : "";
  return `        var ${call.name} = call("${call.path}", """\n${indent}${writeBody(call, programNotation, indent)}"""${filled});`;
}

/** The places of a text block that its method `formatted` fills. */
const programNotation: Notation = { ...jsonNotation, returned: () => "%s" };
