import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type Json, type JsonObject } from "@data-validation/openapi-document/json";
import type { Call, ServiceResponse } from "../../traffic/call.ts";
import { callName, nameQueries, V20, V21 } from "../calls.ts";
import { hasValueAt, inSection, triesOf, valueAt } from "../relations.ts";
import { broken, expectThat, holds, notShown, printValue, type Rule } from "../rule.ts";
import {
  type DataTypes,
  dataTypesOf,
  fewNames,
  fullScope,
  isInflected,
  nameCallMakers,
  ordinaryNames,
  section24,
  section92,
  sentName,
  vocativeFields,
} from "./name-calls.ts";
import { nameOptionRules } from "./name-options.ts";

const ordinaryCalls = ordinaryNames.map((make) => make(V21));
const nonsenseCalls = nameQueries("12345", "@@@").map((query) => callName(query, V21));
const severalCalls = [...ordinaryCalls.slice(0, 2), ...nonsenseCalls];
const detailTries = fewNames.map((make) => ({
  now: make(V21, fullScope),
  old: make(V20, fullScope),
}));
const noDetails = notShown("the service has no details of these names");

/** Details as a list: one object stands for itself. */
function listDetails(details: Json | undefined): JsonObject[] {
  return [details ?? []].flat().filter(isJsonObject);
}

/**
 * The fields of one of the details with the kinds of their values, without the field that the
 * versions differ in.
 */
function fieldsOf({ nameDays: _, ...detail }: JsonObject): Record<string, string> {
  const kinds = Object.entries(detail).map(([name, value]) => [name, kindOf(value)]);
  return Object.fromEntries(kinds.toSorted());
}

function kindOf(value: Json | undefined): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/**
 * Whether two of the details have the same fields, and values of the same kinds where both have
 * one.
 */
function isAlike(first: Record<string, string>, second: Record<string, string>): boolean {
  const isSameKind = ([name, kind]: [string, string]) =>
    second[name] === kind || (name in second && [kind, second[name]].includes("null"));
  return (
    Object.keys(first).length === Object.keys(second).length &&
    Object.entries(first).every(isSameKind)
  );
}

/** Whether two of the details have days with the same fields, where both have days. */
function hasSameDays(one: JsonObject, other: JsonObject = {}): boolean {
  const first = dayFieldsOf(one);
  const second = dayFieldsOf(other);
  return !first || !second || isDeepStrictEqual(first, second);
}

/** Of the first name day; undefined without one. */
function dayFieldsOf({ nameDays }: JsonObject): string[] | undefined {
  const [day] = Array.isArray(nameDays) ? nameDays.filter(isJsonObject) : [];
  return day && Object.keys(day).toSorted();
}

const detailRules = [
  section24.each(
    "Response, result.data | details | object or array of objects | Moved here from the result root.",
    detailTries,
    ({ now, old }) => {
      if (hasValueAt(now, "result.details"))
        return broken("`details` at the root of the result", "`details` in `result.data` alone");
      const details = valueAt(now, "result.data.details");
      const isEmpty = details === undefined || (Array.isArray(details) && details.length === 0);
      if (isEmpty && listDetails(valueAt(old, "result.details")).length > 0)
        return broken("no `details`", "those that 2.0 has");
      if (isEmpty) return noDetails;
      return expectThat(
        [details].flat().every(isJsonObject),
        details,
        "an object or a list of objects",
      );
    },
  ),
  section24.each(
    "Response, result.data | details | Internal structure is unchanged from 2.0, except that details[].nameDays is optional and may be absent.",
    detailTries,
    ({ now, old }) => {
      const details = listDetails(valueAt(now, "result.data.details"));
      const earlier = listDetails(valueAt(old, "result.details"));
      const after = details.map(fieldsOf);
      const before = earlier.map(fieldsOf);
      if (after.length === 0 || before.length === 0) return noDetails;
      const isOrdered = after.length === before.length;
      if (isOrdered && !details.every((detail, index) => hasSameDays(detail, earlier[index])))
        return broken(printValue(details), "`nameDays` with the fields of 2.0");
      const unlikeItem = after.find((item, index) => {
        const candidates = isOrdered ? [before[index] ?? {}] : before;
        return !candidates.some((candidate) => isAlike(item, candidate));
      });
      return expectThat(
        !unlikeItem,
        unlikeItem,
        `each item with the fields of 2.0: ${printValue(before)}`,
      );
    },
  ),
  section92.each("response | result.details | result.data.details", detailTries, ({ old, now }) => {
    if (hasValueAt(old, "result.data.details"))
      return broken("`result.data.details` in 2.0", "`result.details` in 2.0");
    if (hasValueAt(old, "result.details")) return holds;
    return hasValueAt(now, "result.data.details")
      ? broken("no `result.details` in 2.0", "the details that 2.1 has")
      : noDetails;
  }),
  section92.each("response details[].nameDays | required | optional", detailTries, ({ old }) => {
    const oldDetails = listDetails(valueAt(old, "result.details"));
    const isRight = oldDetails.every((detail) => "nameDays" in detail);
    return oldDetails.length === 0
      ? noDetails
      : expectThat(isRight, oldDetails, "`nameDays` in each of the details of 2.0");
  }),
  inSection("7").each(
    "Migration 1. A 2.1 client that reads result.details on /name/validate finds the field absent, with no error.",
    detailTries,
    ({ now }) =>
      expectThat(
        !hasValueAt(now, "result.details"),
        valueAt(now, "result.details"),
        "no `details` at the root",
      ),
  ),
];

/** Two first names with the same surname, and two surnames with the same first name. */
const families = [0, 1].map((form) => {
  const person = (name: string, surname: string) =>
    callName(nameQueries(name, surname)[form] as JsonObject, V21);
  return {
    one: person("Jan", "Novák"),
    otherName: person("Petr", "Novák"),
    otherSurname: person("Jan", "Svoboda"),
  };
});

/** The rules of a vocative. `unrelated`: the person with the same part of the name. */
function vocativeRules(
  name: (typeof vocativeFields)[number],
  words: string,
  unrelated?: "otherName" | "otherSurname",
): Rule[] {
  const place = `result.data.${name}`;
  const row = `Response, result.data | ${name}`;
  const isForm = (form: unknown) => form === null || typeof form === "string";
  return [
    section24.value({
      sentence: `${row} | string or null`,
      calls: severalCalls,
      place,
      isRight: isForm,
      expected: "a string or null",
    }),
    section24.some(`${row} | ${words}`, families, (responses, { one: sent }) => {
      const form = (response: ServiceResponse) => valueAt(response, place);
      const vocative = form(responses.one);
      const shownForms = printValue(Object.values(responses).map(form));
      if (!Object.values(responses).every((response) => typeof form(response) === "string"))
        return notShown("the service has no vocative of these names");
      const related = (["otherName", "otherSurname"] as const).filter((key) => key !== unrelated);
      if (related.some((key) => form(responses[key]) === vocative))
        return broken(shownForms, "another vocative for another name");
      if (unrelated && form(responses[unrelated]) !== vocative)
        return broken(shownForms, "the same vocative for the same name");
      if (sentName(sent).includes(String(vocative)))
        return broken(shownForms, "Czech men's names inflected");
      const parts = unrelated
        ? []
        : vocativeFields.map((part) => valueAt(responses.one, `result.data.${part}`));
      const missing = parts.find(
        (part) => typeof part === "string" && !String(vocative).includes(part),
      );
      return missing ? broken(printValue(vocative), `${missing} in it`) : holds;
    }),
  ];
}

/** Czech has another vocative than this nominative. */
const womanCalls = nameQueries("Jana", "Nováková").map((query) => callName(query, V21));

const allVocativeRules = [
  section24.each(
    "Response, result.data | vocativeName | Vocative (5th case) of the first name (of a woman)",
    triesOf(womanCalls),
    ({ call }) => {
      const form = valueAt(call, "result.data.vocativeName");
      return typeof form === "string"
        ? expectThat(form !== "Jana", form, "the vocative of `Jana`")
        : notShown("the service has no vocative of this name");
    },
  ),
  ...vocativeRules("vocativeName", "Vocative (5th case) of the first name", "otherSurname"),
  ...vocativeRules("vocativeSurname", "Vocative of the surname", "otherName"),
  ...vocativeRules("vocativeNameSurname", "Vocative of the full name"),
];

/** Components that an ordinary name does not have. */
const additionalComponents = ["context", "degreesBefore", "degreesAfter"];
const allowedComponents = ["name", "surname", "nameSurname", ...additionalComponents];
const additionCalls = nameCallMakers([
  ...nameQueries("Ing. Jan", "Novák"),
  ...nameQueries("Jan", "Novák ml."),
]);
const judgedCalls = [...severalCalls, ...additionCalls.map((make) => make(V21))];

/** A rule about the components in a response; not shown if the response has none. */
function componentRule(
  row: string,
  calls: Call[],
  isRight: (components: DataTypes) => boolean,
  expected: string,
): Rule {
  const judge = ({ call: response }: Record<"call", ServiceResponse>) => {
    const components = dataTypesOf(response);
    return Object.values(components).flat().length > 0
      ? expectThat(isRight(components), components, expected)
      : notShown("the service judges no component of these names");
  };
  return section24.each(`Response, result.data | ${row}`, triesOf(calls), judge);
}

const componentRules = [
  ...["valid", "invalid"].flatMap((list) => [
    section24.value({
      sentence: `Response, result.data | dataTypes.${list} | array of strings`,
      calls: judgedCalls,
      place: `result.data.dataTypes.${list}`,
      isRight: (found) =>
        Array.isArray(found) && found.every((component) => typeof component === "string"),
      expected: "a list of strings",
    }),
    section24.value({
      sentence: `Allowed members of dataTypes.${list}: ${allowedComponents.join(", ")}.`,
      calls: judgedCalls,
      place: `result.data.dataTypes.${list}`,
      isRight: (found) =>
        [found ?? []].flat().every((component) => allowedComponents.includes(String(component))),
      expected: "no other members",
    }),
  ]),
  componentRule(
    "dataTypes | Queried components judged valid, or judged invalid (not both)",
    judgedCalls,
    ({ valid, invalid }) => !valid.some((component) => invalid.includes(component)),
    "each component in one of the lists",
  ),
  componentRule(
    "dataTypes | Queried components judged valid, or judged invalid (no other)",
    ordinaryCalls,
    ({ valid, invalid }) =>
      ![...valid, ...invalid].some((one) => additionalComponents.includes(String(one))),
    "no component that was not sent",
  ),
  section24.some(
    "Response, result.data | dataTypes.valid | Queried components judged valid",
    triesOf(ordinaryCalls),
    ({ call: response }, { call: sent }) => {
      const { valid, invalid } = dataTypesOf(response);
      if (valid.length > 0) return holds;
      if (invalid.length === 0 || !isInflected(response, sent))
        return notShown("the service recognises none of these names");
      return broken(
        printValue({ valid, invalid }),
        "a component of a name that the service can inflect in `valid`",
      );
    },
  ),
  componentRule(
    "dataTypes.invalid | Queried components judged invalid",
    nonsenseCalls,
    ({ valid }) => valid.length === 0,
    "digits and signs in `invalid`",
  ),
];

const absentFieldRules = [...vocativeFields, "dataTypes"].map((name) =>
  section92.value({
    sentence: `response data | absent | ${name}`,
    calls: fewNames.map((make) => make(V20)),
    place: `result.data.${name}`,
    isRight: (found) => found === undefined,
    expected: `no ${name} in 2.0`,
  }),
);

export const nameRules: Rule[] = [
  ...nameOptionRules,
  ...detailRules,
  ...allVocativeRules,
  ...componentRules,
  ...absentFieldRules,
];
