import { loadMock } from "../mock/load.ts";

/** An error of section 7, as the API writes it. */
export interface ApiError {
  type: string;
  subtype: string;
  /** The request fields concerned, as paths from `request`. */
  relatedTo: string[];
  description: string;
}

/** What the contract has against the text of a body. */
export interface CheckedBody {
  /** What the API would refuse. */
  errors: ApiError[];
  /** What the API may accept, and the contract does not name: most often a misspelt field. */
  warnings: ApiError[];
  /** The body, when the text is JSON. */
  json: unknown;
}

/** Asks the mock in the page whether it would refuse a body. */
export async function checkBody(version: string, path: string, text: string): Promise<CheckedBody> {
  const { answers, warns } = await loadMock();
  const headers = { authorization: "Bearer test", "content-type": "application/json", "api-version": version };
  const ask = async (mock: typeof answers): Promise<ApiError[]> => {
    const { status, body } = await mock.handle({ method: "POST", path, headers, body: text });
    return status === 400 ? (body as { errors: ApiError[] }).errors : [];
  };
  const errors = await ask(answers);
  const warnings = errors.length > 0 ? [] : await ask(warns);
  return { errors, warnings, json: readJson(text) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
