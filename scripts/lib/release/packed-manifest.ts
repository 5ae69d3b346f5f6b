import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";

type Value = string | { [key: string]: Value };
type PackedFields = Partial<Record<"exports" | "imports", Value>>;

/** A package.json as published: without sources, scripts and private packages. */
export function packedManifest<Manifest extends object>(manifest: Manifest): Manifest {
  const packed: Manifest & PackedFields = { ...manifest };
  for (const field of ["exports", "imports"] as const) {
    const value = packed[field];
    if (value !== undefined) packed[field] = withoutSources(value);
  }
  return Object.fromEntries(
    Object.entries(packed).filter(([name]) => name !== "scripts" && name !== "devDependencies"),
  ) as Manifest;
}

/**
 * The value of export conditions without that of the sources; a name without any other is removed.
 */
function withoutSources(value: Value): Value {
  if (typeof value === "string") return value;
  const members = Object.entries(value)
    .filter(([name]) => name !== SOURCE_CONDITION)
    .map(([name, member]) => [name, withoutSources(member)] as const)
    .filter(([, member]) => typeof member === "string" || Object.keys(member).length > 0);
  return Object.fromEntries(members);
}
