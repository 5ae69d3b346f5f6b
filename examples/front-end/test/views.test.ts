// @vitest-environment jsdom
import { createClient } from "@data-validation/client";
import { test as base, expect } from "@data-validation/mock/vitest";
import { configure, screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { onTestFinished } from "vitest";
import { createForm } from "../src/form";
import * as react from "../src/react";
import * as vue from "../src/vue";

// A machine of a pipeline may be slow.
configure({ asyncUtilTimeout: 5000 });

const test = base.extend({ mockOptions: [{ proxy: true }, { scope: "worker" }] });

test.for([
  ["React", react.mount],
  ["Vue", vue.mount],
] as const)("%s shows a correction, an error and a suggestion", async ([, mount], { mock }) => {
  const element = document.body.appendChild(document.createElement("form"));
  const api = createClient({ baseUrl: "/api/validation", fetch: mock.fetch });
  const unmount = mount(element, createForm(api));
  onTestFinished(() => {
    unmount();
    element.remove();
  });
  const email = await screen.findByLabelText<HTMLInputElement>("E-mail");
  await userEvent.type(email, "jana.kadlecova@seznma.cz");
  await userEvent.tab();
  await screen.findByText("Corrected from jana.kadlecova@seznma.cz.");
  expect(email.value).toBe("jana.kadlecova@seznam.cz");

  await mock.respond("/email/validate", { example: "suggestedSpace" });
  await userEvent.type(email, "x");
  await userEvent.tab();
  await userEvent.click(await screen.findByRole("button"));
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("false");
});
