import { expect } from "vitest";
import { section } from "./support/section.ts";

const path = "/phone/validate";
const number = { numberFull: "+420 607 123 456" };

section("2.3 Phone validation, version 2.1", ({ statement, behaviour }) => {
  statement(
    "Request query | Combined | query.numberFull (string): the whole number including the international prefix",
    ({ v21 }) => {
      const combined = v21.operation(path).request("query").at("oneOf", "0");
      combined.states({ type: "object" });
      combined.requires("numberFull");
      combined.property("numberFull").states({ type: "string" });
      combined.property("numberFull").isMarkedAssumed();
      combined.property("numberFull").describes("the whole number including the international prefix");
    },
  );

  statement("Request query | Separate | a prefix and a number as two separate values.", ({ v21 }) => {
    const separate = v21.operation(path).request("query").at("oneOf", "1");
    separate.states({ type: "object" });
    separate.requires("prefix", "number");
    separate.describes("international prefix and the number as two separate values");
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

  statement("Request options | validationType | string | not shown | Value basic is allowed.", ({ both }) => {
    for (const contract of both) {
      contract.operation(path).request("options", "validationType").allows("basic");
      contract.operation(path).request("options").leavesOptional("validationType");
    }
  });

  statement("Request options | validationType | Other values: not shown. Default: not shown.", ({ v21 }) => {
    const place = v21.operation(path).request("options", "validationType");
    place.isMarkedAssumed();
    place.at("anyOf", "1").is({ type: "string" });
    place.means("basic", "the form of the number");
  });

  statement("Request options | preferredPrefixes | array of strings | none stated | Prefixes to prefer.", ({ v21 }) => {
    const place = v21.operation(path).request("options", "preferredPrefixes");
    place.takes({ type: "array" });
    place.describes("prefixes to prefer");
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
    place.describes("output notation of `numberFull`");
  });

  behaviour("Request options | numberFormat | default e164", async (call) => {
    const without = await call(path, { query: number });
    const e164 = await call(path, { query: number, options: { numberFormat: "e164" } });
    expect(without.body).toEqual(e164.body);
    expect(without.body.result.data.numberFull).toBe("+420607123456");
  });

  for (const [value, words] of [
    ["raw", "Number as supplied, digits only"],
    ["national", "National format with digit grouping"],
    ["e123", "ITU-T E.123 international, with spaces"],
    ["e164", "ITU-T E.164 international, no spaces"],
  ] as const) {
    statement(`numberFormat values | ${value} | ${words}`, ({ v21 }) => {
      v21.operation(path).request("options", "numberFormat").means(value, words);
    });
  }

  behaviour("numberFormat values | raw | Number as supplied, digits only", async (call) => {
    const { body } = await call(path, { query: number, options: { numberFormat: "raw" } });
    expect(body.result.data.numberFull).toBe("420607123456");
  });

  behaviour("numberFormat values | national | National format with digit grouping", async (call) => {
    const { body } = await call(path, { query: number, options: { numberFormat: "national" } });
    expect(body.result.data.numberFull).toBe("607 123 456");
  });

  behaviour("numberFormat values | e123 | ITU-T E.123 international, with spaces", async (call) => {
    const { body } = await call(path, { query: number, options: { numberFormat: "e123" } });
    expect(body.result.data.numberFull).toBe("+420 607 123 456");
  });

  behaviour("numberFormat values | e164 | ITU-T E.164 international, no spaces", async (call) => {
    const { body } = await call(path, { query: number, options: { numberFormat: "e164" } });
    expect(body.result.data.numberFull).toBe("+420607123456");
  });

  statement("Response, result.data | numberFull | string | The number", ({ v21 }) => {
    const data = v21.operation(path).data();
    data.requires("numberFull");
    data.property("numberFull").states({ type: "string" });
    data.property("numberFull").isMarkedAssumed();
    data.property("numberFull").describes("the number in the notation");
  });

  statement("Response, result.data | format | object | Number in several notations (see below)", ({ v21 }) => {
    const data = v21.operation(path).data();
    data.requires("format");
    data.property("format").states({ type: "object" });
    expect(data.property("format").at("properties").keys).toEqual(["raw", "national", "e164", "e123"]);
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
        const words = { code: "code of the country", prefix: "prefix of the country" }[name as "code" | "prefix"];
        data.property("country", name).describes(words, "`null` if the country cannot be resolved");
      },
    );

    behaviour(`Response, result.data | country.${name} | null when the country cannot be resolved`, async (call) => {
      const { body } = await call(path, { query: { numberFull: "+999123456" } });
      expect(body.result.data.country[name]).toBeNull();
    });
  }

  for (const [name, words, stated] of [
    ["raw", "Digits only, unformatted", { pattern: "^\\d*$" }],
    ["national", "National notation with spaces between digit groups", {}],
    ["e164", "International notation without spaces", { pattern: "^[+\\d]*$" }],
    ["e123", "International notation with spaces", { pattern: "^[+\\d ]*$" }],
  ] as const) {
    statement(`result.data.format in 2.1 | ${name} | ${words}`, ({ v21 }) => {
      const format = v21.operation(path).data("format");
      format.property(name).describes(words);
      format.requires(name);
      format.property(name).states({ type: ["string", "null"], ...stated });
    });
  }

  behaviour("result.data.format in 2.1 | raw | Digits only, unformatted", async (call) => {
    const { body } = await call(path, { query: number });
    expect(body.result.data.format.raw).toBe("607123456");
  });

  behaviour(
    "result.data.format in 2.1 | national | National notation with grouping (spaces between digit groups)",
    async (call) => {
      const { body } = await call(path, { query: number });
      expect(body.result.data.format.national).toBe("607 123 456");
    },
  );

  behaviour("result.data.format in 2.1 | e164 | International notation without spaces", async (call) => {
    const { body } = await call(path, { query: number });
    expect(body.result.data.format.e164).toBe("+420607123456");
  });

  behaviour("result.data.format in 2.1 | e123 | International notation with spaces", async (call) => {
    const { body } = await call(path, { query: number });
    expect(body.result.data.format.e123).toBe("+420 607 123 456");
  });

  for (const [sent, raw, national, e164, e123] of [
    ["+421903123456", "903123456", "0903 123 456", "+421903123456", "+421 903 123 456"],
    ["+48512345678", "512345678", "512 345 678", "+48512345678", "+48 512 345 678"],
    ["+442079460018", "2079460018", "020 7946 0018", "+442079460018", "+44 20 7946 0018"],
    ["+4930901820", "30901820", "030 901820", "+4930901820", "+49 30 901820"],
    ["+12125550123", "2125550123", "(212) 555-0123", "+12125550123", "+1 212 555 0123"],
  ] as const) {
    behaviour(`result.data.format in 2.1, on a number of another country: ${sent}`, async (call) => {
      const { body } = await call(path, { query: { numberFull: sent } });
      expect(body.result.data.format).toEqual({ raw, national: expect.any(String), e164, e123: expect.any(String) });
      const { format } = body.result.data;
      expect(format.national.replace(/\D/g, "")).toBe(national.replace(/\D/g, ""));
      expect(format.national).toMatch(/\d \d|\d-\d/);
      expect(format.e123.replaceAll(" ", "").replaceAll("-", "")).toBe(e123.replaceAll(" ", ""));
      expect(format.e123).toMatch(/^\+\d+ \d/);
    });
  }

  statement("Other fields of result.data for phone validation: not shown.", ({ v21 }) => {
    const data = v21.operation(path).data();
    const others = data.at("properties").keys.filter((name) => !["numberFull", "format", "country"].includes(name));
    expect(others).not.toHaveLength(0);
    for (const name of others) data.property(name).isMarkedAssumed();
  });
});
