import { section } from "./support/section.ts";

section("2.5 Other kinds", ({ statement }) => {
  statement(
    "Fields of the company and location endpoints and of the other e-mail endpoints: not shown.",
    ({ both }) => {
      for (const contract of both) {
        const paths = contract.paths.filter((path) => /^\/(company|location|email)\//.test(path));
        for (const path of paths.filter((name) => name !== "/email/validate")) {
          for (const part of ["query", "options"]) contract.operation(path).request(part).isMarkedAssumed();
          contract.operation(path).body("200").isMarkedAssumed();
        }
      }
    },
  );
});
