import { fieldOf } from "../../contract.ts";
import type { Row } from "../names.ts";

export type Language = "script" | "php" | "python";

/** The value of an option, as it is written. `plain`: a variable or a member. */
export interface Value {
  start: number;
  end: number;
  text: string;
  kind: "true" | "false" | "string" | "plain" | "other";
}

/** The value of the new option; undefined if a person has to write it. Undefined and null keep their meaning: the default. */
export function newValue(
  { path, to, values, isAppended }: Row,
  { kind, text }: Pick<Value, "kind" | "text">,
  language: Language,
): string | undefined {
  if (isAppended) return kind === "string" ? `[${text}]` : undefined;
  if (!values) return undefined;
  const yes = JSON.stringify(values.true);
  const no = JSON.stringify(values.false);
  if (kind === "true") return yes;
  if (kind === "false") return no;
  if (kind !== "plain") return undefined;
  const isDefault = fieldOf(path, "options", to ?? "").default === values.true;
  if (language === "python")
    return isDefault ? `${no} if ${text} is False else ${yes}` : `${yes} if ${text} else ${no}`;
  return isDefault ? `${text} === false ? ${no} : ${yes}` : `${text} ? ${yes} : ${no}`;
}
