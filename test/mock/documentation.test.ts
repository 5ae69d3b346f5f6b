import { serveMock } from "@data-validation/mock/internal/node/serve";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder.ts";

const html = { accept: "text/html,*/*;q=0.8" };
const page = "<!doctype html><title>Page not found</title>";

test("A mock with pages sends the 404 page to a browser without a key, and a program the API's error", async () => {
  await using mock = await serveMock({ docs: newFolder({ "index.html": "", "404.html": page }) });
  const lost = await fetch(`${mock.url}/guides/nowhere`, { headers: html });
  expect([lost.status, lost.headers.get("content-type"), await lost.text()]).toEqual([
    404,
    "text/html; charset=utf-8",
    page,
  ]);
  const responses = await Promise.all([
    fetch(`${mock.url}/guides/nowhere`),
    fetch(`${mock.url}/email/validate`, { headers: html }),
    fetch(`${mock.url}/guides/nowhere`, { headers: html, method: "POST" }),
  ]);
  for (const response of responses)
    expect(response.headers.get("content-type")).toContain("application/json");
});

test("A mock without pages sends no 404 page", async () => {
  await using mock = await serveMock();
  const lost = await fetch(`${mock.url}/guides/nowhere`, { headers: html });
  expect(lost.headers.get("content-type")).toContain("application/json");
});
