import type { Node } from "@babel/types";

/** The keys that are written beside each other in a literal, a pattern or a type. */
export function keysBeside(parent: Node | undefined): Set<string> {
  const members: Node[] =
    parent?.type === "ObjectExpression" || parent?.type === "ObjectPattern"
      ? parent.properties
      : parent?.type === "TSTypeLiteral"
        ? parent.members
        : parent?.type === "TSInterfaceBody"
          ? parent.body
          : [];
  return new Set(
    members.flatMap((member) => {
      const key = "key" in member ? (member.key as Node) : undefined;
      return key?.type === "Identifier" ? [key.name] : key?.type === "StringLiteral" ? [key.value] : [];
    }),
  );
}
