import type { Choice, Trials } from "../browser/playground/examples.ts";
import type { FormField } from "../browser/playground/form.ts";
import { failuresOf } from "./failures.ts";
import { bodiesOf, type Field, treeOf } from "./fields.ts";
import { baseUrl, bundleOf, operationsOf, type Source } from "./source.ts";

/** The operations with their examples and form fields, and the errors that can be forced, as a script for the playground. */
export function trialsScript(source: Source): string {
  const operations = source.bundles.toReversed().map(({ info }): [string, Choice[]] => [
    info.version,
    operationsOf(source, info.version).map(({ path, id, summary, examples, node }) => ({
      path,
      id,
      summary,
      examples: Object.fromEntries(
        Object.entries(examples).map(([name, { summary = "", value }]) => [
          name,
          { summary: plain(summary), request: value.request },
        ]),
      ),
      fields: formFields(
        treeOf(bundleOf(source, info.version), bodiesOf(bundleOf(source, info.version), node).request),
      ),
    })),
  ]);
  const failures = failuresOf(source, source.current).map(({ name, status, when }) => ({
    name,
    status,
    when: plain(when),
  }));
  const trials: Trials = {
    current: source.current,
    baseUrl: baseUrl(source),
    operations: Object.fromEntries(operations),
    failures,
  };
  return `window.trials = ${JSON.stringify(trials)};\n`;
}

/** The fields of a request that hold a value, from `request`. */
function formFields(fields: Field[], keys: string[] = []): FormField[] {
  return fields.flatMap((field) => {
    const here = [...keys, field.name];
    if (field.fields.length > 0) return formFields(field.fields, here);
    const { values, isOpen, preset, description, type } = field;
    const kind = type.startsWith("array")
      ? "list"
      : (kinds.find((name) => type.includes(name)) ?? (type.includes("integer") ? "number" : "text"));
    const hint = plain(description.split("\n\n")[0] ?? "").replaceAll(/\s+/g, " ");
    return { keys: here.slice(1), kind, values: values.map(String), isOpen, hint, ...(preset && { preset }) };
  });
}

const kinds = ["boolean", "number"] as const;

/** A text for inputs, which show no code. */
function plain(text: string): string {
  return text.replaceAll("`", "");
}
