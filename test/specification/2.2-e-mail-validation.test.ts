import { section } from "./support/section.ts";

section("2.2 E-mail validation", ({ ofVersions }) => {
  ofVersions("request.query.email | string | yes | E-mail address to validate", (contract) => {
    const query = contract.operation("/email/validate").request("query");
    query.requires("email");
    query.property("email").states({ type: "string" });
    query.property("email").isMarkedAssumed();
  });

  ofVersions("Fields of options and of the response for /email/validate: not shown.", (contract) => {
    const operation = contract.operation("/email/validate");
    const result = operation.body("200", "result");
    const others = result.fieldNames.filter((name) => name !== "data").map((name) => result.property(name));
    for (const field of [...operation.request("options").fields, ...operation.data().fields, ...others])
      field.isMarkedAssumed();
  });
});
