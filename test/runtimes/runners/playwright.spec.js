// The page calls a proxy on its own origin, without a key.
import { expect, test } from "@data-validation/mock/playwright";

test.use({ mockedUrl: "/api" });

const validate = (page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ request: { query: { email: "jana@firma.example" } } });
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/email/validate", { method: "POST", headers, body })).status;
  });

test.beforeEach(async ({ page }) => {
  await page.route("http://shop.test/", (route) =>
    route.fulfill({ body: "A shop", contentType: "text/html" }),
  );
  await page.goto("http://shop.test/");
});

test("responds to the page", async ({ page, mock }) => {
  await mock.respond("/email/validate", { status: 429, times: 1 });
  expect([await validate(page), await validate(page)]).toEqual([429, 200]);
  expect(mock).toHaveValidated("/email/validate", { email: "jana@firma.example" }, { times: 2 });
  await mock.respond("/email/validate", { network: "reset" });
  await expect(validate(page)).rejects.toThrow("Failed to fetch");
});

test("fails", async ({ page, mock }) => {
  await mock.respond("/email/validate", {
    status: 429,
    when: { query: { email: "petr@firma.example" } },
  });
  expect(await validate(page)).toBe(429);
});
