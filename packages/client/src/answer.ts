import { ApiError, GatewayError, ResponseParseError, VersionMismatchError } from "./errors.ts";
import type { Schemas } from "./generated.ts";

/**
 * Reads what came back from the API, or from something on the way to it.
 *
 * @param asked - The version that was asked for.
 * @param text - The body.
 * @returns the body of a success
 * @throws the error that the answer is
 */
export function readAnswer(asked: string, response: Response, text: string): object {
  const said = `HTTP ${response.status}`;
  const answered = response.headers.get("service-api-version");
  let body: unknown;
  let cause: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    cause = error;
  }
  if (response.ok && (typeof body !== "object" || !body))
    throw new ResponseParseError(`The answer has no body of JSON (${said}).`, { response, cause });
  // A failure without a version was not said by the service but by something on the way to it; its status tells more than the lack.
  if (answered !== asked && (response.ok || answered))
    throw new VersionMismatchError(
      `Asked for version ${asked}, and ${answered ? `version ${answered} answered` : "no Service-Api-Version came back"} (${said}): ` +
        `does a proxy on the way drop the header ${answered ? "api-version" : "Service-Api-Version"}?`,
      { response, asked, answered },
    );
  if (response.ok) return body as object;
  if (response.status < 400) throw new GatewayError(`A redirect (${said}), which is not followed.`, { response });
  if (!isErrorBody(body))
    throw new GatewayError(`Not the API answered, but something on the way to it (${said}).`, { response });
  const { errors } = body;
  throw new ApiError(errors[0] ? `${said}, ${errors[0].type}: ${errors[0].description}` : `${said}.`, {
    response,
    errors,
  });
}

function isErrorBody(body: unknown): body is Schemas["ErrorResponse"] {
  const { errors } = (body ?? {}) as { errors?: unknown };
  return Array.isArray(errors) && errors.every((error) => Array.isArray(error?.relatedTo));
}
