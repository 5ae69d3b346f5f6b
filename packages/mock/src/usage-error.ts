/** A mistake of the user: one line with the problem and the remedy. */
export class UsageError extends TypeError {
  override readonly name = "UsageError";
}

/** Mistakes in a data file: one line each, with the file and the line number. */
export class DataFileError extends UsageError {}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
