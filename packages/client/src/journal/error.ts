/** A file cannot be used as a journal. */
export class JournalError extends Error {
  override name = "JournalError";
  /** `foreign`: a file is no journal, or no lock of one; `settings`: it holds responses to other settings; `locked`: it is in use. */
  readonly code: "foreign" | "settings" | "locked";

  constructor(code: JournalError["code"], message: string) {
    super(message);
    this.code = code;
  }
}
