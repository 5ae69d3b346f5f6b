import type {
  Path,
  Query,
  RequestBody,
  ResponseBody,
} from "@data-validation/client/internal/types";
import {
  type StandardSchemaV1,
  type Validators,
  validators,
} from "@data-validation/client/validators";
import type { Version } from "@data-validation/generated/versions";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { describe, expect, expectTypeOf, test } from "vitest";
import { contractOperations } from "../contract/cases.ts";

interface Body {
  request: { query: object; options?: object };
}

/** The schemas of an operation whose path is known only at run time. */
function schemasOf(path: string, version: Version) {
  return validators(path as Path, version as "2.1") as unknown as Validators<Path>;
}

async function issuesOf(schema: StandardSchemaV1, value: unknown) {
  const result = await schema["~standard"].validate(value);
  return result.issues?.map(({ message, path = [] }) => ({ message, path: path.join(".") }));
}

describe.each(contractOperations)(
  "The schemas of $path in $version",
  ({ version, path, bundle, post }) => {
    const schemas = schemasOf(path, version);
    const requests = Object.values(examplesOfBody<Body>(bundle, post.requestBody)).map(
      ({ value }) => value,
    );
    const responses = Object.values(examplesOfBody<object>(bundle, post.responses[200])).map(
      ({ value }) => value,
    );

    test("The schemas accept every example of the contract, whole and in parts", async () => {
      expect(requests.length * responses.length).toBeGreaterThan(0);
      const accepts = async (schema: StandardSchemaV1, value: object) =>
        expect(await schema["~standard"].validate(value)).toEqual({ value });
      for (const body of requests) {
        await accepts(schemas.request, body);
        await accepts(schemas.query, body.request.query);
        await accepts(schemas.options, body.request.options ?? {});
      }
      for (const body of responses) await accepts(schemas.response, body);
    });

    test("The schemas report the wrong field", async () => {
      const [body] = requests as [Body];
      for (const [field, value] of Object.entries(body.request.query)) {
        const wrong = { ...body.request.query, [field]: [[value]] };
        const places = (await issuesOf(schemas.query, wrong))?.map(
          (issue) => issue.path.split(".")[0],
        );
        expect(places).toContain(field);
        const inBody = await issuesOf(schemas.request, { request: { query: wrong } });
        expect(inBody?.some((issue) => issue.path.startsWith(`request.query.${field}`))).toBe(true);
      }
    });

    test("The schemas reject everything that is not an object", async () => {
      const wrong = [undefined, null, "text", 7, []];
      // The options may be absent; null and an empty list, which PHP writes, mean the same.
      const wrongOptions = ["text", 7, ["text"]];
      for (const [schema, values] of [
        [schemas.query, wrong],
        [schemas.options, wrongOptions],
        [schemas.request, wrong],
        [schemas.response, wrong],
      ] as const)
        for (const value of values) {
          const issues = await issuesOf(schema, value);
          expect(issues).toHaveLength(1);
          expect(issues?.[0]?.message).toMatch(/^The .+\.$/);
        }
    });

    test("The schemas accept options that are absent, null or an empty list", async () => {
      for (const value of [undefined, null, []])
        expect(await issuesOf(schemas.options, value)).toBeUndefined();
    });
  },
);

test("A message has the name of the field in the form", async () => {
  const phone = validators("/phone/validate");
  const expectIssues = async (
    schema: StandardSchemaV1,
    value: unknown,
    message: string,
    ...paths: string[]
  ) => expect(await issuesOf(schema, value)).toEqual(paths.map((path) => ({ path, message })));
  await expectIssues(
    phone.query,
    { numberFull: 7 },
    "The field numberFull must be a string.",
    "numberFull",
  );
  const list = "preferredPrefixes.1";
  await expectIssues(
    phone.options,
    { preferredPrefixes: ["+420", 7] },
    `The field ${list} must be a string.`,
    list,
  );
  const both = "Not together: number, numberFull.";
  await expectIssues(phone.query, { numberFull: "1", number: "1" }, both, "number", "numberFull");
  const missing = "Send numberFull or prefix and number.";
  await expectIssues(phone.query, {}, missing, "numberFull", "prefix", "number");
});

test.each([
  ["numberWithPrefix is not in version 2.1: use numberFull.", "/phone/validate", "query"],
  ["numberFull is not in version 2.0: use numberWithPrefix.", "/phone/validate", "query"],
  ["smartMode is not in version 2.1: use correctionMode.", "/name/validate", "options"],
  ["validationDepth is not in version 2.1: no counterpart.", "/name/validate", "options"],
] as const)(
  "A name of the other version is rejected where it stands: %s",
  async (message, path, part) => {
    const [, name = "", version] = /^(\w+) .* version (.*):/.exec(message) ?? [];
    const found = await issuesOf(schemasOf(path, version as Version)[part], { [name]: "x" });
    expect(found).toEqual([{ path: name, message }]);
  },
);

test("A loaded schema validates at once, others with a promise; an unknown path is an error then", async () => {
  const { query, load } = validators("/email/validate");
  expect(query["~standard"].validate({ email: "" })).toBeInstanceOf(Promise);
  await load();
  expect(query["~standard"].validate({ email: "" })).toEqual({ value: { email: "" } });
  await expect(schemasOf("/fax/validate", "2.1").load()).rejects.toThrow(
    "has no operation /fax/validate",
  );
});

test("The types are those of the client, of each version", () => {
  const phone = validators("/phone/validate");
  const old = validators("/phone/validate", "2.0");
  type Output<S extends StandardSchemaV1> = NonNullable<S["~standard"]["types"]>["output"];
  expectTypeOf<Output<typeof phone.query>>().toEqualTypeOf<Query<"/phone/validate">>();
  expectTypeOf<Output<typeof old.query>>().toEqualTypeOf<Query<"/phone/validate", "2.0">>();
  expectTypeOf<Output<typeof phone.request>>().toEqualTypeOf<RequestBody<"/phone/validate">>();
  expectTypeOf<Output<typeof phone.response>>().toEqualTypeOf<ResponseBody<"/phone/validate">>();
  // @ts-expect-error: there is no such path
  validators("/fax/validate");
});
