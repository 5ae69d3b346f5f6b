import { versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentOf, startPrism } from "#scripts/prism/start.ts";
import { bundleOf } from "../support/contract-bundles.ts";
import { post } from "../support/post.ts";
import { brokenRequest, requests } from "../support/requests.ts";
import { findDisagreements, publishedPairs, rejectionStatuses } from "./example-server.ts";
import { invalidRequests } from "./generated-requests.ts";

describe.each(versions)("Prism, version %s", (version) => {
  const bundle = bundleOf(version);
  const running = new AsyncDisposableStack();
  let urls: [string, string];

  beforeAll(async () => {
    const ours = running.use(await serveMock());
    const theirs = running.use(await startPrism(["mock", documentOf(version)]));
    urls = [theirs.url, ours.url];
  });
  afterAll(() => running.disposeAsync());

  test("Prism rejects every request with one violation, as our mock does", async () => {
    expect(await findDisagreements(urls, version, invalidRequests(bundle))).toEqual([]);
  });

  test("Prism accepts every published request, as our mock does", async () => {
    expect(await findDisagreements(urls, version, publishedPairs(version))).toEqual([]);
  });

  test("Prism rejects the random requests that our mock rejects, and no other", async () => {
    const arbitraryRequest = requests(bundle).chain((request) =>
      fc.oneof(
        fc.constant({ path: request.path, body: JSON.stringify(request.value) }),
        brokenRequest(request),
      ),
    );
    let rejected = 0;
    const agrees = fc.asyncProperty(arbitraryRequest, async ({ path, body }) => {
      fc.pre(body !== "" && body !== "null");
      const headers = { accept: "application/json", "api-version": version };
      const [theirs, ours] = await Promise.all(
        urls.map((url) => post(`${url}${path}`, body, headers)),
      );
      expect(!rejectionStatuses.includes(theirs?.status ?? 0)).toBe(ours?.ok);
      if (!ours?.ok) rejected += 1;
    });
    await fc.assert(agrees, { numRuns: 1000, seed: 1 });
    // A property that never saw a rejection would show nothing.
    expect(rejected).toBeGreaterThan(100);
  });
});
