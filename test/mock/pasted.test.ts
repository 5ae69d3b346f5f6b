import { wrapResponse } from "@data-validation/envelope/response-place";
import { currentVersion } from "@data-validation/generated/versions";
import type { Data } from "@data-validation/mock/internal/data/data";
import { createMock, type Mock } from "@data-validation/mock/internal/mock";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import fc, { type Arbitrary } from "fast-check";
import { describe, expect, test } from "vitest";
import { contractOperations } from "../contract/cases.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { requestsOf } from "../support/requests.ts";
import { callOf } from "./support/call.ts";

const registers = contractOperations.filter(
  ({ version, path }) => version === currentVersion && /^\/(company|location)\//.test(path),
);

const send = async (mock: Mock, path: string, request: unknown) =>
  mock.handle({ ...callOf({}, {}, path), body: JSON.stringify(request) });

describe.each(registers)("A response of $path", ({ path, bundle, post }) => {
  const list = path.startsWith("/company/") ? "companies" : "locations";
  const inForms = (response: object): unknown[] => {
    const wrapped = wrapResponse(response, ["response"]);
    return [
      { [list]: [response] },
      { [list]: [wrapped] },
      { [list]: [[wrapped, wrapped]] },
      wrapped,
      [wrapped, response],
    ];
  };

  // All forms in npm run suite -- properties; one of them in npm test.
  async function expectSame(request: unknown, response: object, first: number): Promise<void> {
    const forms = inForms(response);
    const others = forms.slice(first % forms.length);
    for (const data of [...others, ...forms].slice(0, propertyRuns(forms.length))) {
      const mock = createMock();
      await mock.setData(structuredClone(data) as Data);
      const { body } = await send(mock, path, request);
      expect([request, body]).toEqual([request, response]);
    }
  }

  test("A published response is returned again once it is pasted, also in its wrapping", async () => {
    const requests = examplesOfBody(bundle, post.requestBody);
    const published = Object.entries(examplesOfBody(bundle, post.responses[200]));
    expect(published.length).toBeGreaterThan(2);
    for (const [index, [name, { value }]] of published.entries())
      await expectSame(requests[name]?.value, value as object, index);
  });

  test("The mock's own response is returned again once it is pasted", async () => {
    const sent = Object.values(examplesOfBody(bundle, post.requestBody)) as unknown as Sent[];
    const queries = sent.map(({ value }) => value.request.query);
    const property = fc.asyncProperty(
      fc.constantFrom(...queries),
      requestsOf(bundle, path) as Arbitrary<Sent["value"]>,
      fc.nat(),
      async (query, { request }, form) => {
        const repeatedRequest = { request: { ...request, query } };
        const { status, body } = await send(createMock(), path, repeatedRequest);
        if (status === 200) await expectSame(repeatedRequest, body as object, form);
      },
    );
    await fc.assert(property, { numRuns: propertyRuns(50) });
  });
});

interface Sent {
  value: { request: { query: unknown } };
}
