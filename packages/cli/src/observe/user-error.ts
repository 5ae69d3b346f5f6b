/** A mistake of the user's (a missing file, a wrong option), told as one sentence and without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
}
