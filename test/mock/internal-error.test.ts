import { expect, test } from "vitest";
import type { LogEntry } from "../../packages/mock/src/log.ts";
import { createMock } from "../../packages/mock/src/mock.ts";
import type { CompanyFixture } from "../../packages/mock/src/sandbox/register/fixtures.ts";

const company: CompanyFixture = { country: "CZ", name: "Mlýn U Potoka s.r.o.", registrationNumber: "89003675" };

/** What a mock answers when asked for a company of its caller's own, and what it tells whoever runs it. */
async function askFor(own: CompanyFixture) {
  const [entries, errors]: [LogEntry[], unknown[]] = [[], []];
  const mock = createMock({
    companies: [own],
    log: (entry) => void entries.push(entry),
    onError: (error) => void errors.push(error),
  });
  const { country, registrationNumber } = company;
  const answer = await mock.handle({
    method: "POST",
    path: "/company/get",
    headers: { authorization: "Bearer any", "content-type": "application/json" },
    body: JSON.stringify({ request: { query: { country, registrationNumber } } }),
  });
  return { answer, entries, errors };
}

test("An answer that the contract does not allow never leaves: the caller gets a 500 that says so, and the log an entry", async () => {
  const { answer, entries, errors } = await askFor({ ...company, taxNumber: 5 as never });
  const words =
    "The mock made an answer that the contract does not allow. /results/0/data/taxNumber must be string,null.";
  expect(answer).toMatchObject({
    status: 500,
    body: { errors: [{ group: "INTERNAL", type: "ERROR", description: words }] },
  });
  expect(entries).toMatchObject([{ status: 500, violations: ["/results/0/data/taxNumber must be string,null."] }]);
  expect(errors.map(String)).toEqual([`Error: /company/get: ${words.replace("The", "the")}`]);
});

test("A fault of the mock itself is a 500 in the API's form, and is told to whoever runs it", async () => {
  const faulty = {
    ...company,
    get created(): string {
      throw new Error("There is a fault.");
    },
  };
  const { answer, errors } = await askFor(faulty);
  expect(answer).toMatchObject({
    status: 500,
    headers: { "service-api-version": "2.1" },
    body: { errors: [{ group: "INTERNAL", description: "The mock failed: There is a fault." }] },
  });
  expect(errors).toMatchObject([{ message: "There is a fault." }]);
});
