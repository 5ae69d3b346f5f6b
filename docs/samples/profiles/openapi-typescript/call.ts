import createClient from "openapi-fetch";
import type { paths } from "./src/api.js";

const api = createClient<paths>({
  baseUrl: "https://api.data-validation.example",
  headers: { authorization: `Bearer ${process.env.DATA_VALIDATION_KEY}` },
});
const { data, error } = await api.POST("/email/validate", {
  params: { header: { "api-version": "2.1" } },
  body: { request: { query: { email: "jana.kadlecova@seznma.cz" }, options: { acceptFreemails: true } } },
});
console.log(data?.result.proposal ?? error?.errors[0]?.type);
