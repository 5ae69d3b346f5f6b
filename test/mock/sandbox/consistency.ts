import { getOrInsert } from "@data-validation/common/get-or-insert";
import { capitalise } from "@data-validation/common/text";
import { versions } from "@data-validation/generated/versions";
import type { Finding } from "@data-validation/mock/internal/sandbox/shared/finding";
import type { Fix } from "@data-validation/mock/internal/sandbox/shared/fix";
import type { Node } from "@data-validation/openapi-document/document";
import { fieldTreeOf } from "@data-validation/openapi-document/field-tree";
import { valueAtKeys } from "@data-validation/openapi-document/json";
import { bundleOf } from "../../support/contract-bundles.ts";

export interface KindRequest {
  query: Record<string, string>;
  options?: Record<string, unknown>;
  client?: Record<string, unknown>;
}

type Data = Record<string, unknown>;

interface Offer {
  isValid: boolean;
  data: Data;
  errors: Finding[];
  fixes: Fix[];
}

export interface MockResponse {
  result: { isValid: boolean; proposal: string; data: Data; errors: Finding[]; details?: unknown };
  resultCorrected: Offer | null;
  suggestions: Offer[];
}

/** The name that the whole number has in the query and in the data of each version. */
export const wholeNumbers = new Map(
  versions.map((version) => {
    const { PhoneQueryCombined } = bundleOf(version).components.schemas;
    return [version as string, PhoneQueryCombined?.required?.[0]];
  }),
);

/**
 * The schemas of what a response finds and changes, with the values that the contract lists for
 * their open enums.
 */
const listed = new Map(
  versions.map((version) => {
    const { Finding, Fix } = bundleOf(version).components.schemas;
    return [version as string, { finding: listedValues(Finding), fix: listedValues(Fix) }];
  }),
);

/** The listed values of each member that has some. */
function listedValues({ properties = {} }: Node = {}): [member: string, values: unknown[]][] {
  return Object.entries(properties).flatMap(([member, schema]) => {
    const { anyOf = [] } = schema || {};
    const values = anyOf.flatMap((part) => part.enum ?? []);
    return values.length === 0 ? [] : [[member, values]];
  });
}

interface NameDetail {
  type: string;
  vocative: string;
}

type Ask = (request: KindRequest) => Promise<MockResponse>;

/** Whether a condition holds, and a message if it does not. */
type Check = [holds: boolean, otherwise: string];

const failed = (checks: Check[]) =>
  checks.flatMap(([holds, otherwise]) => (holds ? [] : [otherwise]));

/** The contradictions within a response, or with the responses to its candidates, in sentences. */
export async function findContradictions(
  kind: string,
  version: string,
  request: KindRequest,
  ask: Ask,
): Promise<string[]> {
  const response = await ask(request);
  const { result, resultCorrected, suggestions } = response;
  const offers = [...(resultCorrected ? [resultCorrected] : []), ...suggestions];
  const { queryFields, dataFields } = fieldsOf(kind, version);
  const fieldNames: unknown[] = [null, ...queryFields, ...dataFields];
  const namedFields: unknown[] = [
    ...[result, ...offers].flatMap(({ errors }) => errors.flatMap(({ relatedTo }) => relatedTo)),
    ...offers.flatMap(({ fixes }) => fixes.flatMap(({ data }) => [data.typeFrom, data.type])),
  ];
  const again = await Promise.all(
    offers.map((offer) => onceMore(kind, version, request, offer, ask)),
  );
  return [
    ...failed([
      ...checksOfParts(response, modeOf(request)),
      ...offers.flatMap((offer) => [
        ...checksOfOffer(kind, offer),
        ...checksOfFixes(kind, request, offer),
      ]),
      ...checksOfWords(version, [result, ...offers], offers),
      ...namedFields.map(
        (name): Check => [
          fieldNames.includes(name),
          `no field of the version has the name ${name}`,
        ],
      ),
      ...(kind === "name" ? [...checksOfName(request, response.result)] : []),
    ]),
    ...again.flat(),
  ];
}

/** The consistency of the result, the correction and the suggestions. */
function checksOfParts(response: MockResponse, mode: unknown): Check[] {
  const { result, resultCorrected, suggestions } = response;
  const offers = [...(resultCorrected ? [resultCorrected] : []), ...suggestions];
  const isUnknown = result.proposal.startsWith("unknown");
  const keys = [result, ...offers].map(({ data }) => keyOf(data));
  return [
    [
      result.proposal === proposalOf(response),
      `the proposal is ${result.proposal}, not ${proposalOf(response)}`,
    ],
    [!result.isValid || resultCorrected === null, "a valid result has a correction"],
    [!result.isValid || !hasFatal(result.errors), "a valid result has a fatal finding"],
    [result.isValid || isUnknown || result.errors.length > 0, "an invalid result has no finding"],
    [mode !== "none" || offers.length === 0, "mode none offers something"],
    [mode !== "suggestion" || !resultCorrected, "mode suggestion applies a correction"],
    [new Set(keys).size === keys.length, "an offer equals what was sent, or another offer"],
    ...suggestions.map(({ isValid }, index): Check => {
      const isMoved =
        (mode === "suggestion" && index === 0) || (mode === "format" && result.isValid);
      return [isValid || isMoved, "a suggestion is not valid"];
    }),
  ];
}

function checksOfOffer(kind: string, { isValid, errors, fixes }: Offer): Check[] {
  return [
    [
      isValid !== hasFatal(errors) || kind === "email" || kind === "name",
      "findings contradict isValid",
    ],
    // The whole data of a register is an offer without a change.
    [fixes.length > 0 || kind === "company" || kind === "location", "an offer changes nothing"],
    ...fixes.map(({ data }): Check => {
      const changes = data.valueFrom !== data.value || data.typeFrom !== data.type;
      return [changes, `a fix changes nothing: ${JSON.stringify(data)}`];
    }),
  ];
}

/**
 * The fixes lead from what was sent to what is offered: each begins with the value of its field,
 * which is the sent one or that of the fix before. A phone number of another country is whole in
 * its fix, whatever its fields.
 */
function* checksOfFixes(
  kind: string,
  { query }: KindRequest,
  { fixes, data }: Offer,
): Generator<Check> {
  if (kind === "phone" && fixes.some(({ group }) => group === "VALUE")) return;
  const current = new Map<string, unknown>();
  for (const { data: change } of fixes) {
    const { typeFrom, type, valueFrom, value } = change;
    if (typeFrom !== null) {
      const before = current.has(typeFrom) ? current.get(typeFrom) : valueAt(query, typeFrom);
      yield [
        (before || null) === (valueFrom || null),
        `a fix of ${typeFrom} begins with ${valueFrom}, not ${before}`,
      ];
      current.set(typeFrom, null);
    }
    if (type !== null) current.set(type, value);
  }
  // Registers offer whole records, phone numbers their notations.
  if (kind !== "email" && kind !== "name") return;
  for (const [field, value] of current)
    yield [
      value === null || value === valueAt(data, field),
      `the fixes of ${field} end with ${value}, not ${valueAt(data, field)}`,
    ];
}

/** The value of a field, also of one whose name is a path. */
function valueAt(object: object, field: string): unknown {
  return Object.hasOwn(object, field)
    ? (object as Data)[field]
    : valueAtKeys(object, field.split("."));
}

/** Findings and changes have the words of the contract, and findings a sentence for people. */
function* checksOfWords(
  version: string,
  parts: readonly Pick<Offer, "errors">[],
  offers: readonly Offer[],
): Generator<Check> {
  const { finding = [], fix = [] } = listed.get(version) ?? {};
  const findings = parts.flatMap(({ errors }) => errors);
  const fixes = offers.flatMap((offer) => offer.fixes);
  for (const { description } of findings)
    yield [description === null || isSentence(description), `no sentence: ${description}`];
  for (const [lists, words] of [
    [finding, findings],
    [fix, fixes],
  ] as const)
    for (const [member, values] of lists)
      for (const word of words as Data[])
        yield [
          [null, ...values].includes(word[member]),
          `the contract lists no ${member} ${word[member]}`,
        ];
}

/** Sends an offer: a valid one is valid, any other one has no further correction. */
async function onceMore(
  kind: string,
  version: string,
  request: KindRequest,
  offer: Offer,
  ask: Ask,
): Promise<string[]> {
  const faults: string[] = [];
  for (const query of queriesOf(kind, version, request, offer.data)) {
    const again = await ask({ ...request, query });
    const resent = `${JSON.stringify(query)} sent again is ${again.result.proposal}`;
    if (offer.isValid && !again.result.isValid && !again.result.proposal.startsWith("unknown"))
      faults.push(`a valid offer is not valid: ${resent}`);
    if (again.resultCorrected)
      faults.push(
        `an offer needs a correction: ${resent}: ${JSON.stringify(again.resultCorrected.fixes)}`,
      );
  }
  return faults;
}

/**
 * The offer's data as queries: what can be sent of it in the fields that were sent, and of a
 * register's record in all fields.
 */
function queriesOf(
  kind: string,
  version: string,
  { query, options }: KindRequest,
  data: Data,
): KindRequest["query"][] {
  if (kind === "phone") return phoneQueries(version, query, String(options?.numberFormat), data);
  const isRegister = kind === "company" || kind === "location";
  const number = Object.entries(Object(data.number)).map(([name, part]) => [
    `number.${name}`,
    part,
  ]);
  const whole = withoutNull({ ...data, ...Object.fromEntries(number) });
  // The first line of a street has no number, so it is not the first line of a query.
  if (isRegister && !("number.full" in whole) && data.streetWithNumber === data.street)
    delete whole.streetWithNumber;
  const fields = fieldsOf(kind, version).queryFields.filter((field) => field in whole);
  const sentFields = fields.filter((field) => field in query);
  // Of a number alone that several places have, nothing may be left to send.
  const some = [sentFields, ...(isRegister ? [fields] : [])].filter((each) => each.length > 0);
  return some.map((each) => Object.fromEntries(each.map((field) => [field, whole[field] ?? ""])));
}

function phoneQueries(
  version: string,
  query: KindRequest["query"],
  notation: string,
  data: Data,
): KindRequest["query"][] {
  const { prefix, number } = data;
  const field = wholeNumbers.get(version) ?? "";
  if (query.prefix !== undefined && prefix === null) return [];
  const isWhole = notation !== "raw" && (prefix === null || notation !== "national");
  return [
    ...(prefix && number ? [withoutNull({ prefix, number })] : []),
    ...(isWhole ? [withoutNull({ [field]: data[field] })] : []),
  ];
}

/** The fields that can be sent: a field that is null cannot. */
function withoutNull(data: Data): KindRequest["query"] {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => typeof value === "string"),
  ) as KindRequest["query"];
}

/** What of a name has to agree: vocatives, details and data types with the data. */
function* checksOfName(request: KindRequest, result: MockResponse["result"]): Generator<Check> {
  const { query, options } = request;
  const { data, isValid } = result;
  const details = (result.details ?? data.details) as NameDetail[] | undefined;
  const isAsked = options?.dataScope === "full";
  yield [
    query.nameSurname === undefined || data.nameSurname === query.nameSurname,
    "nameSurname is not as sent",
  ];
  yield [isAsked === (details !== undefined), "there are details although nobody asked, or none"];
  if (!data.dataTypes) return;
  yield* checksOfVocatives(query, data, details);
  const { valid, invalid } = data.dataTypes as Record<"valid" | "invalid", string[]>;
  const lists = ["context", "degreesBefore", "degreesAfter"].filter(
    (list) => (data[list] as string[]).length > 0,
  );
  yield [isValid === (invalid.length === 0), "the data types contradict isValid"];
  yield [
    same([...valid, ...invalid], [...Object.keys(query), ...lists]),
    "the data types are not those of what was sent",
  ];
}

function checksOfVocatives(
  query: KindRequest["query"],
  data: Data,
  details: NameDetail[] = [],
): Check[] {
  const { vocativeName, vocativeSurname, vocativeNameSurname } = data;
  const whole = vocativeName && vocativeSurname && `${vocativeName} ${vocativeSurname}`;
  const vocatives: Data = {
    name: vocativeName,
    surname: vocativeSurname,
    nameSurname: vocativeNameSurname,
  };
  return [
    [vocativeNameSurname === whole, "the vocative of the full name is not that of its parts"],
    [vocativeName === null || data.name !== null, "a name that is not there has a vocative"],
    [
      vocativeSurname === null || data.surname !== null,
      "a surname that is not there has a vocative",
    ],
    ...details.map(({ type, vocative }): Check => {
      const agrees =
        Object.keys(query).length === 3 || [null, vocative].includes(vocatives[type] as string);
      return [agrees, `the detail of ${type} has another vocative`];
    }),
  ];
}

function isSentence(text: unknown): boolean {
  const ownWords = String(text).replace(/"[^"]*"/g, "x");
  return /^["\p{Lu}].+\.$/su.test(String(text)) && !/\s[\s,.]/u.test(ownWords);
}

function same(some: string[], others: string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

function modeOf({ options }: KindRequest): unknown {
  return options?.smartMode === false ? "suggestion" : (options?.correctionMode ?? "full");
}

function proposalOf({ result, resultCorrected, suggestions }: MockResponse): string {
  const known = result.isValid ? "valid" : "invalid";
  const validity = result.proposal.startsWith("unknown") ? "unknown" : known;
  const corrected =
    resultCorrected && (resultCorrected.isValid ? "WithCorrection" : "WithPartialCorrection");
  return validity + (corrected ?? "") + (suggestions.length > 0 ? "WithSuggestion" : "");
}

/**
 * Whether a finding makes the data invalid: a critical one, and formatting that is worth a warning.
 */
function hasFatal(errors: readonly Finding[]): boolean {
  return errors.some(
    ({ group, severity }) =>
      severity === "critical" || (severity === "warning" && group === "FORMAT"),
  );
}

function keyOf(data: unknown): string {
  return JSON.stringify(data, (_, value) => value ?? undefined);
}

/** The fields of the query and of the data of a kind, without the objects. */
function fieldsOf(kind: string, version: string): { queryFields: string[]; dataFields: string[] } {
  return getOrInsert(fieldsByKind, `${kind} ${version}`, () => {
    const bundle = bundleOf(version);
    const fieldsIn = (name: string) => {
      const fields = fieldTreeOf(bundle, bundle.components.schemas[capitalise(name)] ?? {});
      return fields.flatMap((field) => (field.fields.length === 0 ? field.name : []));
    };
    return { queryFields: fieldsIn(`${kind}ValidateQuery`), dataFields: fieldsIn(`${kind}Data`) };
  });
}

const fieldsByKind = new Map<string, { queryFields: string[]; dataFields: string[] }>();
