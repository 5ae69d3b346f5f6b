import { afterAll, describe, test } from "vitest";
import { openSite } from "./visit.ts";

const open = await openSite();
afterAll(() => open[Symbol.asyncDispose]());

/** What readers come for, and where they start: on the home page, or where a search engine or a message led them. */
interface Task {
  task: string;
  from?: string;
  /** What is clicked, by its visible text. */
  clicks: string[];
  /** What is then on the screen. */
  ends: string;
}

const tasks: Task[] = [
  { task: "try a call", clicks: ["Playground", "Send"], ends: "Version 2.1 returned 200." },
  {
    task: "try the example of an operation",
    from: "2.1/email-validate.html",
    clicks: ["Try it", "Send"],
    ends: '"invalidWithCorrection"',
  },
  {
    task: "learn what a field means",
    clicks: ["Reference", "/phone/validate", "Fields of format"],
    ends: "National notation with spaces between digit groups.",
  },
  { task: "call from Python", clicks: ["Reference", "/phone/validate", "Python"], ends: "import requests" },
  { task: "run the mock in tests", clicks: ["Mock server"], ends: "npx @data-validation/mock" },
  { task: "generate a client", clicks: ["Generate a client"], ends: "npm run sdk -- python" },
  {
    task: "handle an error",
    clicks: ["Error catalogue", "tooManyRequests", "Send"],
    ends: "Version 2.1 returned 429.",
  },
  {
    task: "migrate from 2.0",
    clicks: ["Migration from 2.0 to 2.1"],
    ends: "Send api-version: 2.0 with every request now.",
  },
  {
    task: "use a key in a web page",
    clicks: ["Authentication"],
    ends: "A key in client-side code is visible to everyone",
  },
  { task: "learn how long 2.0 is supported", clicks: ["Support"], ends: "API version 2.0" },
  { task: "follow what changes", clicks: ["Releases"], ends: "As an Atom feed" },
  { task: "describe the API to a tool", clicks: ["slim JSON"], ends: '"openapi": "3.1' },
];

describe.concurrent("A reader can", () => {
  test.each(tasks)("$task: $clicks.length clicks", async ({ from = "index.html", clicks, ends }) => {
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
