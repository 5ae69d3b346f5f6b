import { section } from "./support/section.ts";

section("2.5 Other kinds", ({ ofEach }) => {
  ofEach(
    "Fields of the company and location endpoints and of the other e-mail endpoints: not shown.",
    (operation) => {
      const { path } = operation;
      if (/^\/(company|location|email)\//.test(path) && path !== "/email/validate")
        operation.payloadIsAssumed();
    },
  );
});
