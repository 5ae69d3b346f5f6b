import { section } from "./support/section.ts";

const path = "/email/validate";

section("2.2 E-mail validation", ({ ofVersions }) => {
  ofVersions("request.query.email | string | yes | E-mail address to validate", (contract) => {
    const query = contract.operation(path).request("query");
    query.requiredField("email").states({ type: "string" }).isMarkedAssumed();
  });

  ofVersions(
    "Fields of options and of the response for /email/validate: not shown.",
    (contract) => {
      const operation = contract.operation(path);
      const results = [operation.data(), operation.request("options")].flatMap((place) =>
        place.fieldsBut(),
      );
      for (const field of [...results, ...operation.body("200", "result").fieldsBut("data")])
        field.isMarkedAssumed();
    },
  );
});
