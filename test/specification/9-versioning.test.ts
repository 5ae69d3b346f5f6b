import { compareNodes, differingOperations } from "@data-validation/openapi-document/differences";
import { type JsonObject, valueAtPointer } from "@data-validation/openapi-document/json";
import { leavesOf } from "@data-validation/openapi-document/leaves";
import { toKeys, toPointer } from "@data-validation/openapi-document/pointer";
import { expect } from "vitest";
import type { TestedOperation, TestedPlace } from "./support/contract.ts";
import { readPromises } from "./support/promises.ts";
import { contractsOf, type StatementCheck, section } from "./support/section.ts";

const phone = "/phone/validate";
const name = "/name/validate";

/** Checks a row of a table of differences on an operation in 2.0 and in 2.1. */
type CheckRow = (old: TestedOperation, now: TestedOperation) => void;

/** The row of a required field of a response that has another name in 2.1. */
function renamed(
  of: (operation: TestedOperation) => TestedPlace,
  from: string,
  to: string,
  stated: JsonObject,
): CheckRow {
  return (old, now) => {
    of(old).requiredField(from).states(stated).isMarkedAssumed();
    of(now).requiredField(to).states(stated).isMarkedAssumed();
  };
}

function added(option: string, preset: string): CheckRow {
  return (old, now) => {
    old.request("options").rejects(option);
    now.request("options", option).states({ default: preset });
  };
}

const format = (operation: TestedOperation) =>
  operation.data().requiredField("format").states({ type: "object" });
const type = ["string", "null"];
const digits = { type, pattern: "^\\d*$" };
const unspaced = { type, pattern: "^[+\\d]*$" };

const phoneRows: Record<string, CheckRow> = {
  "request query | numberWithPrefix | numberFull": (old, now) => {
    for (const [operation, field, rejectedField] of [
      [old, "numberWithPrefix", "numberFull"],
      [now, "numberFull", "numberWithPrefix"],
    ] as const) {
      const combined = operation.request("query").at("oneOf", "0").states({ type: "object" });
      combined.requiredField(field).states({ type: "string" }).isMarkedAssumed();
      combined.rejects(rejectedField);
    }
  },
  "request options | defaultPrefix (deprecated) | removed; use preferredPrefixes": (old, now) => {
    old.request("options", "defaultPrefix").takes({ type: "string" }).states({ deprecated: true });
    now.request("options").rejects("defaultPrefix");
    for (const operation of [old, now])
      operation
        .request("options", "preferredPrefixes")
        .takes({ type: "array" })
        .at("items")
        .states({ type: "string" });
  },
  "request options | formatNumber (boolean) | numberFormat (enum, default e164)": (old, now) => {
    old.request("options", "formatNumber").takes({ type: "boolean" });
    now.request("options").rejects("formatNumber");
    added("numberFormat", "e164")(old, now);
  },
  "response data | numberWithPrefix | numberFull": (old, now) => {
    renamed((operation) => operation.data(), "numberWithPrefix", "numberFull", { type: "string" })(
      old,
      now,
    );
    expect(old.data().fieldNames).not.toContain("numberFull");
    expect(now.data().fieldNames).not.toContain("numberWithPrefix");
  },
  "response data.format | national (unformatted number) | raw": renamed(
    format,
    "national",
    "raw",
    digits,
  ),
  "response data.format | nationalFormatted | national (grouped number)": renamed(
    format,
    "nationalFormatted",
    "national",
    { type },
  ),
  "response data.format | international (no spaces) | e164": renamed(
    format,
    "international",
    "e164",
    unspaced,
  ),
  "response data.format | internationalFormatted (with spaces) | e123": renamed(
    format,
    "internationalFormatted",
    "e123",
    { type, pattern: "^[+\\d ]*$" },
  ),
  "response data.country.code, data.country.prefix | string | string or null": (old, now) => {
    for (const operation of [old, now]) {
      const country = operation.data().requiredField("country").states({ type: "object" });
      const stated = operation === old ? { type: "string" } : { type };
      for (const field of ["code", "prefix"])
        country.requiredField(field).states(stated).isMarkedAssumed();
    }
  },
};

const nameRows: Record<string, CheckRow> = {
  "request options | validationDepth (enum) | removed, no replacement": (old, now) => {
    const option = old.request("options", "validationDepth").isThere().isMarkedAssumed();
    expect(option.at("anyOf", "0", "enum").keys).not.toHaveLength(0);
    now.request("options").rejects("validationDepth");
  },
  "request options | smartMode (boolean) | removed; replaced by correctionMode": (old, now) => {
    old.request("options", "smartMode").takes({ type: "boolean" });
    now.request("options").rejects("smartMode");
  },
  "request options | absent | correctionMode (default full)": added("correctionMode", "full"),
  "request options | absent | dataLanguage (default cs)": added("dataLanguage", "cs"),
  "response | result.details | result.data.details": (old, now) => {
    for (const [details, otherPlace] of [
      [old.body("200", "result", "details"), old.data()],
      [now.data("details"), now.body("200", "result")],
    ] as const) {
      details.isMarkedAssumed().at("anyOf", "0").states({ type: "object" });
      details.at("anyOf", "1").states({ type: "array" });
      expect(otherPlace.fieldNames).not.toContain("details");
    }
  },
  "response details[].nameDays | required | optional": (old, now) => {
    old.body("200", "result", "details").at("anyOf", "1", "items").requires("nameDays");
    now.data("details").at("anyOf", "1", "items").leavesOptional("nameDays");
  },
  "response data | absent | vocativeName, vocativeSurname, vocativeNameSurname, dataTypes": (
    old,
    now,
  ) => {
    const vocatives = ["vocativeName", "vocativeSurname", "vocativeNameSurname"];
    for (const field of vocatives) now.data().requiredField(field).states({ type });
    now.data().requiredField("dataTypes").states({ type: "object" });
    expect(old.data().fieldNames).toEqual(expect.not.arrayContaining([...vocatives, "dataTypes"]));
  },
};

/** The rows of both tables, each with its check of the contracts. */
const rows = Object.entries({ [phone]: phoneRows, [name]: nameRows }).flatMap(([path, table]) =>
  Object.entries(table).map(([title, checkRow]) => {
    const check: StatementCheck = ({ v20, v21 }) =>
      checkRow(v20.operation(path), v21.operation(path));
    return { path, title, check };
  }),
);

section("9. Versioning", ({ statement, ofEach }) => {
  ofEach(
    "1. The version is selected with the request header api-version. Values: 2.0 and 2.1.",
    ({ place }, { version }) => {
      const header = place.at("parameters", "0").states({ name: "api-version", in: "header" });
      header.at("schema").states({ type: "string", const: version });
    },
  );

  statement(
    "2. The header is optional. The default is 2.1. Before this release the default was 2.0. (The document of another version requires it, because a request without it gets a response of 2.1.)",
    ({ v21, all }) => {
      v21.at("components", "parameters", "ApiVersion", "schema").states({ default: "2.1" });
      for (const contract of all) {
        const header = contract.at("components", "parameters", "ApiVersion");
        header.states({ required: contract !== v21 }).isMarkedAssumed();
      }
    },
  );

  ofEach(
    "5. Every response echoes the resolved version in a response header named Service-Api-Version (the vendor word is replaced by a neutral one).",
    (operation) => {
      for (const status of operation.statuses) operation.response(status).statesVersion();
    },
  );

  ofEach("6. Behaviour for a version value other than 2.0 and 2.1: not shown.", (operation) => {
    operation.response("404").isMarkedAssumed();
  });

  statement("7. Base address and authentication are the same in both versions.", ({ v20, v21 }) => {
    for (const place of [["servers"], ["security"], ["components", "securitySchemes"]])
      expect(v20.at(...place).value).toEqual(v21.at(...place).value);
  });
});

section("9.1 Differences of 2.0 from 2.1: POST /phone/validate", ({ statement }) => {
  for (const { path, title, check } of rows) if (path === phone) statement(title, check);

  statement("The separate prefix plus number form of the query is unchanged.", ({ v20, v21 }) => {
    const queries = [v20, v21].map((contract) =>
      contract.operation(phone).request("query").at("oneOf"),
    );
    const [before, now] = queries.map((query) => leavesOf(query.at("1").value));
    expect(before).toEqual(now);
    for (const query of queries) {
      expect(query.keys).toHaveLength(2);
      query.at("0").leavesOut("prefix", "number");
      const separate = query.at("1").states({ type: "object" });
      for (const field of ["prefix", "number"]) separate.requiredField(field).isMarkedAssumed();
      separate.leavesOut("numberFull", "numberWithPrefix");
    }
  });
});

section("9.2 Differences of 2.0 from 2.1: POST /name/validate", ({ statement }) => {
  for (const { path, title, check } of rows) if (path === name) statement(title, check);
});

section("9.3 Unchanged between versions", ({ statement }) => {
  // The authentication scheme and the base address: section 9, rule 7.
  statement(
    "The request and response envelope, the authentication scheme, the base address",
    ({ v20, v21 }) => {
      for (const path of v21.paths)
        expect(v20.operation(path).envelope, path).toEqual(v21.operation(path).envelope);
    },
  );

  statement("and all endpoints under /company/*, /email/* and /location/*.", ({ v20, v21 }) => {
    expect(differingOperations(v20, v21)).toEqual([name, phone]);
  });

  statement(
    "The tables of 9.1 and 9.2 are exactly what is stated of the difference of the two versions.",
    (contracts) => {
      const documents = [contracts.v20.document, contracts.v21.document] as const;
      const leaves = documents.map((document) => readPromises(document).stated);
      // A component that only one version has follows from the row about what refers to it.
      const isOfBoth = (component: string[]) =>
        documents.every(
          (document) => valueAtPointer(document, toPointer(...component)) !== undefined,
        );
      const differences = compareNodes(...documents).map(({ pointer }) => pointer);
      const stated = differences.filter((pointer) => {
        const component = toKeys(pointer).slice(0, 3);
        const isOfHeader = /ApiVersion$/.test(component.join("/"));
        return (
          !isOfHeader && isOfBoth(component) && leaves.some((ofVersion) => ofVersion.has(pointer))
        );
      });
      const asserted = rows.map(({ title, check }) => {
        const fresh = contractsOf(contracts.all);
        check(fresh);
        return { title, pointers: [...fresh.v20.asserted, ...fresh.v21.asserted] };
      });
      const withoutDifference = asserted.filter(
        ({ pointers }) => !pointers.some((pointer) => differences.includes(pointer)),
      );
      const withoutRow = stated.filter(
        (pointer) => !asserted.some(({ pointers }) => pointers.includes(pointer)),
      );
      const titles = withoutDifference.map(({ title }) => title);
      expect(titles, "rows that the bundles do not show").toEqual([]);
      expect(withoutRow, "differences of the bundles that no row states").toEqual([]);
    },
  );
});
