import { emailValidate } from "./src/api";

const response = await emailValidate(
  { request: { query: { email: "jana.kadlecova@seznma.cz" }, options: { acceptFreemails: true } } },
  { "api-version": "2.1" },
  { headers: { authorization: `Bearer ${process.env.DATA_VALIDATION_KEY}` } },
);
console.log(response.status === 200 ? response.data.result.proposal : response.data.errors[0]?.type);
