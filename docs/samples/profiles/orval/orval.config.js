export default {
  validation: {
    input: "https://docs.data-validation.example/openapi/2.1.slim.json",
    output: { target: "src/api.ts", client: "fetch", baseUrl: "https://api.data-validation.example", headers: true },
  },
};
