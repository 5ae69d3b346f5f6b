import { section } from "./support/section.ts";

section("2.2 E-mail validation", ({ statement }) => {
  statement("request.query.email | string | yes | E-mail address to validate", ({ both }) => {
    for (const contract of both) {
      const query = contract.operation("/email/validate").request("query");
      query.requires("email");
      query.property("email").states({ type: "string" });
      query.property("email").isMarkedAssumed();
      query.property("email").describes("E-mail address to validate");
    }
  });

  statement("Fields of options and of the response for /email/validate: not shown.", ({ both }) => {
    for (const contract of both) {
      const operation = contract.operation("/email/validate");
      for (const name of operation.request("options").at("properties").keys) {
        operation.request("options", name).isMarkedAssumed();
      }
      for (const name of operation.data().at("properties").keys) operation.data(name).isMarkedAssumed();
      const others = operation
        .body("200", "result")
        .at("properties")
        .keys.filter((name) => name !== "data");
      for (const name of others) operation.body("200", "result", name).isMarkedAssumed();
    }
  });
});
