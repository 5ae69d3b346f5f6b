import { expect } from "vitest";
import { type Difference, differences, differingOperations } from "../../scripts/lib/openapi/differences.ts";
import type { JsonObject } from "../../scripts/lib/openapi/json.ts";
import type { Contract, Operation } from "./support/contract.ts";
import { readPromises } from "./support/promises.ts";
import { type Check, section } from "./support/section.ts";

const phone = "/phone/validate";
const name = "/name/validate";

/** A statement about a difference of the versions. */
interface Row {
  title: string;
  /** Where in the bundles the difference stands, each as the beginning of a JSON pointer. */
  places: string[];
  check: Check;
}

/** A check of each operation of both versions. */
const eachOperation =
  (check: (operation: Operation, contract: Contract) => void): Check =>
  ({ all }) => {
    for (const contract of all) for (const path of contract.paths) check(contract.operation(path), contract);
  };

/** The pointers of a field of a schema: its own schema, and its name among the required ones. */
function field(schema: string, property: string): string[] {
  const pointer = `/components/schemas/${schema}`;
  return [`${pointer}/properties/${property}`, `${pointer}/required/${property}`];
}

const versionRows: Row[] = [
  {
    title: "1. The version is selected with the request header api-version. Values: 2.0 and 2.1.",
    places: ["/components/parameters/ApiVersion/schema/const"],
    check: eachOperation(({ place }, { version }) => {
      place.at("parameters", "0").states({ name: "api-version", in: "header" });
      place.at("parameters", "0", "schema").states({ type: "string", const: version });
    }),
  },
  {
    title:
      "2. The header is optional. The default is 2.1. Before this release the default was 2.0. (The document of another version requires it, because a request without it gets a response of 2.1.)",
    places: ["/components/parameters/ApiVersion/required", "/components/parameters/ApiVersion/schema/default"],
    check: ({ v21, all }) => {
      v21.at("components", "parameters", "ApiVersion", "schema").states({ default: "2.1" });
      for (const contract of all) {
        contract.at("components", "parameters", "ApiVersion").states({ required: contract !== v21 });
        contract.at("components", "parameters", "ApiVersion").isMarkedAssumed();
      }
    },
  },
  {
    title:
      "5. Every response echoes the resolved version in a response header named Service-Api-Version (the vendor word is replaced by a neutral one).",
    places: ["/components/headers/ServiceApiVersion/schema/const"],
    check: eachOperation((operation) => {
      for (const status of operation.statuses) operation.response(status).statesVersion();
    }),
  },
];

const phoneRows: Row[] = [
  {
    title: "request query | numberWithPrefix | numberFull",
    places: [...field("PhoneQueryCombined", "numberWithPrefix"), ...field("PhoneQueryCombined", "numberFull")],
    check: ({ v20, v21 }) => {
      const [old, now] = [v20, v21].map((contract) => contract.operation(phone).request("query").at("oneOf", "0"));
      old?.states({ type: "object" });
      old?.requires("numberWithPrefix");
      old?.property("numberWithPrefix").states({ type: "string" });
      old?.refuses("numberFull");
      now?.requires("numberFull");
      now?.property("numberFull").states({ type: "string" });
      now?.refuses("numberWithPrefix");
      old?.property("numberWithPrefix").isMarkedAssumed();
    },
  },
  {
    title: "request options | defaultPrefix (deprecated) | removed; use preferredPrefixes",
    places: field("PhoneValidateOptions", "defaultPrefix"),
    check: ({ v20, v21, all }) => {
      const old = v20.operation(phone).request("options", "defaultPrefix");
      old.states({ deprecated: true });
      old.isMarkedAssumed();
      expect(old.at("type").value).toEqual(["string", "null"]);
      v21.operation(phone).request("options").refuses("defaultPrefix");
      for (const contract of all) {
        const preferred = contract.operation(phone).request("options", "preferredPrefixes");
        preferred.takes({ type: "array" });
        preferred.items.states({ type: "string" });
      }
    },
  },
  {
    title: "request options | formatNumber (boolean) | numberFormat (enum, default e164)",
    places: [...field("PhoneValidateOptions", "formatNumber"), ...field("PhoneValidateOptions", "numberFormat")],
    check: ({ v20, v21 }) => {
      v20.operation(phone).request("options", "formatNumber").takes({ type: "boolean" });
      v20.operation(phone).request("options").refuses("numberFormat");
      v21.operation(phone).request("options").refuses("formatNumber");
      const now = v21.operation(phone).request("options", "numberFormat");
      now.takes({ type: "string", enum: ["raw", "national", "e123", "e164"] });
      now.states({ default: "e164" });
    },
  },
  {
    title: "response data | numberWithPrefix | numberFull",
    places: [...field("PhoneData", "numberWithPrefix"), ...field("PhoneData", "numberFull")],
    check: ({ v20, v21 }) => {
      v20.operation(phone).data().requires("numberWithPrefix", "format", "country");
      v20.operation(phone).data("numberWithPrefix").states({ type: "string" });
      v20.operation(phone).data("numberWithPrefix").isMarkedAssumed();
      expect(v20.operation(phone).data().fieldNames).not.toContain("numberFull");
      v21.operation(phone).data().requires("numberFull", "format", "country");
      v21.operation(phone).data("numberFull").states({ type: "string" });
      expect(v21.operation(phone).data().fieldNames).not.toContain("numberWithPrefix");
    },
  },
  ...[
    ["national (unformatted number)", "raw", "^\\d*$"],
    ["nationalFormatted", "national (grouped number)"],
    ["international (no spaces)", "e164", "^[+\\d]*$"],
    ["internationalFormatted (with spaces)", "e123", "^[+\\d ]*$"],
  ].map(([oldWords = "", newWords = "", pattern]): Row => {
    const [oldName = "", newName = ""] = [oldWords, newWords].map((words) => words.split(" ")[0]);
    const type = ["string", "null"];
    const stated: JsonObject = pattern === undefined ? { type } : { type, pattern };
    return {
      title: `response data.format | ${oldWords} | ${newWords}`,
      // The name national is in both versions, for different things.
      places: [oldName, newName].flatMap((key) => {
        const places = field("PhoneFormat", key);
        return key === "national" ? [`${places[0]}/pattern`] : places;
      }),
      check: ({ v20, v21 }) => {
        const old = v20.operation(phone).data("format");
        const now = v21.operation(phone).data("format");
        old.states({ type: "object" });
        for (const [format, key] of [
          [old, oldName],
          [now, newName],
        ] as const) {
          format.requires(key);
          format.property(key).states(stated);
          format.property(key).isMarkedAssumed();
        }
      },
    };
  }),
  {
    title: "response data.country.code, data.country.prefix | string | string or null",
    places: [...field("PhoneCountry", "code"), ...field("PhoneCountry", "prefix")],
    check: ({ v20, v21 }) => {
      v20.operation(phone).data("country").states({ type: "object" });
      for (const key of ["code", "prefix"]) {
        v20.operation(phone).data("country").requires(key);
        const [old, now] = [v20, v21].map((contract) => contract.operation(phone).data("country", key));
        old?.states({ type: "string" });
        now?.states({ type: ["string", "null"] });
        for (const country of [old, now]) {
          country?.isMarkedAssumed();
        }
      }
    },
  },
];

const newNameData = ["vocativeName", "vocativeSurname", "vocativeNameSurname", "dataTypes"];

const nameRows: Row[] = [
  {
    title: "request options | validationDepth (enum) | removed, no replacement",
    places: field("NameValidateOptions", "validationDepth"),
    check: ({ v20, v21 }) => {
      const old = v20.operation(name).request("options", "validationDepth");
      old.isThere();
      expect((old.at("anyOf", "0").value as { enum: string[] }).enum).not.toHaveLength(0);
      old.isMarkedAssumed();
      v21.operation(name).request("options").refuses("validationDepth");
    },
  },
  {
    title: "request options | smartMode (boolean) | removed; replaced by correctionMode",
    places: field("NameValidateOptions", "smartMode"),
    check: ({ v20, v21 }) => {
      const old = v20.operation(name).request("options", "smartMode");
      old.takes({ type: "boolean" });
      v21.operation(name).request("options").refuses("smartMode");
    },
  },
  ...[
    ["correctionMode", "full", "/components/schemas/CorrectionMode"],
    ["dataLanguage", "cs"],
  ].map(
    ([option = "", value = "", ...others]): Row => ({
      title: `request options | absent | ${option} (default ${value})`,
      places: [...field("NameValidateOptions", option), ...others],
      check: ({ v20, v21 }) => {
        v20.operation(name).request("options").refuses(option);
        v21.operation(name).request("options", option).states({ default: value });
      },
    }),
  ),
  {
    title: "response | result.details | result.data.details",
    places: [...field("NameResult", "details"), ...field("NameData", "details")],
    check: ({ v20, v21 }) => {
      const details = [v20.operation(name).body("200", "result", "details"), v21.operation(name).data("details")];
      for (const place of details) {
        place.isMarkedAssumed();
        place.at("anyOf", "0").states({ type: "object" });
        place.at("anyOf", "1").states({ type: "array" });
      }
      expect(v20.operation(name).data().fieldNames).not.toContain("details");
      expect(v21.operation(name).body("200", "result").fieldNames).not.toContain("details");
    },
  },
  {
    title: "response details[].nameDays | required | optional",
    places: field("NameDetail", "nameDays"),
    check: ({ v20, v21 }) => {
      v20.operation(name).body("200", "result", "details").at("anyOf", "1", "items").requires("nameDays");
      v21.operation(name).data("details").at("anyOf", "1", "items").leavesOptional("nameDays");
    },
  },
  {
    title: "response data | absent | vocativeName, vocativeSurname, vocativeNameSurname, dataTypes",
    places: [
      ...newNameData.flatMap((key) => field("NameData", key)),
      "/components/schemas/NameDataTypes",
      "/components/schemas/NameDataType",
    ],
    check: ({ v20, v21 }) => {
      for (const key of newNameData) {
        expect(v20.operation(name).data().fieldNames).not.toContain(key);
        v21.operation(name).data().requires(key);
      }
    },
  },
];

section("9. Versioning", ({ statement, ofEach, behaviour }) => {
  for (const { title, check } of versionRows) statement(title, check);

  for (const version of ["2.0", "2.1"] as const) {
    behaviour(
      `5. Every response echoes the resolved version: each status of each path in ${version}.`,
      async (call, contracts) => {
        const contract = contracts.all.find((other) => other.version === version) as Contract;
        for (const path of contract.paths)
          for (const status of contract.operation(path).statuses) {
            const { status: returned, headers, body } = await call(path, {}, { version, prefer: `code=${status}` });
            expect([returned, headers.get("service-api-version")], path).toEqual([Number(status), version]);
            expect(body.errors === undefined, path).toBe(status === "200");
          }
      },
    );
  }

  ofEach("6. Behaviour for a version value other than 2.0 and 2.1: not shown.", (operation) => {
    operation.response("404").isMarkedAssumed();
  });

  statement("7. Base address and authentication are the same in both versions.", ({ v20, v21 }) => {
    for (const place of [["servers"], ["security"], ["components", "securitySchemes"]])
      expect(v20.at(...place).value).toEqual(v21.at(...place).value);
  });
});

section("9.1 Differences of 2.0 from 2.1: POST /phone/validate", ({ statement }) => {
  for (const { title, check } of phoneRows) statement(title, check);

  statement("The separate prefix plus number form of the query is unchanged.", ({ v20, v21 }) => {
    const [old, now] = [v20, v21].map((contract) => contract.operation(phone).request("query").at("oneOf", "1"));
    expect(old?.value).toEqual(now?.value);
    expect(v20.operation(phone).request("query").at("oneOf").keys).toHaveLength(2);
    old?.states({ type: "object" });
    old?.requires("prefix", "number");
    old?.property("prefix").isMarkedAssumed();
    old?.property("number").isMarkedAssumed();
    for (const form of [old, now]) {
      form?.forbids("numberFull");
      form?.forbids("numberWithPrefix");
    }
    v20.operation(phone).request("query").at("oneOf", "0").forbids("prefix");
    v20.operation(phone).request("query").at("oneOf", "0").forbids("number");
  });
});

section("9.2 Differences of 2.0 from 2.1: POST /name/validate", ({ statement, behaviour }) => {
  for (const { title, check } of nameRows) statement(title, check);

  for (const [smartMode, words, correctionMode] of [
    [true, "corrections applied", "full"],
    [false, "corrections offered as suggestions", "suggestion"],
  ] as const) {
    const title = `smartMode ${smartMode} (${words}) corresponds to correctionMode ${correctionMode}.`;
    behaviour(`Mapping of the old option: ${title}`, async (call) => {
      // More to correct than the formatting.
      const query = { name: "Kadlecová", surname: "jana" };
      const old = await call(name, { query, options: { smartMode } }, { version: "2.0" });
      const now = await call(name, { query, options: { correctionMode } });
      const { resultCorrected, suggestions } = old.body;
      expect([resultCorrected === null, suggestions.length === 0]).toEqual([!smartMode, smartMode]);
      // 2.1 has further fields.
      expect([now.body.resultCorrected, now.body.suggestions]).toMatchObject([resultCorrected, suggestions]);
    });
  }
});

section("9.3 Unchanged between versions", ({ statement, behaviour }) => {
  behaviour(
    "all endpoints under /company/*, /email/* and /location/*, byte for byte, and /phone/search",
    async (call, { v20, v21 }) => {
      const unchanged = v21.paths.filter((path) => ![name, phone].includes(path));
      expect(unchanged).toHaveLength(10);
      for (const path of unchanged) {
        const examples = v20.operation(path).requestExamples;
        expect(examples.keys).toEqual(v21.operation(path).requestExamples.keys);
        for (const example of examples.keys) {
          const { request } = examples.at(example, "value").value as { request: unknown };
          const [old, now] = await Promise.all(["2.0", "2.1"].map((version) => call(path, request, { version })));
          expect(old?.text, `${path} ${example}`).toBe(now?.text);
          expect([old?.status, now?.status]).toEqual([200, 200]);
        }
      }
    },
  );

  // The authentication scheme and the base address: section 9, rule 7.
  statement("The request and response envelope, the authentication scheme, the base address", ({ v20, v21 }) => {
    for (const path of v21.paths) expect(v20.operation(path).envelope, path).toEqual(v21.operation(path).envelope);
  });

  statement("and all endpoints under /company/*, /email/* and /location/*.", ({ v20, v21 }) => {
    expect(differingOperations(v20, v21)).toEqual([name, phone]);
  });

  statement(
    "The tables of 9.1 and 9.2 are exactly what is stated of the difference of the two versions.",
    ({ v20, v21 }) => {
      const all = differences(v20, v21);
      const rows = [...versionRows, ...phoneRows, ...nameRows];
      const isOf =
        ({ places }: Row) =>
        ({ pointer }: Difference) =>
          places.some((place) => pointer === place || pointer.startsWith(`${place}/`));
      const withoutDifference = rows.filter((row) => !all.some(isOf(row))).map(({ title }) => title);
      const stated = [v20, v21].map(({ document }) => readPromises(document).stated);
      const isStated = ({ pointer }: Difference) => stated.some((leaves) => leaves.has(pointer));
      const withoutRow = all.filter((difference) => isStated(difference) && !rows.some((row) => isOf(row)(difference)));
      expect(withoutDifference, "rows that the bundles do not show").toEqual([]);
      expect(withoutRow, "differences of the bundles that no row states").toEqual([]);
    },
  );
});
