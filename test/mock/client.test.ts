import { expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { createMock } from "../../packages/mock/src/mock.ts";

const mock = createMock({ authentication: false });

interface Data {
  country?: string | { code: string };
  city?: string;
  domain?: string;
}

/** What an answer offers, best first: the results of a search, or the suggestions of a validation. */
async function offered(version: string, path: string, request: object): Promise<Data[]> {
  const { body } = await mock.handle({
    method: "POST",
    path,
    headers: { "content-type": "application/json", "api-version": version },
    body: JSON.stringify({ request }),
  });
  const { results, suggestions } = body as Record<string, { data: Data }[] | undefined>;
  return (results ?? suggestions ?? []).map(({ data }) => data);
}

const inCountry = (country: string) => ({ country });
const trnava = { location: { lat: 48.3774, lon: 17.5872 } };
const košice = { location: { lat: 48.7208, lon: 21.2575 } };

test.each<[path: string, query: object, ...expected: [client: object, first: string][]]>([
  ["/company/search", { type: "name", value: "bezinka" }, [inCountry("CZ"), "CZ"], [inCountry("SK"), "SK"]],
  ["/company/validate", { name: "Bezinka Digitl" }, [inCountry("CZ"), "CZ"], [inCountry("SK"), "SK"]],
  ["/email/search", { value: "jana@" }, [inCountry("CZ"), "seznam.cz"], [inCountry("PL"), "wp.pl"]],
  ["/location/search", { type: "full", value: "b" }, [inCountry("CZ"), "CZ"], [inCountry("SK"), "SK"]],
  ["/location/search", { type: "street", value: "hlavna" }, [trnava, "Trnava"], [košice, "Košice"]],
  ["/location/validate", { street: "Hlavná" }, [trnava, "Trnava"], [košice, "Košice"]],
  ["/phone/search", { value: "+42" }, [inCountry("CZ"), "CZ"], [inCountry("SK"), "SK"]],
  ["/phone/validate", { prefix: "", number: "607123456" }, [inCountry("CZ"), "CZ"], [inCountry("PL"), "PL"]],
])("%s offers what is near to the client first, in each version", async (path, query, ...expected) => {
  for (const version of versions) {
    const lists = expected.map(([client]) => offered(version, path, { query, client }));
    for (const [index, [, first]] of expected.entries()) {
      const { country, city, domain } = (await lists[index])?.[0] ?? {};
      expect([typeof country === "object" ? country.code : country, city, domain], version).toContain(first);
    }
  }
});
