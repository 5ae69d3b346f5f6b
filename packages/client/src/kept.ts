/** A request as far as a journal needs to know it. */
export type CallRequest = { url: string; version: string; body: string | null };

/** A response, and the text of its body. */
export type Kept = { response: Response; text: string };
