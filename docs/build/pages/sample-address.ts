import { KEY_VARIABLE, mockAddress } from "../../samples/sample.ts";
import { replaceCode } from "../markdown/tabs.ts";

/** Whether a site is published for others. A local one has samples that call the mock. */
export function isPublished(base?: string): boolean {
  return base?.includes("://") ?? false;
}

/** Features that only the mock has: its controls, forced responses and test keys. */
const OF_MOCK = /Prefer: |\/_mock\/|Bearer test-|data-validation\/mock|--server api=/;

/** A page whose own steps start the mock. */
const STARTS_MOCK = /^The mock listens on /m;

/**
 * Samples of a published site call the API with the reader's key; those that need the mock have a
 * note. On a local site, all samples call the mock.
 *
 * @param baseUrl - That of the API, for a published site.
 */
export function addressSamples(
  markdown: string,
  { baseUrl, root, published }: { baseUrl: string; root: string; published: boolean },
): string {
  const startsMock = STARTS_MOCK.test(markdown);
  return replaceCode(markdown, (block) => {
    if (!block.includes(mockAddress)) return block;
    const needsMock = !published || startsMock || OF_MOCK.test(block);
    if (!needsMock) return forApi(block, baseUrl);
    const line = `Requires [the mock server](${root}guides/testing-with-the-mock.md#run-a-mock-server).`;
    return startsMock ? block : `${line}\n\n${block}`;
  });
}

function forApi(block: string, baseUrl: string): string {
  return block
    .replaceAll(mockAddress, baseUrl)
    .replaceAll('apiKey: "test"', `apiKey: process.env.${KEY_VARIABLE}`)
    .replaceAll("Bearer test", `Bearer $${KEY_VARIABLE}`);
}
