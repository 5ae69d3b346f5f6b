import { loadMock } from "../mock/load.ts";
import { readJson } from "./json.ts";

/** An error of section 7, as the API writes it. */
export interface ApiError {
  type: string;
  subtype: string;
  /** The request fields concerned, as paths from `request`. */
  relatedTo: string[];
  description: string;
}

/** The result of a check against the contract. */
export interface CheckedBody {
  /** The API would reject these. */
  errors: ApiError[];
  /** Fields that the contract does not have, most often misspelt. The API may accept them. */
  warnings: ApiError[];
  /** The body; undefined if the text is not JSON. */
  json: unknown;
}

/** Checks a body with the mock in the page. */
export async function checkBody(version: string, path: string, text: string): Promise<CheckedBody> {
  const { plain, strict } = await loadMock();
  const headers = { authorization: "Bearer test", "content-type": "application/json", "api-version": version };
  const ask = async (mock: typeof plain): Promise<ApiError[]> => {
    const { status, body } = await mock.handle({ method: "POST", path, headers, body: text });
    return status === 400 ? (body as { errors: ApiError[] }).errors : [];
  };
  const errors = await ask(plain);
  const warnings = errors.length > 0 ? [] : await ask(strict);
  return { errors, warnings, json: readJson(text) };
}
