import { Api, type ErrorResponse, type HttpResponse } from "./src/api";

const api = new Api({
  baseUrl: "https://api.data-validation.example",
  baseApiParams: { headers: { authorization: `Bearer ${process.env.DATA_VALIDATION_KEY}`, "api-version": "2.1" } },
});
try {
  const { data } = await api.email.emailValidate({
    request: { query: { email: "jana.kadlecova@seznma.cz" }, options: { acceptFreemails: true } },
  });
  console.log(data.result.proposal);
} catch (thrown) {
  const { error } = thrown as HttpResponse<never, ErrorResponse>;
  console.log(error.errors[0]?.type);
}
