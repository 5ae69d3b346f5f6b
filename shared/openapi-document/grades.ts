/** How well a place of the contract is supported, the strongest grade first. */
export const gradesByStrength = ["Stated", "Observed", "Corroborated", "Assumed"] as const;

/**
 * - `Stated`: the specification shows the place.
 * - `Observed`: recordings of this service show it.
 * - `Corroborated`: a comparable service documents or shows it.
 * - `Assumed`: no source shows it, or a source contradicts it.
 */
export type Grade = (typeof gradesByStrength)[number];

/**
 * The grades of an operation: its own, and those of its places. A place is a field by its path
 * (`request.query["number.full"]`), `header Retry-After` or `status 429`.
 */
export interface OperationGrades {
  grade: Grade;
  request: Record<string, Grade>;
  response: Record<string, Grade>;
  failure: Record<string, Grade>;
}

/** The grades of a version, by the path of the operation. */
export type VersionGrades = Record<string, OperationGrades>;

/** What the source of a ledger is. Only recordings of this service make a place `Observed`. */
const sourceKinds = ["recordings", "comparable recordings", "comparable documentation"] as const;

export type SourceKind = (typeof sourceKinds)[number];

/** A source's evidence about a place. An empty sighting shows only that the place exists. */
export interface Sighting {
  /** The JSON types of its values: `string`, `null` … */
  types?: string[];
  /** How many values were seen, `null` included. 0: the place was looked for and is absent. */
  count?: number;
  /** How many of the values were `null`. */
  nulls?: number;
  /** How many different queries the values belong to. */
  subjects?: number;
  /** What the source shows instead, in a sentence. */
  contradiction?: string;
}

export interface Evidence extends Sighting {
  source: string;
  kind: SourceKind;
}

/** The grade of a place, with what contradicts it. */
export interface Graded {
  grade: Grade;
  contradictions: string[];
}

/**
 * Grades a place of the contract. This is the only function that does.
 *
 * @param place `isStated`: whether the specification shows it. `types`: the JSON types that the
 *   contract allows; without them, no type contradicts it.
 * @param evidence What all sources show of the place.
 */
export function gradePlace(
  { isStated, types }: { isStated: boolean; types?: readonly string[] },
  evidence: readonly Evidence[],
): Graded {
  const contradictions = evidence.flatMap((sighting) => contradictionsOf(sighting, types));
  if (isStated) return { grade: "Stated", contradictions };
  if (contradictions.length > 0) return { grade: "Assumed", contradictions };
  const kinds = evidence.filter(isShown).map(({ kind }) => kind);
  if (kinds.includes("recordings")) return { grade: "Observed", contradictions };
  return { grade: kinds.length > 0 ? "Corroborated" : "Assumed", contradictions };
}

/** The weakest of several grades; `Assumed` if there is none. */
export function weakestGrade(all: readonly Grade[]): Grade {
  return gradesByStrength.findLast((grade) => all.includes(grade)) ?? "Assumed";
}

/** The strongest of several grades; `Assumed` if there is none. */
export function strongestGrade(all: readonly Grade[]): Grade {
  return gradesByStrength.find((grade) => all.includes(grade)) ?? "Assumed";
}

/** Whether a sighting supports the place. `null` or absence alone does not. */
function isShown({ types, count, nulls = 0 }: Sighting): boolean {
  if (count !== undefined && count <= nulls) return false;
  return types === undefined || types.some((type) => type !== "null");
}

function contradictionsOf(
  { contradiction, types = [], source }: Evidence,
  allowed: readonly string[] | undefined,
): string[] {
  const otherTypes = allowed ? types.filter((type) => !isAllowed(type, allowed)) : [];
  const contradictions = [
    contradiction,
    otherTypes.length > 0 && `${otherTypes.join(" or ")} instead of ${allowed?.join(" or ")}.`,
  ];
  return contradictions.flatMap((text) => (text ? `${source}: ${text}` : []));
}

function isAllowed(type: string, allowed: readonly string[]): boolean {
  return allowed.includes(type) || (type === "integer" && allowed.includes("number"));
}
