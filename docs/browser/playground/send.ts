import { loadMock } from "../mock/load.ts";

/** A request as it is sent. */
interface PlaygroundRequest {
  version: string;
  path: string;
  body: string;
  /** The name of an error to force; empty for a computed response. */
  prefer: string;
}

/** A response. */
export interface PlaygroundResponse {
  status: number;
  headers: [name: string, value: string][];
  /** The body as received. */
  text: string;
  milliseconds: number;
}

/** Sends a body to the mock in the page. */
export async function send({ version, path, body, prefer }: PlaygroundRequest): Promise<PlaygroundResponse> {
  const start = performance.now();
  const headers = {
    authorization: "Bearer test",
    "content-type": "application/json",
    "api-version": version,
    ...(prefer && { prefer: `example=${prefer}` }),
  };
  const { plain } = await loadMock();
  const request = new Request(new URL(path, "https://mock.invalid"), { method: "POST", headers, body });
  const response = await plain.fetch(request);
  const text = await response.text();
  return { status: response.status, headers: [...response.headers], text, milliseconds: performance.now() - start };
}
