import { expect } from "vitest";
import { section } from "./support/section.ts";

const path = "/name/validate";
/** The two names are in each other's field, and one of them lacks its capital: more to correct than the formatting. */
const untidy = { name: "Kadlecová", surname: "jana" };

section("2.4 Name validation, version 2.1", ({ statement, behaviour }) => {
  statement("Request options | dataScope | string | not stated | Value full is allowed.", ({ both }) => {
    for (const contract of both) {
      contract.operation(path).request("options", "dataScope").allows("full");
      contract.operation(path).request("options").leavesOptional("dataScope");
    }
  });

  statement("Request options | dataScope | Other values: not shown.", ({ v21 }) => {
    const place = v21.operation(path).request("options", "dataScope");
    place.isMarkedAssumed();
    place.at("anyOf", "1").is({ type: "string" });
    place.means("full", "`details`");
  });

  statement(
    "Request options | acceptDegrees | boolean | not stated | Whether academic degrees are accepted",
    ({ both }) => {
      for (const contract of both) {
        contract.operation(path).request("options", "acceptDegrees").takes({ type: "boolean" });
        contract.operation(path).request("options", "acceptDegrees").describes("whether academic degrees are accepted");
      }
    },
  );

  behaviour("Request options | acceptDegrees | Whether academic degrees are accepted", async (call) => {
    const query = { nameSurname: "Ing. Jana Kadlecová" };
    const accepted = await call(path, { query, options: { acceptDegrees: true } });
    const refused = await call(path, { query, options: { acceptDegrees: false } });
    expect(accepted.body.result.isValid).toBe(true);
    expect(refused.body.result.isValid).toBe(false);
  });

  statement("Request options | acceptContext | boolean | not stated | Whether context is accepted", ({ both }) => {
    for (const contract of both) {
      contract.operation(path).request("options", "acceptContext").takes({ type: "boolean" });
      contract.operation(path).request("options", "acceptContext").describes("whether context is accepted");
    }
  });

  behaviour("Request options | acceptContext | Whether context is accepted", async (call) => {
    const query = { nameSurname: "Jan Novák ml." };
    const accepted = await call(path, { query, options: { acceptContext: true } });
    const refused = await call(path, { query, options: { acceptContext: false } });
    expect(accepted.body.result.isValid).toBe(true);
    expect(refused.body.result.isValid).toBe(false);
  });

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
      place.describes("Language of salutations and inflected name forms");
      for (const [value, language] of Object.entries({ en: "English", cs: "Czech", sk: "Slovak", pl: "Polish" })) {
        place.means(value, language);
      }
    },
  );

  behaviour("Request options | dataLanguage | default cs", async (call) => {
    const query = { name: "Jana", surname: "Kadlecová" };
    const without = await call(path, { query });
    const czech = await call(path, { query, options: { dataLanguage: "cs" } });
    expect(without.body).toEqual(czech.body);
  });

  behaviour("Request options | dataLanguage | Language of salutations and inflected name forms", async (call) => {
    const query = { name: "Marek", surname: "Dvořák" };
    const czech = await call(path, { query, options: { dataLanguage: "cs" } });
    const polish = await call(path, { query, options: { dataLanguage: "pl" } });
    expect(czech.body.result.data.vocativeName).toBe("Marku");
    expect(polish.body.result.data.vocativeName).toBe("Marku");
    const english = await call(path, { query, options: { dataLanguage: "en" } });
    expect(english.body.result.data.vocativeName).not.toBe("Marku");
  });

  behaviour("Request options | dataLanguage | pl and sk, where they differ from cs", async (call) => {
    const vocativeIn = async (dataLanguage: string, query: object) =>
      (await call(path, { query, options: { dataLanguage } })).body.result.data.vocativeName;
    const piotr = { name: "Piotr" };
    expect([await vocativeIn("cs", piotr), await vocativeIn("pl", piotr)]).toEqual([expect.any(String), "Piotrze"]);
    const jan = { name: "Jan" };
    expect(await vocativeIn("cs", jan)).toBe("Jane");
    expect(await vocativeIn("sk", jan)).not.toBe("Jane");
  });

  behaviour("correctionMode is by default full", async (call) => {
    const without = await call(path, { query: untidy });
    const full = await call(path, { query: untidy, options: { correctionMode: "full" } });
    expect(without.body).toEqual(full.body);
  });

  for (const [value, words] of [
    ["full", "Apply all corrections"],
    ["format", "Fix formatting only"],
    ["suggestion", "Return the corrected data in `suggestions` only"],
    ["none", "Apply no corrections"],
  ] as const) {
    statement(`correctionMode values | ${value} | ${words.replaceAll(/the |`/g, "")}`, ({ v21 }) => {
      v21.operation(path).request("options", "correctionMode").means(value, words);
    });
  }

  behaviour("correctionMode values | full | Apply all corrections", async (call) => {
    const { body } = await call(path, { query: untidy, options: { correctionMode: "full" } });
    expect(body.resultCorrected.data).toMatchObject({ name: "Jana", surname: "Kadlecová" });
  });

  behaviour("correctionMode values | format | Fix formatting only", async (call) => {
    const { body } = await call(path, { query: untidy, options: { correctionMode: "format" } });
    expect(body.resultCorrected.data).toMatchObject({ name: "Kadlecová", surname: "Jana" });
  });

  behaviour("correctionMode values | suggestion | Return corrected data in suggestions only", async (call) => {
    const full = await call(path, { query: untidy, options: { correctionMode: "full" } });
    const { body } = await call(path, { query: untidy, options: { correctionMode: "suggestion" } });
    expect(body.resultCorrected).toBeNull();
    expect(body.suggestions[0].data).toEqual(full.body.resultCorrected.data);
  });

  behaviour("correctionMode values | none | Apply no corrections", async (call) => {
    const { body } = await call(path, { query: untidy, options: { correctionMode: "none" } });
    expect(body).toMatchObject({ resultCorrected: null, suggestions: [] });
  });

  statement(
    "Response, result.data | details | object or array of objects | Moved here from the result root.",
    ({ v21 }) => {
      const operation = v21.operation(path);
      const { anyOf } = operation.data("details").value as { anyOf: object[] };
      expect(anyOf).toHaveLength(2);
      operation.data("details").at("anyOf", "0").states({ type: "object" });
      operation.data("details").at("anyOf", "1").states({ type: "array" });
      operation.data("details").at("anyOf", "1", "items").states({ type: "object" });
      expect(operation.body("200", "result").at("properties").keys).not.toContain("details");
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

  for (const [name, words] of [
    ["vocativeName", "Vocative (5th case) of the first name"],
    ["vocativeSurname", "Vocative of the surname"],
    ["vocativeNameSurname", "Vocative of the full name"],
  ] as const) {
    statement(`Response, result.data | ${name} | string or null | ${words}`, ({ v21 }) => {
      const data = v21.operation(path).data();
      data.requires(name);
      data.property(name).states({ type: ["string", "null"] });
      data.property(name).isMarkedAssumed();
      data.property(name).describes(words);
    });
  }

  behaviour("Response, result.data | vocativeName | Vocative (5th case) of the first name", async (call) => {
    const { body } = await call(path, { query: { name: "Jana", surname: "Kadlecová" } });
    expect(body.result.data.vocativeName).toBe("Jano");
  });

  behaviour("Response, result.data | vocativeSurname | Vocative of the surname", async (call) => {
    const { body } = await call(path, { query: { name: "Jan", surname: "Novák" } });
    expect(body.result.data.vocativeSurname).toBe("Nováku");
  });

  behaviour("Response, result.data | vocativeNameSurname | Vocative of the full name", async (call) => {
    const { body } = await call(path, { query: { name: "Jan", surname: "Novák" } });
    expect(body.result.data.vocativeNameSurname).toBe("Jane Nováku");
  });

  behaviour(
    "Response, result.data | vocativeName | string or null: null where there is no first name",
    async (call) => {
      const { body } = await call(path, { query: { surname: "Novák" } });
      expect(body.result.data.vocativeName).toBeNull();
    },
  );

  for (const name of ["valid", "invalid"]) {
    statement(
      `Response, result.data | dataTypes.${name} | array of strings | Queried components judged ${name}`,
      ({ v21 }) => {
        const data = v21.operation(path).data();
        data.requires("dataTypes");
        data.property("dataTypes").states({ type: "object" });
        data.property("dataTypes").requires(name);
        data.property("dataTypes", name).states({ type: "array" });
        data.property("dataTypes", name).describes(`queried components judged ${name}`);
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
  }

  behaviour("Response, result.data | dataTypes.valid | Queried components judged valid", async (call) => {
    const { body } = await call(path, { query: { name: "Jana", surname: "Kadlecová" } });
    expect(body.result.data.dataTypes).toEqual({ valid: ["name", "surname"], invalid: [] });
  });

  behaviour("Response, result.data | dataTypes.invalid | Queried components judged invalid", async (call) => {
    const { body } = await call(path, { query: { name: "J4na", surname: "Kadlecová" } });
    expect(body.result.data.dataTypes).toEqual({ valid: ["surname"], invalid: ["name"] });
  });

  statement("The query fields of /name/validate and the other fields of result.data: not shown.", ({ v21 }) => {
    const operation = v21.operation(path);
    operation.request("query").isMarkedAssumed();
    const stated = ["details", "vocativeName", "vocativeSurname", "vocativeNameSurname", "dataTypes"];
    const others = operation
      .data()
      .at("properties")
      .keys.filter((name) => !stated.includes(name));
    expect(others).not.toHaveLength(0);
    for (const name of others) operation.data(name).isMarkedAssumed();
  });
});
