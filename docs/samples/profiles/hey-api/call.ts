import { emailValidate } from "./src/api";
import { client } from "./src/api/client.gen";

client.setConfig({ baseUrl: "https://api.data-validation.example", auth: process.env.DATA_VALIDATION_KEY });
const { data, error } = await emailValidate({
  headers: { "api-version": "2.1" },
  body: { request: { query: { email: "jana.kadlecova@seznma.cz" }, options: { acceptFreemails: true } } },
});
console.log(data?.result.proposal ?? error?.errors[0]?.type);
