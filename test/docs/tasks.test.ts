import { afterAll, describe, test } from "vitest";
import { openSite } from "./visit.ts";

const open = await openSite();
afterAll(() => open[Symbol.asyncDispose]());

/** What readers come for, what they click by its visible text, what is then on the screen, and the page where they start. */
const tasks: [task: string, clicks: string[], ends: string, from?: string][] = [
  ["try a call", ["Playground", "Send"], "Version 2.1 returned 200."],
  ["try the example of an operation", ["Try it", "Send"], '"invalidWithCorrection"', "2.1/email-validate.html"],
  ["learn what a field means", ["Reference", "/phone/validate", "Fields of format"], "National notation with spaces"],
  ["call from Python", ["Reference", "/phone/validate", "Python"], "import requests"],
  ["run the mock in tests", ["Mock server"], "npx @data-validation/mock"],
  ["generate a client", ["Generate a client"], "npm run sdk -- python"],
  ["handle an error", ["Error catalogue", "tooManyRequests", "Send"], "Version 2.1 returned 429."],
  ["migrate from 2.0", ["Migration from 2.0 to 2.1"], "Send api-version: 2.0 with every request now."],
  ["use a key in a web page", ["Authentication"], "A key in client-side code is visible to everyone"],
  ["learn how long 2.0 is supported", ["Support"], "API version 2.0"],
  ["follow what changes", ["Releases"], "As an Atom feed"],
  ["describe the API to a tool", ["slim JSON"], '"openapi": "3.1'],
];

describe.concurrent("A reader can", () => {
  test.each(tasks)("%s", async (_, clicks, ends, from = "index.html") => {
    await open.onHost(from, {}, async (page) => {
      for (const text of clicks) {
        const named = page.locator("a, button, label, summary").filter({ hasText: new RegExp(text), visible: true });
        // What the page has comes after the menus.
        await named.last().click();
      }
      await page.getByText(ends).locator("visible=true").first().waitFor({ timeout: 20_000 });
    });
  });
});
