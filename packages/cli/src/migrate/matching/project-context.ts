/** What is known of the project when a place is matched. */
export interface ProjectContext {
  text(file: string): string;
  /** Whether a file, or one that it is connected with by imports, has to do with the API. */
  isNear(file: string): boolean;
  /** Whether another file that was looked at imports a file. */
  isImported(file: string): boolean;
}
