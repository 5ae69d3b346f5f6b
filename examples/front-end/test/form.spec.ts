import { expect, test } from "@data-validation/mock/playwright";

// The page calls its proxy, without a key; each test has a mock of its own to script.
test.use({ mockedUrl: "/api/validation", mockOptions: { proxy: true } });

for (const view of ["react.html", "vue.html", ""]) {
  test(`the form at /${view} corrects an address, and goes on in an outage`, async ({
    page,
    mock,
  }) => {
    await page.goto(`/${view}`);
    const email = page.getByLabel("E-mail");
    await email.fill("jana.kadlecova@seznma.cz");
    await email.blur();
    await expect(email).toHaveValue("jana.kadlecova@seznam.cz");
    await mock.respond("/phone/validate", { status: 402 });
    await page.getByLabel("Phone").fill("607 123 456");
    await page.getByLabel("Phone").blur();
    await expect(page.getByText("Could not be checked now.")).toBeVisible();
    expect(mock).toHaveValidated("/phone/validate", { numberFull: "607 123 456" });
  });
}
