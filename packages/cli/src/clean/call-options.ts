import type { Options } from "@data-validation/client";
import { didYouMean } from "@data-validation/common/did-you-mean";
import { UserError } from "../command-line.ts";
import { listRequestFields, requestField, valuesOfField } from "../contract.ts";
import type { FieldValues } from "../validation.ts";
import { type DataKind, dataKinds, isDataKind } from "./data-kinds.ts";
import { detailOptions } from "./details.ts";

export type CallOptions = Record<DataKind, FieldValues>;

type OptionFlag = {
  [K in DataKind]: { kind: K; name: keyof Options<`/${K}/validate`> & string };
}[DataKind] & { flag: "prefix" | "number-format" | "language" };

/** Options that have a flag of their own. */
const optionFlags: OptionFlag[] = [
  { kind: "phone", name: "preferredPrefixes", flag: "prefix" },
  { kind: "phone", name: "numberFormat", flag: "number-format" },
  { kind: "name", name: "dataLanguage", flag: "language" },
];

/**
 * Reads the options of the calls: flags, `--details`, then `--option`. An option that is given
 * twice is an error.
 */
export function readCallOptions(values: {
  prefix?: string[] | undefined;
  "number-format"?: string | undefined;
  language?: string | undefined;
  details: boolean;
  option: string[];
}): CallOptions {
  const options = Object.fromEntries(
    dataKinds.map((kind) => [kind, values.details ? { ...detailOptions[kind] } : {}]),
  ) as CallOptions;
  // Degrees and additions are part of a name in a table.
  Object.assign(options.name, { acceptDegrees: true, acceptContext: true });
  const flags = new Map<string, string>();
  for (const { kind, name, flag } of optionFlags) {
    const value = values[flag];
    if (value === undefined) continue;
    flags.set(`${kind}.${name}`, flag);
    options[kind][name] =
      typeof value === "string"
        ? checkValue(`--${flag}`, kind, name, value)
        : value.map(readPrefix);
  }
  const optionNames = new Set<string>();
  for (const word of values.option) {
    const { kind, name, value } = readOption(word);
    const full = `${kind}.${name}`;
    if (flags.has(full))
      throw new UserError(
        `--option ${full} and --${flags.get(full)} are the same option. Give one of them.`,
      );
    if (optionNames.has(full))
      throw new UserError(`--option ${full} is given twice. Give it once.`);
    optionNames.add(full);
    options[kind][name] = value;
  }
  return options;
}

/** Reads `+420`, `00420` or `420`: the API takes a prefix with its plus sign. */
function readPrefix(value: string): string {
  const [, digits] = /^(?:\+|00)?([1-9]\d{0,2})$/.exec(value.replaceAll(" ", "")) ?? [];
  if (digits !== undefined) return `+${digits}`;
  throw new UserError(`--prefix needs an international prefix, for example +420, not ${value}.`);
}

function readOption(word: string): { kind: DataKind; name: string; value: unknown } {
  const [, kind = "", name = "", valueText = ""] = /^(\w+)\.(\w+)=(.*)$/s.exec(word) ?? [];
  if (name === "")
    throw new UserError(
      `--option needs <kind>.<option>=<value>, for example phone.validationType=extended, not ${word}.`,
    );
  if (!isDataKind(kind))
    throw new UserError(
      `--option has no kind ${kind}.${didYouMean(kind, dataKinds)} Kinds: ${dataKinds.join(", ")}.`,
    );
  const path = validationPath(kind);
  const optionNames = listRequestFields(path, "options");
  if (!optionNames.includes(name))
    throw new UserError(
      `${path} has no option ${name}.${didYouMean(name, optionNames)} Options: ${optionNames.join(", ")}.`,
    );
  return { kind, name, value: readValue(word, kind, name, valueText) };
}

export function validationPath(kind: DataKind): string {
  return `/${kind}/validate`;
}

/** Reads the value of an option in its type: `true`, `20`, `CZ,SK`, or a text. */
function readValue(word: string, kind: DataKind, name: string, valueText: string): unknown {
  const field = requestField(validationPath(kind), "options", name);
  const types = [field.type].flat();
  const expected = (what: string) =>
    new UserError(`--option ${word}: ${name} takes ${what}, not ${valueText}.`);
  if (types.includes("array")) return valueText.split(",").map((item) => item.trim());
  if (types.includes("boolean")) {
    if (valueText !== "true" && valueText !== "false") throw expected("true or false");
    return valueText === "true";
  }
  if (types.includes("integer")) {
    if (!/^-?\d+$/.test(valueText)) throw expected("a whole number");
    return Number(valueText);
  }
  if (types.includes("number")) {
    if (valueText.trim() === "" || Number.isNaN(Number(valueText))) throw expected("a number");
    return Number(valueText);
  }
  return checkValue(`--option ${kind}.${name}`, kind, name, valueText);
}

/** Rejects a value that the contract does not list, if it lists any. */
function checkValue(what: string, kind: DataKind, name: string, value: string): string {
  const allowedValues = valuesOfField(requestField(validationPath(kind), "options", name));
  if (allowedValues.length === 0 || allowedValues.includes(value)) return value;
  throw new UserError(
    `${what} takes ${allowedValues.join(", ")}, not ${value}.${didYouMean(value, allowedValues)}`,
  );
}
