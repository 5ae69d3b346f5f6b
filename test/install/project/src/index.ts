import { createClient } from "@data-validation/client";

const api = createClient({
  apiKey: process.env.DATA_VALIDATION_KEY,
  baseUrl: "https://api.data-validation.example",
  version: "2.0",
});

/** The number in one notation, or null when it is none. */
export async function normalize(phone: string): Promise<string | null> {
  const { data, error } = await api.phone.validate({ numberWithPrefix: phone });
  if (error) throw new Error("The number cannot be checked at the moment.");
  return data.result.isValid ? data.result.data.format.international : null;
}
