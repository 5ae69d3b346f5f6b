/** A mistake of the user's (a missing file, a wrong option), told as one sentence and without a stack trace. */
export class Fault extends Error {
  override name = "Fault";
}
