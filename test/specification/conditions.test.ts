import { versions } from "@data-validation/generated/versions";
import { createMock } from "@data-validation/mock/internal/mock";
import { requestAsReceived } from "@data-validation/mock/internal/sandbox/as-received";
import {
  type Bundle,
  followReferences,
  type Node,
  visitObjects,
} from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import {
  type FieldValue,
  fieldPathsOf,
  fieldValuesIn,
} from "@data-validation/openapi-document/fields";
import { type Json, valueAtPointer } from "@data-validation/openapi-document/json";
import { toKeys } from "@data-validation/openapi-document/pointer";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sentTo } from "../mock/sandbox/generated-requests.ts";
import { successOf } from "../support/body-schemas.ts";
import { allBundles, bundleOf } from "../support/contract-bundles.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { requests } from "../support/requests.ts";
import { createSandbox } from "../support/sandbox.ts";

// Each sentence of a response's description with a condition for null, an empty value or
// something else, with the same condition in code. The mock's responses to generated requests
// must satisfy it exactly.

// biome-ignore lint/suspicious/noExplicitAny: each condition reads another part of it
type Part = any;

/** What a condition may depend on. */
interface Context {
  field: string;
  /** The objects that the value is in, the innermost first. */
  owners: Part[];
  /** `result`, a correction or a suggestion. */
  part: Part;
  /** The member `request` of the sent body, and whether its details were requested. */
  sent: Part;
  isDetailed: boolean;
  query: Part;
  options: Part;
  response: Part;
}

/** Whether the field is null or empty; undefined if the sentence leaves it open in this case. */
type Condition = (context: Context) => boolean | undefined;

/**
 * Whether a fix added or removed a value; open for a part of a value, which may stand in the whole.
 */
const isWhole = (type: string, word: string) =>
  type.endsWith(`PART_${word}`) ? undefined : type === word;

/**
 * Whether the data comes from a register; a `result` has only the sent data, and so has a
 * correction of its formatting.
 */
const isRegistered = ({ part, response }: Context) =>
  part !== response.result && part.isValid !== false;

const isWithoutNumber: Condition = (context) =>
  isRegistered(context)
    ? context.owners.find((owner) => "number" in owner)?.number?.full == null
    : undefined;

/** Whether an address is in Slovakia, in any notation of countries. */
const isSlovak: Condition = ({ owners }) =>
  /^S/.test(owners.find((owner) => "country" in owner)?.country ?? "");

const open: Condition = () => undefined;

const conditions: Record<string, Condition> = {
  "`null` if there is no correction, or if `correctionMode` excludes it.": ({ response }) =>
    !/Correction/.test(response.result.proposal),
  "`null` if there is no correction, or if `smartMode` excludes it.": ({ response, options }) =>
    options.smartMode === false || !/Correction/.test(response.result.proposal),
  "Empty if there are none.": ({ field, response: { result } }) =>
    field.endsWith(".suggestions") && !/^unknown/.test(result.proposal)
      ? !/Suggestion/.test(result.proposal)
      : undefined,
  "`null` if the number is not valid.": ({ part }) => !part.isValid,
  "`null` if the country cannot be resolved.": ({ owners: [{ code, prefix }] }) =>
    code === null && prefix === null,
  "Empty string if the country cannot be resolved; `null` in version 2.1.": ({
    owners: [{ code, prefix }],
  }) => code === "" && prefix === "",
  "`null` if it was not sent and a part is missing.": ({ query, owners: [{ name, surname }] }) =>
    (query.nameSurname ?? null) === null && (!name?.trim() || !surname?.trim()),
  "`null` if `vocativeName` or `vocativeSurname` is `null`.": ({
    owners: [{ vocativeName, vocativeSurname }],
  }) => vocativeName === null || vocativeSurname === null,
  "May be `null` in a suggestion.": ({ part, response }) =>
    response.suggestions.includes(part) ? undefined : false,
  "`null` if there are none, for example of a surname.": ({ owners: [{ type }] }) =>
    type === "surname" || undefined,
  "`null` if the value was added.": ({ owners: [, { type }] }) => isWhole(type, "ADDED"),
  "`null` if the value was removed.": ({ owners: [, { type }] }) => isWhole(type, "REMOVED"),
  "`null` if empty.": ({ owners: [{ email }] }) => /^(@[^@]*)?$/.test(email.trim()),
  "`null` if empty, or if there is no at sign.": ({ owners: [{ email }] }) =>
    !/@[^@]+$/.test(email),
  "`null` if the domain is unknown.": ({ part }) => part.data.domain === null || undefined,
  "`null` if not checked.": ({ options }) => options.validationType === "basic" || undefined,
  "All fields are `null` if the location has no number.": ({ owners: [{ number }] }) =>
    number.full === null,
  "`null` if there is no number.": (context) =>
    isRegistered(context) ? context.owners[0].part1 === null : undefined,
  "`null` if unknown, or if the town has several.": open,
  "`null` if the location is no single address.": isWithoutNumber,
  "`null` if the company is active.": (context) => {
    const { flags } = context.owners.find((owner) => "flags" in owner) ?? {};
    return isRegistered(context) ? flags?.isActive : undefined;
  },
  // The only register of the mock without such identifiers is the Slovak one.
  "`null` if the location is no single address, or the country has no such identifier.": (
    context,
  ) => isWithoutNumber(context) || (isRegistered(context) ? isSlovak(context) : undefined),
  "`null` for a town.": open,
  "`null` for a person.": open,
  "`null` if it is reliable.": ({ owners: [{ reliable }] }) => reliable === true || undefined,
  "`null` if open or unknown.": open,
  "`null` if the proceedings have not ended.": open,
  "`null` if there are none.": open,
  "`null` if paging is not available.": open,
  "`null` if unknown.": open,
  "`null` if there is none.": open,
  "`null` if there is none or it is unknown.": open,
  "Empty for invalid credentials.": open,
  "Empty if the register has no entry.": open,
  "Empty if the identifier is unknown.": open,
  "May be empty.": open,
};

/** Whether a value satisfies a sentence; undefined if the sentence leaves it open in this case. */
type Check = (value: Part, context: Context) => boolean | undefined;

const isDigits: Check = (value) => value === null || /^\d+$/.test(value);

const isOneAtMost: Check = (value) => value.length <= 1;

/** Whether a value is of Prague, or null. */
const isOfPrague: Check = (value, { owners }) =>
  value === null || owners.some(({ city }) => /^Pra/.test(city ?? ""));

const checks: Record<string, Check> = {
  "Administrative district of the town, in Prague only.": isOfPrague,
  "Identifier of the administrative district, in Prague only.": isOfPrague,
  "Details of each component that was sent, with `dataScope` `full`.": (value, { options }) =>
    options.dataScope === "full" || value === null,
  "Digits only, unformatted, without the prefix.": isDigits,
  "The unformatted number, digits only, without the prefix.": isDigits,
  "Filled for Slovak companies only, unless the query has it.": (value, { query, owners }) =>
    value === null || query.taxNumber != null || /^SK|^null/.test(owners[0].vatNumber),
  "First operator of the number, with `validationType` `extended`.": (value, { options }) =>
    options.validationType !== "basic" || value === null,
  "Of `number`, only `full` is filled.": (value) =>
    Object.entries(value?.number ?? {}).every(([name, part]) => name === "full" || part === null),
  "The address as the only item.": isOneAtMost,
  "The company as the only item.": isOneAtMost,
  "The number with its international prefix, with spaces if `formatNumber`.": (
    value,
    { part, options },
  ) => (part.isValid ? value.includes(" ") === (options.formatNumber ?? false) : undefined),
  "The street alone if the number is unknown.": (value, context) => {
    const [{ street, number }] = context.owners;
    return isRegistered(context) && number?.full === null ? value === street : undefined;
  },
  "The whole number if there is no slash.": (value, context) => {
    const [{ full }] = context.owners;
    // Sent data is unchanged, including an inconsistent part.
    if (!isRegistered(context) || full?.includes("/")) return undefined;
    return value === null || value === full;
  },
  "The whole text if there is no at sign.": (value, { owners: [{ email }] }) =>
    email.includes("@") || value === (email.trim() === "" ? null : email),
  "`query`, `options` and `client` are present if the request has `Service-Include-Request-Details`.":
    (value, { sent, isDetailed }) =>
      ["query", "options", "client"].every(
        (name) => name in value === (isDetailed && (name !== "client" || "client" in sent)),
      ),
  "Absent if it was not sent.": (_, { sent }) => "client" in sent,
  // No value moves in the mock.
  "It differs from `typeFrom` if the value moved.": (value, { owners: [{ typeFrom }] }) =>
    value === typeFrom || value === null || typeFrom === null,
  "Name days in the calendars, of Czech and Slovak names only.": (value) =>
    (value ?? []).every(({ country }: Part) => /^(CZ|SK)$/.test(country)),
  "The component itself if it has no vocative.": (value, { owners: [detail], part }) => {
    const { vocativeName: name, vocativeSurname: surname } = part.data;
    const vocative: unknown = { name, surname }[detail.type as "name"];
    return vocative === null ? value === detail.value : undefined;
  },
  "Whether the company is registered for VAT of foreign transactions only.": (value, { part }) => {
    const status = part.data.vat?.status;
    return status == null || value === (status === "subject");
  },
};

const isAboutNull = (sentence: string) => /^(`null`|Empty|May be|All fields are) /.test(sentence);

/** Sentences that state another condition. */
const isConditional = (sentence: string) =>
  /\b(if|only|unless)\b|, with `/.test(sentence) && !isAboutNull(sentence);

const splitSentences = (description: string) => description.replace(/\s+/g, " ").split(/(?<=\.) /);

/** The description of a field, or of the schema that it refers to. */
function descriptionOf(bundle: Bundle, field: string): string {
  const own = valueAtPointer(bundle, field) as Node;
  return String(own.description ?? followReferences(bundle, own).description ?? "");
}

const responsesOf = (bundle: Bundle) =>
  Object.entries(bundle.paths).map(([path, { post }]) => ({
    path,
    id: post.operationId,
    schema: successOf(path),
    examples: Object.values(examplesOfBody<Part>(bundle, post.requestBody)),
  }));

/** What to do about a sentence that the contract has and a table lacks, or the other way round. */
const complete =
  "Add a row for a new sentence to the table of this file, and delete that of an old one";

test("Each sentence about null or an empty value has its condition here", () => {
  const sentences = new Set<string>();
  for (const { components } of allBundles()) {
    visitObjects(components, ({ description }) => {
      if (typeof description === "string")
        for (const sentence of splitSentences(description).filter(isAboutNull))
          sentences.add(sentence);
    });
  }
  expect([...sentences].toSorted(), complete).toEqual(Object.keys(conditions).toSorted());
});

test("Each sentence about a field of a response that states another condition has its check here", () => {
  const sentences = allBundles().flatMap((bundle) =>
    responsesOf(bundle).flatMap(({ schema }) =>
      [...fieldPathsOf(bundle, schema).keys()].flatMap((field) =>
        splitSentences(descriptionOf(bundle, field)).filter(isConditional),
      ),
    ),
  );
  expect([...new Set(sentences)].toSorted(), complete).toEqual(Object.keys(checks).toSorted());
});

describe.each(versions)("Version %s", (version) => {
  const bundle = bundleOf(version);
  const compute = createSandbox(version);
  const generated = fc.sample(requests(bundle), { numRuns: propertyRuns(2000), seed: 1 });

  test("The echo of a request has what its description states, under its conditions", async () => {
    const mock = createMock();
    const headers = { authorization: "Bearer any", "content-type": "application/json" };
    const calls = responsesOf(bundle).flatMap((operation) =>
      [{}, { client: { country: "CZ" } }].flatMap((client) =>
        [true, false].map((isDetailed) => ({ ...operation, client, isDetailed })),
      ),
    );
    const faults: string[] = [];
    for (const { path, schema, examples, client, isDetailed } of calls) {
      const request = { ...examples[0]?.value.request, ...client, customId: "order-7" };
      const call = { method: "POST", path, body: JSON.stringify({ request }) };
      const detailHeaders = {
        "api-version": version,
        "service-include-request-details": `${isDetailed}`,
      };
      const { body } = await mock.handle({ ...call, headers: { ...headers, ...detailHeaders } });
      for (const fieldValue of fieldValuesIn(bundle, schema, body as Json))
        faults.push(...faultsOf(bundle, fieldValue, request, body, isDetailed));
    }
    expect(faults.slice(0, 10)).toEqual([]);
  });

  test.each(responsesOf(bundle))(
    "A field of $path has what its description states, under its conditions",
    async (operation) => {
      const { path, id, schema, examples } = operation;
      const [, kind = "", verb] = path.split("/");
      const sentRequests = [
        ...examples.map(({ value }) => value.request),
        ...generated.flatMap((each) => (each.path === path ? (each.value as Part).request : [])),
        ...(verb === "validate" ? sentTo(kind, version, propertyRuns(1500)).map(halfInFull) : []),
      ];
      const faults = new Set<string>();
      for (const request of sentRequests) {
        const response = (await compute(id, requestAsReceived(request))) as Part;
        for (const fieldValue of fieldValuesIn(bundle, schema, response))
          for (const fault of faultsOf(bundle, fieldValue, request, response)) faults.add(fault);
      }
      expect([...faults].slice(0, 10)).toEqual([]);
    },
  );
});

/** Every other request with all details. */
function halfInFull(request: Part, at: number): Part {
  return at % 2 === 0
    ? request
    : { ...request, options: { ...request.options, dataScope: "full" } };
}

function faultsOf(
  bundle: Bundle,
  fieldValue: FieldValue,
  request: Part,
  response: Part,
  isDetailed = false,
): string[] {
  const { value, owners } = fieldValue;
  const [, , schema, ...keys] = toKeys(fieldValue.field);
  const field = `${schema}.${keys.at(-1)}`;
  const part = owners.toReversed().find((owner) => owner !== response);
  const context: Context = {
    field,
    owners,
    part,
    sent: request,
    isDetailed,
    query: request.query,
    options: request.options ?? {},
    response,
  };
  return splitSentences(descriptionOf(bundle, fieldValue.field)).flatMap((sentence) => {
    if (isConditional(sentence) && checks[sentence]?.(value, context) === false)
      return [`${field} is ${JSON.stringify(value)}: ${sentence} ${JSON.stringify(request)}`];
    const expected = conditions[sentence]?.(context);
    const isNothing =
      /`null`/.test(sentence) && !/^Empty/.test(sentence)
        ? isNull(value)
        : [value].flat().join("") === "";
    if (expected === undefined || expected === isNothing) return [];
    return [
      `${field} is ${JSON.stringify(value)}, although ${sentence} ${JSON.stringify(request)}`,
    ];
  });
}

/** Null, or an object with only null. */
function isNull(value: Json): boolean {
  return (
    value === null ||
    (typeof value === "object" && !Array.isArray(value) && Object.values(value).every(isNull))
  );
}
