import type { Requests } from "../../../generated/mock/index.ts";
import { MOST_ERRORS, type Problem } from "./problem.ts";

/**
 * Says what of a request the contract does not name: members that it does not have, most of them misspelt, and values that an open list
 * does not show. The service accepts both, so only a mock that was told to be strict refuses them.
 */
export function explainStrictly({ named }: Requests, body: unknown): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: string) => {
    const members = named[path];
    if (members === undefined || typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (problems.length === MOST_ERRORS) return;
      const field = path === "" ? name : `${path}/${name}`.split("/").slice(2).join(".");
      if (!Object.hasOwn(members, name)) {
        const problem = unknownMember(field, name, Object.keys(members));
        // `relatedTo` are paths from `request`; there is none to what stands beside it.
        problems.push(path === "" ? { ...problem, relatedTo: [] } : problem);
      } else {
        const listed = members[name];
        const strange = listed && [member].flat().find((item) => typeof item === "string" && !listed.includes(item));
        if (listed && strange) problems.push(unknownValue(field, String(strange), listed));
        visit(member, `${path}/${name}`);
      }
    }
  };
  visit(body, "");
  return problems;
}

function unknownMember(field: string, name: string, known: string[]): Problem {
  const near = known.find((other) => isNear(other.toLowerCase(), name.toLowerCase()));
  const hint = near ? `Did you mean ${near}?` : `The contract names ${known.join(", ")}.`;
  return {
    example: exampleOf(field, "Member"),
    relatedTo: [field],
    description: `The contract has no ${field}. ${hint}`,
  };
}

function unknownValue(field: string, value: string, known: string[]): Problem {
  const description = `The contract does not list ${JSON.stringify(value)} for ${field}. It lists ${known.join(", ")}.`;
  return { example: exampleOf(field, "Value"), relatedTo: [field], description };
}

function exampleOf(field: string, what: "Member" | "Value"): string {
  if (field.startsWith("options.")) return what === "Member" ? "optionNotSupported" : "optionValueNotSupported";
  if (field.startsWith("client.") || field === "client") return "clientValueNotSupported";
  return "queryValueNotSupported";
}

/** Whether one text is the other with one letter more, less, changed or swapped with its neighbour. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return left.length <= 1 && right.length <= 1 ? true : left.length === 2 && left === [...right].reverse().join("");
}
