import type { Requests } from "@data-validation/generated/mock/index";
import { MOST_ERRORS, type Problem } from "@data-validation/request-validation/problem";
import { didYouMean } from "./usage-error.ts";

/** What the contract does not name, most of it misspelt. The service accepts it, so only a mock that is strict rejects it; others warn. */
export function explainUnknown({ named }: Requests, body: unknown, withValues: boolean): Problem[] {
  const problems: Problem[] = [];
  collect(problems, named, body, "", withValues);
  return problems;
}

function collect(
  problems: Problem[],
  named: Requests["named"],
  value: unknown,
  path: string,
  withValues: boolean,
) {
  const members = named[path];
  if (members === undefined || typeof value !== "object" || value === null || Array.isArray(value))
    return;
  for (const name in value) {
    if (problems.length === MOST_ERRORS) return;
    const member: unknown = value[name as never];
    const listed = Object.hasOwn(members, name) ? members[name] : undefined;
    if (listed === undefined) {
      problems.push(unknownMember(path, name, Object.keys(members)));
      continue;
    }
    const strange = withValues ? unlisted(member, listed) : undefined;
    if (strange) problems.push(unknownValue(fieldOf(path, name), strange, listed ?? []));
    if (typeof member === "object") collect(problems, named, member, `${path}/${name}`, withValues);
  }
}

function unlisted(member: unknown, listed: readonly string[] | null): string | undefined {
  if (listed === null) return undefined;
  return [member].flat().find((item) => typeof item === "string" && !listed.includes(item)) as
    | string
    | undefined;
}

function fieldOf(path: string, name: string): string {
  return path === "" ? name : `${path}/${name}`.split("/").slice(2).join(".");
}

function unknownMember(path: string, name: string, known: string[]): Problem {
  const field = fieldOf(path, name);
  const hint = didYouMean(name, known) || `The contract names ${known.join(", ")}.`;
  const description = `The contract has no ${field}. ${hint}`;
  // `relatedTo` are paths from `request`; there is none to what stands beside it.
  return {
    example: exampleOf(field, "Member"),
    relatedTo: path === "" ? [] : [field],
    description,
  };
}

function unknownValue(field: string, value: string, known: string[]): Problem {
  const description = `The contract does not list ${JSON.stringify(value)} for ${field}. It lists ${known.join(", ")}.`;
  return { example: exampleOf(field, "Value"), relatedTo: [field], description };
}

function exampleOf(field: string, what: "Member" | "Value"): string {
  if (field.startsWith("options."))
    return what === "Member" ? "optionNotSupported" : "optionValueNotSupported";
  if (field.startsWith("client.") || field === "client") return "clientValueNotSupported";
  return "queryValueNotSupported";
}
