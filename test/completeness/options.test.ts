import { describe, expect, test } from "vitest";
import { answer, type Operation, operations, type Request, title, valuesOf } from "./operations.ts";

describe("Every option is in a request example, so that readers see it and tests send it", () => {
  test.each(operations)("$path of $version", (operation) => {
    const forgotten = operation.options.filter(
      ({ name }) => !operation.requests.some(({ options }) => options && name in options),
    );
    expect(forgotten.map(({ name }) => `No request example of ${title(operation)} has the option ${name}.`)).toEqual(
      [],
    );
  });
});

describe("Every option changes a response: the sandbox does not ignore it", () => {
  test.each(operations)("$path of $version", async (operation) => {
    const ignored: string[] = [];
    for (const option of operation.options) {
      if (!(await changesAnAnswer(operation, option))) {
        ignored.push(
          `The sandbox ignores the option ${option.name} of ${title(operation)}, as far as the request examples show.`,
        );
      }
    }
    expect(ignored).toEqual([]);
  });
});

/** Whether another value of an option, or none, changes the response to a request example. */
async function changesAnAnswer(operation: Operation, option: Operation["options"][number]): Promise<boolean> {
  const values = valuesOf(operation, option);
  for (const request of operation.requests) {
    const { [option.name]: _, ...others } = request.options ?? {};
    const without: Request = { ...request, options: others };
    const known = JSON.stringify(await answer(operation, without));
    for (const value of values) {
      const given = await answer(operation, { ...request, options: { ...others, [option.name]: value } });
      if (JSON.stringify(given) !== known) return true;
    }
  }
  return false;
}
