import { requestField, valuesOfField } from "../../contract.ts";
import type { FieldChange } from "../names.ts";

export type CodeLanguage = "javascript" | "php" | "python";

/**
 * The value of an option as written. `plain`: a variable or a member; `computed`: an expression
 * with a value of any type.
 */
export interface WrittenValue {
  start: number;
  end: number;
  text: string;
  kind: "true" | "false" | "string" | "plain" | "computed" | "other";
}

/**
 * The value of the new option; undefined if a person has to write it. Undefined and null keep their
 * meaning: the default.
 */
export function newValue(
  { path, to, values, isAppended }: FieldChange,
  { kind, text }: Pick<WrittenValue, "kind" | "text">,
  language: CodeLanguage,
): string | undefined {
  if (kind === "other") return undefined;
  if (isAppended) return listOf(kind, text, language);
  if (!values) return undefined;
  const yes = JSON.stringify(values.true);
  const no = JSON.stringify(values.false);
  if (kind === "true") return yes;
  if (kind === "false") return no;
  if (kind === "string") return undefined;
  const isDefault = requestField(path, "options", to ?? "").default === values.true;
  const value = kind === "computed" ? `(${text})` : text;
  if (language === "python")
    return isDefault ? `${no} if ${value} is False else ${yes}` : `${yes} if ${value} else ${no}`;
  return isDefault ? `${value} === false ? ${no} : ${yes}` : `${value} ? ${yes} : ${no}`;
}

/**
 * The type of the new option; undefined if a person has to write it. Null and undefined stay a part
 * of it.
 */
export function newType(
  { path, to, values, isAppended }: FieldChange,
  { text }: Pick<WrittenValue, "text">,
): string | undefined {
  const [type, ...nullTypes] = text.split("|").map((one) => one.trim());
  if (!nullTypes.every((one) => /^(null|undefined)$/.test(one))) return undefined;
  if (isAppended) return type === "string" ? ["string[]", ...nullTypes].join(" | ") : undefined;
  if (!values || type !== "boolean") return undefined;
  const newValues = valuesOfField(requestField(path, "options", to ?? ""));
  return [...newValues.map((one) => JSON.stringify(one)), ...nullTypes].join(" | ");
}

const nullWords: Record<CodeLanguage, string> = {
  javascript: "undefined",
  php: "null",
  python: "None",
};

/**
 * A list of one value; empty or absent if the value is. The value is read once, as it may be a
 * call.
 */
function listOf(
  kind: WrittenValue["kind"],
  text: string,
  language: CodeLanguage,
): string | undefined {
  if (kind === "string") return `[${text}]`;
  if (kind === "plain")
    return language === "python"
      ? `[${text}] if ${text} else None`
      : `${text} ? [${text}] : ${nullWords[language]}`;
  if (kind !== "computed") return undefined;
  if (language === "python") return `[one for one in [${text}] if one]`;
  return language === "php" ? `array_filter([${text}])` : `[${text}].filter(Boolean)`;
}
