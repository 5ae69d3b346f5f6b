import { addressesBelow } from "@data-validation/mock/internal/testing/base-url";
import { expect, test } from "vitest";

test.each(["api", "", "ftp://api.example", "https://", "https:///path", "./api"])(
  "%j is rejected, since no address begins so",
  (baseUrl) => {
    expect(() => addressesBelow(baseUrl)).toThrow(
      `The base URL is ${JSON.stringify(baseUrl)}. It must be an address, https://api.example, or a path that begins with /.`,
    );
  },
);

test.each([
  ["https://api.example", "https://api.example/email/validate", "https://api.example.evil/email"],
  ["http://api.example/v1/", "http://api.example/v1/email/validate", "http://api.example/v10/a"],
  ["/api", "https://any.example/api/email/validate", "https://any.example/apis/email"],
])("The base URL %s covers %s, and not %s", (baseUrl, below, beside) => {
  const addresses = addressesBelow(baseUrl);
  expect(addresses.test(below)).toBe(true);
  expect(addresses.test(beside)).toBe(false);
});
