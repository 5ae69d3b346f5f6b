// @vitest-environment jsdom
import { createClient } from "@data-validation/client";
import { test as base, expect } from "@data-validation/mock/vitest";
import { createForm, type Field } from "../src/form";

const test = base.extend({ mockOptions: [{ proxy: true }, { scope: "worker" }] });

test.for<[Field, string, string]>([
  ["email", "jana.kadlecova(at)seznam.cz", "jana.kadlecova@seznam.cz"],
  ["phone", "607 123 456", "+420607123456"],
  ["name", "jan novák", "Jan Novák"],
])("a correction of %s is applied", async ([field, value, corrected], { mock }) => {
  const form = createForm(createClient({ baseUrl: "/api/validation", fetch: mock.fetch }));
  form.input(field, value);
  await form.check(field);
  expect(form.getState()[field]).toMatchObject({
    value: corrected,
    message: `Corrected from ${value}.`,
  });
});

test("an address that is unknown is an error of its field, and a suggestion can be taken", async ({
  mock,
}) => {
  const form = createForm(createClient({ baseUrl: "/api/validation", fetch: mock.fetch }));
  form.input("address", "Nowhere 99, Atlantis");
  await form.check("address");
  expect(form.getState().address.isInvalid).toBe(true);
  form.take("address", "Praha");
  expect(form.getState().address).toMatchObject({ value: "Praha", isInvalid: false });
});
