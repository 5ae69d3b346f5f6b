import { readFileSync } from "node:fs";
import { examplesOfBody, failureExamplesOf } from "@data-validation/openapi-document/examples";
import { neutralIdentity } from "@data-validation/tooling/identity";
import { expect, test } from "vitest";
import { buildSite, documentedVersions, leadsSomewhere, pagesOf } from "./site.ts";

const site = await buildSite();

test("Every link of a page, its Markdown and llms.txt leads to an existing page and place", () => {
  const dead = site.files.flatMap((file) => {
    if (!/\.(html|md|txt)$/.test(file) || file === "404.html") return [];
    const pattern = file.endsWith("html") ? /href="([^"]*)"/g : /\]\(([^)\s]*)\)/g;
    const addresses = [...site.read(file).matchAll(pattern)].map(([, address = ""]) => address);
    const wrong = addresses.filter(
      (address) => !/^[a-z]+:/i.test(address) && !leadsSomewhere(site, file, address),
    );
    return wrong.map((address) => `${file}: ${address}`);
  });
  expect(dead).toEqual([]);
});

test("A link to the playground opens an operation, an example and an error of its version", () => {
  const links = pagesOf(site).flatMap((page) =>
    [...site.read(page).matchAll(/"[^"]*playground\.html#([^"]*)"/g)].map(
      ([, state = ""]) => state,
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter((state) => {
    const wanted = new URLSearchParams(state.replaceAll("&amp;", "&"));
    const { operation, version, example, prefer } = Object.fromEntries(wanted);
    const linked = documentedVersions.find((each) => each.version === version);
    const post = linked?.operations.find(({ post }) => post.operationId === operation)?.post;
    if (!linked || !post) return true;
    const examples = examplesOfBody(linked.bundle, post.requestBody);
    const errors = failureExamplesOf(linked.bundle).map(({ name }) => name);
    return (example && !examples[example]) || (prefer && !errors.includes(prefer));
  });
  expect(dead).toEqual([]);
});

test("The footer of every page leads to the repository, its issues, support, releases and the licence", () => {
  const { repository } = neutralIdentity;
  const targets = [
    repository,
    `${repository}/issues`,
    "support.html",
    "releases.html",
    "license.txt",
  ];
  for (const page of pagesOf(site)) {
    const footer = site.read(page).split('<footer class="end">')[1] ?? "";
    const addresses = [...footer.matchAll(/href="(?:\.\.\/)*([^"]*)"/g)].map(
      ([, address]) => address,
    );
    expect(addresses, page).toEqual(expect.arrayContaining(targets));
  }
});

test("The introduction of the contract links to pages of the documentation", () => {
  const text = readFileSync("openapi/shared/introduction.md", "utf8");
  const addresses = [...text.matchAll(/\]\(([^)]+\.html)\)/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(4);
  const pages = pagesOf(site).map((page) => neutralIdentity.homepage + page);
  expect(addresses.filter((address) => !pages.includes(address))).toEqual([]);
});
