/** How the mock answers beside the service, by operation. */
export interface BehaviourTable {
  rows: BehaviourRow[];
  /** Why calls could not be compared, and how many. */
  skipped: Record<string, number>;
}

/** One operation: how many calls were compared, and in how many the two say the same. */
export interface BehaviourRow {
  operation: string;
  compared: number;
  same: Record<Aspect, number>;
  /** What differs, most frequent first. */
  differences: { aspect: Aspect; difference: string; count: number; first: string }[];
}

/** What of an answer is compared. */
export type Aspect = "proposal" | "isValid" | "corrected value" | "finding types";
