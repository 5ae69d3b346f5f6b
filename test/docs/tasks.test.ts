import { afterAll, describe, test } from "vitest";
import { openSite } from "./visit.ts";

const open = await openSite();
afterAll(() => open[Symbol.asyncDispose]());

<<<<<<< HEAD
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
=======
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
  { task: "migrate from 2.0", clicks: ["Migration from 2.0 to 2.1"], ends: "Send api-version: 2.0 with every request" },
  { task: "use a key in a page", clicks: ["Authentication"], ends: "A key in client-side code is visible to everyone" },
  { task: "learn how long 2.0 is supported", clicks: ["Support"], ends: "API version 2.0" },
  { task: "follow what changes", clicks: ["Releases"], ends: "As an Atom feed" },
  { task: "describe the API to a tool", clicks: ["slim JSON"], ends: '"openapi": "3.1' },
>>>>>>> 0d4f85a8 (Tests: titles that fit a line, and tables without a row of brackets each)
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
