/**
 * A mistake of the user, or a state that only the user can change. The message contains the problem
 * and the remedy, and is printed without a stack trace.
 */
export class UserError extends Error {
  override name = "UserError";
}
