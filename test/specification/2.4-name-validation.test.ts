import { expect } from "vitest";
import { section } from "./support/section.ts";

const path = "/name/validate";

section(
  "2.4 Name validation, version 2.1",
  ({ statement: ofContracts, ofVersions, ofOperation }) => {
    const statement = ofOperation(path);

    ofVersions(
      "Request options | dataScope | string | not stated | Value full is allowed. Other values: not shown.",
      (contract) => {
        const options = contract.operation(path).request("options");
        options.property("dataScope").allows("full");
        options.leavesOptional("dataScope");
      },
    );

    for (const [option, words] of [
      ["acceptDegrees", "Whether academic degrees are accepted"],
      ["acceptContext", "Whether context is accepted"],
    ] as const) {
      ofVersions(`Request options | ${option} | boolean | not stated | ${words}`, (contract) => {
        contract.operation(path).request("options", option).takes({ type: "boolean" });
      });
    }

    for (const [option, values, preset, row] of [
      [
        "correctionMode",
        ["full", "format", "suggestion", "none"],
        "full",
        "enum | full | See below",
      ],
      [
        "dataLanguage",
        ["en", "cs", "sk", "pl"],
        "cs",
        "enum: en, cs, sk, pl | cs | Language of salutations and inflected name forms",
      ],
    ] as const) {
      statement(`Request options | ${option} | ${row}`, (operation) => {
        const place = operation.request("options", option);
        place.takes({ type: "string", enum: [...values] }).states({ default: preset });
      });
    }

    statement(
      "Response, result.data | details | object or array of objects | Moved here from the result root.",
      (operation) => {
        const forms = operation.data("details").at("anyOf");
        expect(forms.keys).toHaveLength(2);
        forms.at("0").states({ type: "object" });
        forms.at("1").states({ type: "array" }).at("items").states({ type: "object" });
        expect(operation.body("200", "result").fieldNames).not.toContain("details");
      },
    );

    ofContracts(
      "Response, result.data | details | Internal structure is unchanged from 2.0, except that details[].nameDays is optional and may be absent.",
      ({ v20, v21 }) => {
        const now = v21.operation(path).data("details").at("anyOf", "0");
        const before = v20
          .operation(path)
          .body("200", "result", "details")
          .at("anyOf", "0")
          .requires("nameDays");
        expect(now.at("properties").value).toEqual(before.at("properties").value);
        const required = [...(now.at("required").value as string[]), "nameDays"];
        expect((before.at("required").value as string[]).toSorted()).toEqual(required.toSorted());
        now.leavesOptional("nameDays");
      },
    );

    for (const [name, words] of [
      ["vocativeName", "Vocative (5th case) of the first name"],
      ["vocativeSurname", "Vocative of the surname"],
      ["vocativeNameSurname", "Vocative of the full name"],
    ] as const) {
      statement(`Response, result.data | ${name} | string or null | ${words}`, (operation) => {
        const field = operation.data().requiredField(name);
        field.states({ type: ["string", "null"] }).isMarkedAssumed();
      });
    }

    const components = [
      "name",
      "surname",
      "nameSurname",
      "context",
      "degreesBefore",
      "degreesAfter",
    ];
    for (const name of ["valid", "invalid"]) {
      statement(
        `Response, result.data | dataTypes.${name} | array of strings | Queried components judged ${name}`,
        (operation) => {
          const list = operation
            .data()
            .requiredField("dataTypes")
            .states({ type: "object" })
            .requiredField(name);
          list.states({ type: "array" }).at("items").states({ type: "string" });
        },
      );

      statement(`Allowed members of dataTypes.${name}: ${components.join(", ")}.`, (operation) => {
        operation.data("dataTypes", name).at("items").states({ enum: components });
      });
    }

    statement(
      "The query fields of /name/validate and the other fields of result.data: not shown.",
      (operation) => {
        operation.request("query").isMarkedAssumed();
        const stated = [
          "details",
          "vocativeName",
          "vocativeSurname",
          "vocativeNameSurname",
          "dataTypes",
        ];
        const others = operation.data().fieldsBut(...stated);
        expect(others).not.toHaveLength(0);
        for (const field of others) field.isMarkedAssumed();
      },
    );
  },
);
