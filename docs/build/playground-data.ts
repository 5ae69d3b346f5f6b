import type { FieldNode } from "@data-validation/openapi-document/field-tree";
import { gradedFailures } from "./contract/graded-failures.ts";
import {
  baseUrl,
  type OperationSource,
  operationsOf,
  type Source,
  versionsOf,
} from "./contract/source.ts";

/**
 * The data of the playground: the operations of each version with examples and form fields, and the
 * errors that can be forced.
 */
export type PlaygroundData = ReturnType<typeof makePlaygroundData>;

export type Choice = ReturnType<typeof choiceOf>;

export interface FormField {
  /** The path of names below `request`. */
  keys: string[];
  kind: "text" | "number" | "boolean" | "list";
  values: string[];
  isOpen: boolean;
  preset: string | undefined;
  hint: string;
}

export function makePlaygroundData(source: Source) {
  const operations = versionsOf(source).map(
    (name) =>
      [name, operationsOf(source, name).map((described) => choiceOf(source, described))] as const,
  );
  const failures = gradedFailures(source, source.current).map(({ name, status, when }) => {
    return { name, status, when: withoutCodeMarks(when) };
  });
  return { baseUrl: baseUrl(source), operations: Object.fromEntries(operations), failures };
}

function choiceOf(source: Source, described: OperationSource) {
  const { version, path, id, summary, examples, standing, fields } = described;
  const possibleErrors = gradedFailures(source, version, described).map(({ name }) => name);
  const errorNames = gradedFailures(source, source.current).map(({ name }) => name);
  const namedRequests = Object.entries(examples).map(([name, { summary = "", value }]) => {
    return [name, { summary: withoutCodeMarks(summary), request: value.request }] as const;
  });
  return {
    path,
    id,
    summary,
    isStated: standing === "Stated",
    examples: Object.fromEntries(namedRequests),
    fields: formFields(fields.request),
    /** The errors that the operation cannot have. */
    without: errorNames.filter((name) => !possibleErrors.includes(name)),
  };
}

/** The fields of a request without inner fields. */
function formFields(fields: FieldNode[], keys: string[] = []): FormField[] {
  return fields.flatMap((field) => {
    const here = [...keys, field.name];
    if (field.fields.length > 0) return formFields(field.fields, here);
    const { values, isOpen, preset, description, type } = field;
    const kind = kinds.find(([pattern]) => pattern.test(type))?.[1] ?? "text";
    const hint = withoutCodeMarks(description.split("\n\n")[0] ?? "").replaceAll(/\s+/g, " ");
    return { keys: here.slice(1), kind, values: values.map(String), isOpen, hint, preset };
  });
}

const kinds = [
  [/^array/, "list"],
  [/boolean/, "boolean"],
  [/number|integer/, "number"],
] as const;

function withoutCodeMarks(text: string): string {
  return text.replaceAll("`", "");
}
