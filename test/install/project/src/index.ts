import { createClient } from "@data-validation/client";

const api = createClient({
  apiKey: process.env.DATA_VALIDATION_KEY,
  baseUrl: "https://api.data-validation.example",
  version: "2.0",
});

export const validate = (phone: string) => api.phone.validate({ numberWithPrefix: phone });
