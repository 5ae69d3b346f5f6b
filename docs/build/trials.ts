import type { Choice, Trials } from "../browser/playground/examples.ts";
import type { FormField } from "../browser/playground/form.ts";
import { failuresOf } from "./failures.ts";
import { bodiesOf, type Field, treeOf } from "./fields.ts";
import { baseUrl, type OperationSource, operationsOf, type Source } from "./source.ts";

/** The operations with their examples and form fields, and the errors that can be forced, as a script for the playground. */
export function trialsScript(source: Source): string {
  const choice = (described: OperationSource): Choice => {
    const { bundle, node, path, id, summary, examples, marks } = described;
    const shown = Object.entries(examples).map(([name, { summary = "", value }]) => {
      return [name, { summary: plain(summary), request: value.request }];
    });
    const fields = formFields(treeOf(bundle, bodiesOf(bundle, node).request));
    return { path, id, summary, isStated: marks.length === 0, examples: Object.fromEntries(shown), fields };
  };
  const versions = source.bundles.toReversed().map(({ info }) => info.version);
  const operations = versions.map((version) => [version, operationsOf(source, version).map(choice)]);
  const failures = failuresOf(source, source.current).map(({ name, status, when }) => {
    return { name, status, when: plain(when) };
  });
  const trials: Trials = {
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
