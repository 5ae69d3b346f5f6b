/** An API key was given to a client in a web page (section 5, rule 5). */
export class KeyInPageError extends Error {
  override name = "KeyInPageError";

  constructor() {
    super(
      "An API key must never appear in a web page: everyone who opens the page can read it (section 5, rule 5). " +
        "Keep it on your server behind createProxy of @data-validation/client/proxy, " +
        'and give the page the address of that proxy alone: createClient({ baseUrl: "/api/validation" }).',
    );
  }
}

/** The API answered in another version than the one that was asked for, so that the types of the answer do not hold. */
export class VersionMismatchError extends Error {
  override name = "VersionMismatchError";
  /** The version that was asked for. */
  readonly asked: string;
  /** The version that answered; null when the answer does not say. */
  readonly answered: string | null;
  /** The answer. Its body has not been read. */
  readonly response: Response;

  constructor(asked: string, answered: string | null, response: Response) {
    super(
      `Asked for version ${asked}, and ${answered === null ? "no Service-Api-Version came back" : `version ${answered} answered`}` +
        ` (HTTP ${response.status}): does a proxy on the way drop the header ${answered === null ? "Service-Api-Version" : "api-version"}?`,
    );
    this.asked = asked;
    this.answered = answered;
    this.response = response;
  }
}

/** There was no answer within `timeout`. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
  /** The time that the answer had, in milliseconds. */
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms.`);
    this.milliseconds = milliseconds;
  }
}

/** The API could not be reached, or the connection broke. What `fetch` said is the cause. */
export class NetworkError extends Error {
  override name = "NetworkError";

  constructor(cause: unknown) {
    super(`No answer: ${(cause as Error | undefined)?.message ?? cause}`, { cause });
  }
}

/** The answer is a success, and its body is not JSON. What the parser said is the cause. */
export class AnswerError extends Error {
  override name = "AnswerError";

  constructor(cause: unknown) {
    super("The body of the answer is not JSON.", { cause });
  }
}
