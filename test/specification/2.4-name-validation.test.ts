import { expect } from "vitest";
import type { Call } from "./support/mock.ts";
import { section } from "./support/section.ts";

const path = "/name/validate";
/** The two names are in each other's field, and one of them lacks its capital: more to correct than the formatting. */
const untidy = { name: "Kadlecová", surname: "jana" };

section("2.4 Name validation, version 2.1", ({ statement, ofVersions, behaviour }) => {
  ofVersions(
    "Request options | dataScope | string | not stated | Value full is allowed. Other values: not shown.",
    (contract) => {
      contract.operation(path).request("options", "dataScope").allows("full");
      contract.operation(path).request("options").leavesOptional("dataScope");
    },
  );

  for (const [option, words, nameSurname] of [
    ["acceptDegrees", "Whether academic degrees are accepted", "Ing. Jana Kadlecová"],
    ["acceptContext", "Whether context is accepted", "Jan Novák ml."],
  ] as const) {
    ofVersions(`Request options | ${option} | boolean | not stated | ${words}`, (contract) => {
      contract.operation(path).request("options", option).takes({ type: "boolean" });
    });

    behaviour(`Request options | ${option} | ${words}`, async (call) => {
      for (const isAccepted of [true, false]) {
        const { body } = await call(path, { query: { nameSurname }, options: { [option]: isAccepted } });
        expect(body.result.isValid).toBe(isAccepted);
      }
    });
  }

  statement("Request options | correctionMode | enum | full | See below", ({ v21 }) => {
    const place = v21.operation(path).request("options", "correctionMode");
    place.takes({ type: "string", enum: ["full", "format", "suggestion", "none"] });
    place.states({ default: "full" });
  });

  statement(
    "Request options | dataLanguage | enum: en, cs, sk, pl | cs | Language of salutations and inflected name forms",
    ({ v21 }) => {
      const place = v21.operation(path).request("options", "dataLanguage");
      place.takes({ type: "string", enum: ["en", "cs", "sk", "pl"] });
      place.states({ default: "cs" });
    },
  );

  const vocativeIn = async (call: Call, dataLanguage: string, name: string) =>
    (await call(path, { query: { name }, options: { dataLanguage } })).body.result.data.vocativeName;

  behaviour("Request options | dataLanguage | Language of salutations and inflected name forms", async (call) => {
    for (const language of ["cs", "pl"]) expect(await vocativeIn(call, language, "Marek")).toBe("Marku");
    expect(await vocativeIn(call, "en", "Marek")).not.toBe("Marku");
  });

  behaviour("Request options | dataLanguage | pl and sk, where they differ from cs", async (call) => {
    expect(await vocativeIn(call, "pl", "Piotr")).toBe("Piotrze");
    expect(await vocativeIn(call, "cs", "Jan")).toBe("Jane");
    expect(await vocativeIn(call, "sk", "Jan")).not.toBe("Jane");
  });

  const corrected = { name: "Jana", surname: "Kadlecová" };
  for (const [value, words, ...expected] of [
    ["full", "Apply all corrections", corrected],
    ["format", "Fix formatting only", { name: "Kadlecová", surname: "Jana" }],
    ["suggestion", "Return corrected data in suggestions only", undefined, corrected],
    ["none", "Apply no corrections"],
  ] as const) {
    behaviour(`correctionMode values | ${value} | ${words}`, async (call) => {
      const { body } = await call(path, { query: untidy, options: { correctionMode: value } });
      const [{ data } = { data: undefined }] = body.suggestions;
      for (const [index, found] of [body.resultCorrected?.data, data].entries())
        if (expected[index]) expect(found).toMatchObject(expected[index]);
        else expect(found).toBeUndefined();
    });
  }

  statement(
    "Response, result.data | details | object or array of objects | Moved here from the result root.",
    ({ v21 }) => {
      const operation = v21.operation(path);
      const { anyOf } = operation.data("details").value as { anyOf: object[] };
      expect(anyOf).toHaveLength(2);
      operation.data("details").at("anyOf", "0").states({ type: "object" });
      operation.data("details").at("anyOf", "1").states({ type: "array" });
      operation.data("details").at("anyOf", "1", "items").states({ type: "object" });
      expect(operation.body("200", "result").fieldNames).not.toContain("details");
    },
  );

  statement(
    "Response, result.data | details | Internal structure is unchanged from 2.0, except that details[].nameDays is optional and may be absent.",
    ({ v20, v21 }) => {
      const now = v21.operation(path).data("details").at("anyOf", "0");
      const before = v20.operation(path).body("200", "result", "details").at("anyOf", "0");
      expect(now.at("properties").value).toEqual(before.at("properties").value);
      expect(before.at("required").value).toEqual([...(now.at("required").value as string[]), "nameDays"]);
      before.requires("nameDays");
      now.leavesOptional("nameDays");
    },
  );

  for (const [name, words, vocative] of [
    ["vocativeName", "Vocative (5th case) of the first name", "Jane"],
    ["vocativeSurname", "Vocative of the surname", "Nováku"],
    ["vocativeNameSurname", "Vocative of the full name", "Jane Nováku"],
  ] as const) {
    statement(`Response, result.data | ${name} | string or null | ${words}`, ({ v21 }) => {
      const data = v21.operation(path).data();
      data.requires(name);
      data.property(name).states({ type: ["string", "null"] });
      data.property(name).isMarkedAssumed();
    });

    behaviour(`Response, result.data | ${name} | ${words}`, async (call) => {
      const { body } = await call(path, { query: { name: "Jan", surname: "Novák" } });
      expect(body.result.data[name]).toBe(vocative);
    });
  }

  behaviour(
    "Response, result.data | vocativeName | string or null: null where there is no first name",
    async (call) => {
      const { body } = await call(path, { query: { surname: "Novák" } });
      expect(body.result.data.vocativeName).toBeNull();
    },
  );

  for (const [name, sent, dataTypes] of [
    ["valid", "Jana", { valid: ["name", "surname"], invalid: [] }],
    ["invalid", "J4na", { valid: ["surname"], invalid: ["name"] }],
  ] as const) {
    statement(
      `Response, result.data | dataTypes.${name} | array of strings | Queried components judged ${name}`,
      ({ v21 }) => {
        const data = v21.operation(path).data();
        data.requires("dataTypes");
        data.property("dataTypes").states({ type: "object" });
        data.property("dataTypes").requires(name);
        data.property("dataTypes", name).states({ type: "array" });
        data.property("dataTypes", name).items.states({ type: "string" });
      },
    );

    statement(
      `Allowed members of dataTypes.${name}: name, surname, nameSurname, context, degreesBefore, degreesAfter.`,
      ({ v21 }) => {
        const { items } = v21.operation(path).data("dataTypes", name);
        items.states({ enum: ["name", "surname", "nameSurname", "context", "degreesBefore", "degreesAfter"] });
      },
    );

    behaviour(`Response, result.data | dataTypes.${name} | Queried components judged ${name}`, async (call) => {
      const { body } = await call(path, { query: { name: sent, surname: "Kadlecová" } });
      expect(body.result.data.dataTypes).toEqual(dataTypes);
    });
  }

  statement("The query fields of /name/validate and the other fields of result.data: not shown.", ({ v21 }) => {
    const operation = v21.operation(path);
    operation.request("query").isMarkedAssumed();
    const stated = ["details", "vocativeName", "vocativeSurname", "vocativeNameSurname", "dataTypes"];
    const others = operation.data().fieldNames.filter((name) => !stated.includes(name));
    expect(others).not.toHaveLength(0);
    for (const name of others) operation.data(name).isMarkedAssumed();
  });
});
