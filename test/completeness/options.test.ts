import { expect, test } from "vitest";
import { type Operation, operations, type Request, respond, valuesOf } from "./operations.ts";

test.each(operations)("Every option of $path of $version is in a request example", (operation) => {
  const isThere = (name: string) => operation.requests.some(({ options }) => options && name in options);
  expect(operation.options.map(({ name }) => name).filter((name) => !isThere(name))).toEqual([]);
});

test.each(operations)("Every option of $path of $version changes a response", async (operation) => {
  const ignored: string[] = [];
  for (const option of operation.options) if (!(await changesResponse(operation, option))) ignored.push(option.name);
  expect(ignored).toEqual([]);
});

/** Whether another value of an option, or none, changes the response to a request example. */
async function changesResponse(operation: Operation, option: Operation["options"][number]): Promise<boolean> {
  const values = valuesOf(operation, option);
  for (const request of operation.requests) {
    const { [option.name]: _, ...others } = request.options ?? {};
    const without: Request = { ...request, options: others };
    const known = JSON.stringify(await respond(operation, without));
    for (const value of values) {
      const given = await respond(operation, { ...request, options: { ...others, [option.name]: value } });
      if (JSON.stringify(given) !== known) return true;
    }
  }
  return false;
}
