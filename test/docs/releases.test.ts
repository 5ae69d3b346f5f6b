import { expect, test } from "vitest";
import { releasesMarkdown, releasesOf, writeFeed } from "#docs/build/sections/releases.ts";

const contract = `# contract

## 1.1.0

Released on 2027-03-04.

### Minor Changes

- A <field> is new.

### Changes of the contract since v1.0.0

| Rated | Where |
|---|---|
| minor | POST /phone/search |

## 1.0.0

Released on 2027-01-02.

### Major Changes

- The first release.
`;
const client = "# client\n\n## 1.1.0\n\n### Patch Changes\n\n- A fault is corrected.\n";

test("Each release has its day, the entries of all packages and the table of rated changes", () => {
  const [newest, firstRelease] = releasesOf([contract, client]);
  expect(newest).toMatchObject({ version: "1.1.0", date: "2027-03-04" });
  for (const text of [
    "- A <field> is new.",
    "- A fault is corrected.",
    "| minor | POST /phone/search |",
  ])
    expect(newest?.notes).toContain(text);
  expect(firstRelease).toEqual({
    version: "1.0.0",
    date: "2027-01-02",
    notes: "### Major Changes\n\n- The first release.",
  });
});

test("The page lists what waits for the next release before what is released", async () => {
  const page = await releasesMarkdown([contract, client]);
  expect(page.match(/^## .*/gm)).toEqual(["## Next release", "## 1.1.0", "## 1.0.0"]);
});

test("The feed leaves out a release without a day", () => {
  const xml = writeFeed("Data Validation API", ["# client\n\n## 1.2.0\n\n- A.\n", contract]);
  expect(xml.match(/<title>\d.*<\/title>/g)).toEqual([
    "<title>1.1.0</title>",
    "<title>1.0.0</title>",
  ]);
});

test("The feed has an entry a release, with its day, its page and its text as escaped HTML", () => {
  const xml = writeFeed("Data Validation API", [contract, client]);
  const days = xml.match(/<updated>.*<\/updated>/g)?.map((line) => line.slice(9, 19));
  expect(days).toEqual(["2027-03-04", "2027-03-04", "2027-01-02"]);
  expect(xml).toContain('<link href="https://docs.data-validation.example/releases.html#1.1.0"/>');
  const elements = /<\/?(feed|id|title|link|author|name|updated|entry|content|\?xml)\b[^>]*>/g;
  expect(xml.replaceAll(elements, "")).not.toMatch(/[<>]/);
});
