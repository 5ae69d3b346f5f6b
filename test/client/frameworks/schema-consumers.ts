/**
 * A program that gives the client's validators to what takes Standard Schema, and prints what each makes of a right value and of a wrong one.
 * It is text, because what it imports is installed by npm run suite -- frameworks alone.
 */
export const program = `
import { sValidator } from "@hono/standard-validator";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { FormApi } from "@tanstack/form-core";
import { initTRPC } from "@trpc/server";
import { Hono } from "hono";
import type { Query } from "@data-validation/client";
import { validators } from "@data-validation/client/validators";

const email = validators("/email/validate");
const right = { email: "jana@company.example" };
const wrong = { email: 7 } as never;

const app = new Hono().post("/", sValidator("json", email.query), (c) => c.json(c.req.valid("json").email));
const post = async (body: unknown) =>
  (await app.request("/", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
const { error } = await post(wrong);
const hono = [await post(right), error[0].message];

const t = initTRPC.create();
const router = t.router({ check: t.procedure.input(email.query).query(({ input }) => input.email) });
const caller = router.createCaller({});
// @ts-expect-error The types are those of the contract.
const refuse = () => caller.check({ email: 7 });
const trpc = [await caller.check(right), await refuse().catch(({ message }: Error) => message)];

const resolver = standardSchemaResolver(email.query);
const resolve = async (value: Query<"/email/validate">) =>
  resolver(value, undefined, { fields: {}, shouldUseNativeValidation: false });
const hookForm = [(await resolve(right)).values, (await resolve(wrong)).errors];

await email.load();
const form = new FormApi({ defaultValues: { email: "" }, validators: { onChange: email.query } });
form.mount();
form.setFieldValue("email", right.email);
const before = form.state.isValid;
form.setFieldValue("email", 7 as never);
const tanStack = [before, form.state.errors];

console.log(JSON.stringify({ hono, trpc, hookForm, tanStack }));
`;

const message = "The field email must be a string.";
const right = { email: "jana@company.example" };

/** What the program prints. */
export const expected = {
  hono: [right.email, message],
  trpc: [right.email, message],
  hookForm: [right, { email: { message, type: "" } }],
  tanStack: [true, [{ email: [{ message, path: ["email"] }] }]],
};
