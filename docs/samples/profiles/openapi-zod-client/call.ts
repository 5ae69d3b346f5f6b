import { isErrorFromPath } from "@zodios/core";
import { createApiClient } from "./api";

const api = createApiClient("https://api.data-validation.example", {
  axiosConfig: { headers: { authorization: `Bearer ${process.env.DATA_VALIDATION_KEY}` } },
});
try {
  const { result } = await api.post(
    "/email/validate",
    { request: { query: { email: "jana.kadlecova@seznma.cz" }, options: { acceptFreemails: true } } },
    { headers: { "api-version": "2.1" } },
  );
  console.log(result.proposal);
} catch (error) {
  if (!isErrorFromPath(api.api, "post", "/email/validate", error)) throw error;
  console.log(error.response.data.errors[0]?.type);
}
