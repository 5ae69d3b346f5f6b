import { createClient } from "@data-validation/client";
import { createMock } from "@data-validation/mock/internal/mock";
import { expect, test } from "vitest";
import { apiKey, baseUrl, clientOf, respond } from "./support/responses.ts";

test.each([
  [{ includeRequestDetails: true }, "service-include-request-details"],
  [
    { includeRequestDetails: true, versionHeader: "Acme-Api-Version" },
    "acme-include-request-details",
  ],
  [{ includeRequestDetails: "x-details", versionHeader: "acme-api-version" }, "x-details"],
  [{ includeRequestDetails: false }, "service-include-request-details", null],
  [{}, "service-include-request-details", null],
])(
  "The settings %j decide on the header %s",
  async (settings, name, value: string | null = "true") => {
    const { call, requests } = clientOf(respond(200), settings);
    await call();
    expect(requests[0]?.request.headers.get(name)).toBe(value);
  },
);

test("The mock returns request details under any vendor's word, and an error has the code of its call", async () => {
  const { fetch } = createMock();
  const settings = { apiKey, baseUrl, fetch, includeRequestDetails: true } as const;
  for (const versionHeader of [undefined, "acme-api-version"]) {
    const api = createClient({ ...settings, versionHeader });
    const { data } = await api.email.validate({ email: "a@b.cz" });
    expect(data).toMatchObject({ request: { endpoint: "email/validate" } });
  }
  const { error } = await createClient(settings).email.validate({ email: 1 } as never);
  expect(error?.requestCode).toEqual(expect.stringMatching(/\S/));
  const body = { errors: [], request: { code: 7 } };
  expect((await clientOf(respond(400, body)).call()).error?.requestCode).toBeUndefined();
});
