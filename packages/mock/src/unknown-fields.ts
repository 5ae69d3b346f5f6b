import type { Requests } from "../../../generated/mock/index.ts";
import { nearest } from "./near.ts";
import { MOST_ERRORS, type Problem } from "./problem.ts";

/**
 * The fields and values of a request that the contract does not name, most of them misspelt. The service accepts them, so only a mock that
 * was told to be strict refuses them; others warn.
 */
export function explainUnknown({ named }: Requests, body: unknown): Problem[] {
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
  const near = nearest(name, known);
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
