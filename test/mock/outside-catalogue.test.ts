import { createMock } from "@data-validation/mock";
import { expect, test } from "vitest";

const { fetch } = createMock();

/** The warning of the mock about a call; null without one. */
async function warningOf(path: string, query: object): Promise<string | null> {
  const { status, headers } = await fetch(`https://api.example${path}`, {
    method: "POST",
    headers: { authorization: "Bearer any-key", "content-type": "application/json" },
    body: JSON.stringify({ request: { query } }),
  });
  expect(status).toBe(200);
  return headers.get("mock-warning");
}

const country = "CZ";

// Which values these are, a checksum of each recorded response has.
test("A well-formed value that the mock does not have is named as such once, in a header", async () => {
  const unknown = { registrationNumber: "27074358", country };
  const warning = await warningOf("/company/validate", unknown);
  expect(warning?.split("not in the mock's catalogue")).toHaveLength(2);
});

test.each([
  ["A number with too few digits", "/company/get", { registrationNumber: "123", country }],
  [
    "The number of a known company",
    "/company/validate",
    { registrationNumber: "89003675", country },
  ],
])("%s gets no warning about the catalogue", async (_, path, query) => {
  expect(await warningOf(path, query)).toBeNull();
});
