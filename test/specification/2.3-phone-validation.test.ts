import { expect } from "vitest";
import { section } from "./support/section.ts";

const path = "/phone/validate";
const number = { numberFull: "+420 607 123 456" };

section("2.3 Phone validation, version 2.1", ({ statement, ofVersions, behaviour }) => {
  statement(
    "Request query | Combined | query.numberFull (string): the whole number including the international prefix",
    ({ v21 }) => {
      const combined = v21.operation(path).request("query").at("oneOf", "0");
      combined.states({ type: "object" });
      combined.requires("numberFull");
      combined.property("numberFull").states({ type: "string" });
      combined.property("numberFull").isMarkedAssumed();
    },
  );

  statement("Request query | Separate | a prefix and a number as two separate values.", ({ v21 }) => {
    const separate = v21.operation(path).request("query").at("oneOf", "1");
    separate.states({ type: "object" });
    separate.requires("prefix", "number");
  });

  statement("Request query | Separate | Their exact field names: not shown.", ({ v21 }) => {
    const separate = v21.operation(path).request("query").at("oneOf", "1");
    separate.property("prefix").isMarkedAssumed();
    separate.property("number").isMarkedAssumed();
  });

  statement("Request query. One of two forms is used.", ({ v21 }) => {
    const query = v21.operation(path).request("query");
    expect(query.at("oneOf").keys).toHaveLength(2);
    query.at("oneOf", "0").forbids("prefix");
    query.at("oneOf", "0").forbids("number");
    query.at("oneOf", "1").forbids("numberFull");
  });

  behaviour("Request query. One of two forms is used: both name the same number.", async (call) => {
    const combined = await call(path, { query: { numberFull: "+420607123456" } });
    const separate = await call(path, { query: { prefix: "+420", number: "607123456" } });
    expect(combined.body.result.data.format).toEqual(separate.body.result.data.format);
    const mixed = await call(path, { query: { numberFull: "+420607123456", prefix: "+420", number: "607123456" } });
    expect(mixed.status).toBe(400);
  });

  ofVersions(
    "Request options | validationType | string | not shown | Value basic is allowed. Other values: not shown.",
    (contract) => {
      contract.operation(path).request("options", "validationType").allows("basic");
      contract.operation(path).request("options").leavesOptional("validationType");
    },
  );

  statement("Request options | preferredPrefixes | array of strings | none stated | Prefixes to prefer.", ({ v21 }) => {
    const place = v21.operation(path).request("options", "preferredPrefixes");
    place.takes({ type: "array" });
    place.items.states({ type: "string" });
    expect(place.has("default")).toBe(false);
  });

  behaviour("Request options | preferredPrefixes | Prefixes to prefer.", async (call) => {
    const options = { preferredPrefixes: ["+421", "+420"] };
    const { body } = await call(path, { query: { numberFull: "903123456" }, options });
    expect(body.resultCorrected.data.country).toEqual({ code: "SK", prefix: "+421" });
  });

  statement("Request options | preferredPrefixes | Replaces the removed defaultPrefix.", ({ v21 }) => {
    v21.operation(path).request("options").refuses("defaultPrefix");
  });

  statement("Request options | numberFormat | enum | e164 | Output notation of the number", ({ v21 }) => {
    const place = v21.operation(path).request("options", "numberFormat");
    place.takes({ type: "string", enum: ["raw", "national", "e123", "e164"] });
    place.states({ default: "e164" });
  });

  behaviour("Request options | numberFormat | default e164", async (call) => {
    const without = await call(path, { query: number });
    expect(without.body).toEqual((await call(path, { query: number, options: { numberFormat: "e164" } })).body);
    expect(without.body.result.data.numberFull).toBe("+420607123456");
  });

  for (const [value, words, written] of [
    ["raw", "Number as supplied, digits only", "420607123456"],
    ["national", "National format with digit grouping", "607 123 456"],
    ["e123", "ITU-T E.123 international, with spaces", "+420 607 123 456"],
    ["e164", "ITU-T E.164 international, no spaces", "+420607123456"],
  ] as const) {
    behaviour(`numberFormat values | ${value} | ${words}`, async (call) => {
      const { body } = await call(path, { query: number, options: { numberFormat: value } });
      expect(body.result.data.numberFull).toBe(written);
    });
  }

  behaviour("numberFormat values | raw | Number as supplied, digits only, also if it is no number", async (call) => {
    const { body } = await call(path, { query: { numberFull: "+999 12-34" }, options: { numberFormat: "raw" } });
    expect(body.result.data.numberFull).toBe("9991234");
  });

  statement("Response, result.data | numberFull | string | The number", ({ v21 }) => {
    const data = v21.operation(path).data();
    data.requires("numberFull");
    data.property("numberFull").states({ type: "string" });
    data.property("numberFull").isMarkedAssumed();
  });

  statement("Response, result.data | format | object | Number in several notations (see below)", ({ v21 }) => {
    const data = v21.operation(path).data();
    data.requires("format");
    data.property("format").states({ type: "object" });
    expect(data.property("format").fieldNames).toEqual(["raw", "national", "e164", "e123"]);
  });

  for (const name of ["code", "prefix"]) {
    statement(
      `Response, result.data | country.${name} | string or null | null when the country cannot be resolved`,
      ({ v21 }) => {
        const data = v21.operation(path).data();
        data.requires("country");
        data.property("country").states({ type: "object" });
        data.property("country").requires(name);
        data.property("country", name).states({ type: ["string", "null"] });
      },
    );
  }

  for (const [name, words, stated, written] of [
    ["raw", "Digits only, unformatted", { pattern: "^\\d*$" }, "607123456"],
    ["national", "National notation with grouping (spaces between digit groups)", {}, "607 123 456"],
    ["e164", "International notation without spaces", { pattern: "^[+\\d]*$" }, "+420607123456"],
    ["e123", "International notation with spaces", { pattern: "^[+\\d ]*$" }, "+420 607 123 456"],
  ] as const) {
    statement(`result.data.format in 2.1 | ${name} | ${words}`, ({ v21 }) => {
      const format = v21.operation(path).data("format");
      format.requires(name);
      format.property(name).states({ type: ["string", "null"], ...stated });
    });

    behaviour(`result.data.format in 2.1 | ${name} | ${words}`, async (call) => {
      const { body } = await call(path, { query: number });
      expect(body.result.data.format[name]).toBe(written);
    });
  }

  statement("Other fields of result.data for phone validation: not shown.", ({ v21 }) => {
    const data = v21.operation(path).data();
    const others = data.fieldNames.filter((name) => !["numberFull", "format", "country"].includes(name));
    expect(others).not.toHaveLength(0);
    for (const name of others) data.property(name).isMarkedAssumed();
  });
});
