import { expect } from "vitest";
import { section } from "./support/section.ts";

const path = "/phone/validate";

section("2.3 Phone validation, version 2.1", ({ ofVersions, ofOperation }) => {
  const statement = ofOperation(path);

  statement(
    "Request query | Combined | query.numberFull (string): the whole number including the international prefix",
    (operation) => {
      const combined = operation.request("query").at("oneOf", "0").states({ type: "object" });
      combined.requiredField("numberFull").states({ type: "string" }).isMarkedAssumed();
    },
  );

  statement(
    "Request query | Separate | a prefix and a number as two separate values.",
    (operation) => {
      operation
        .request("query")
        .at("oneOf", "1")
        .states({ type: "object" })
        .requires("prefix", "number");
    },
  );

  statement("Request query | Separate | Their exact field names: not shown.", (operation) => {
    const separate = operation.request("query").at("oneOf", "1");
    for (const name of ["prefix", "number"]) separate.property(name).isMarkedAssumed();
  });

  statement("Request query. One of two forms is used.", (operation) => {
    const forms = operation.request("query").at("oneOf");
    expect(forms.keys).toHaveLength(2);
    forms.at("0").leavesOut("prefix", "number");
    forms.at("1").leavesOut("numberFull");
  });

  ofVersions(
    "Request options | validationType | string | not shown | Value basic is allowed. Other values: not shown.",
    (contract) => {
      const options = contract.operation(path).request("options");
      options.property("validationType").allows("basic");
      options.leavesOptional("validationType");
    },
  );

  statement(
    "Request options | preferredPrefixes | array of strings | none stated | Prefixes to prefer.",
    (operation) => {
      const prefixes = operation.request("options", "preferredPrefixes").takes({ type: "array" });
      prefixes.at("items").states({ type: "string" });
      expect(prefixes.has("default")).toBe(false);
    },
  );

  statement(
    "Request options | preferredPrefixes | Replaces the removed defaultPrefix.",
    (operation) => {
      operation.request("options").rejects("defaultPrefix");
    },
  );

  statement(
    "Request options | numberFormat | enum | e164 | Output notation of the number",
    (operation) => {
      const notation = operation.request("options", "numberFormat");
      notation
        .takes({ type: "string", enum: ["raw", "national", "e123", "e164"] })
        .states({ default: "e164" });
    },
  );

  statement("Response, result.data | numberFull | string | The number", (operation) => {
    operation.data().requiredField("numberFull").states({ type: "string" }).isMarkedAssumed();
  });

  statement(
    "Response, result.data | format | object | Number in several notations (see below)",
    (operation) => {
      const format = operation.data().requiredField("format").states({ type: "object" });
      expect(format.fieldNames.toSorted()).toEqual(["e123", "e164", "national", "raw"]);
    },
  );

  for (const name of ["code", "prefix"]) {
    statement(
      `Response, result.data | country.${name} | string or null | null when the country cannot be resolved`,
      (operation) => {
        const country = operation.data().requiredField("country").states({ type: "object" });
        country.requiredField(name).states({ type: ["string", "null"] });
      },
    );
  }

  for (const [name, words, stated] of [
    ["raw", "Digits only, unformatted", { pattern: "^\\d*$" }],
    ["national", "National notation with grouping (spaces between digit groups)", {}],
    ["e164", "International notation without spaces", { pattern: "^[+\\d]*$" }],
    ["e123", "International notation with spaces", { pattern: "^[+\\d ]*$" }],
  ] as const) {
    statement(`result.data.format in 2.1 | ${name} | ${words}`, (operation) => {
      operation
        .data("format")
        .requiredField(name)
        .states({ type: ["string", "null"], ...stated });
    });
  }

  statement("Other fields of result.data for phone validation: not shown.", (operation) => {
    const others = operation.data().fieldsBut("numberFull", "format", "country");
    expect(others).not.toHaveLength(0);
    for (const field of others) field.isMarkedAssumed();
  });
});
