import { versions } from "@data-validation/generated/versions";
import { expect, test } from "vitest";
import {
  computeResponse,
  type ExampleRequest,
  type Option,
  type TestedOptions,
  testedOperations,
  valuesOfOption,
} from "./operations.ts";

/** The values that request examples give an option. */
const sentValues = ({ requests }: TestedOptions, { name }: Option) =>
  requests.flatMap(({ options = {} }) => (name in options ? [options[name]] : []));

test.each(testedOperations)(
  "Every option of $path of $version is in a request example",
  (operation) => {
    const forgotten = operation.options.filter(
      (option) => sentValues(operation, option).length === 0,
    );
    expect(forgotten.map(({ name }) => name)).toEqual([]);
  },
);

test.each(testedOperations)(
  "Every option of $path of $version changes a response",
  async (operation) => {
    const ignored: string[] = [];
    for (const option of operation.options) {
      const values = [
        ...valuesOfOption(operation, option).values,
        ...sentValues(operation, option),
      ];
      if (!(await changesResponse(operation, option, values))) ignored.push(option.name);
    }
    expect(ignored).toEqual([]);
  },
);

/**
 * Values that the contract describes as the default is: neither returns data of another country.
 */
const sameAsDefault = new Set(["correctionModeCrossCountry none"]);

test.each(versions)(
  "Every value that %s lists for an option has an example and an effect",
  async (version) => {
    const unsent = new Map<string, string>();
    const ignored = new Map<string, string>();
    const remaining = async (operation: TestedOptions, option: Option, value: unknown) => {
      const kind = operation.path.split("/")[1];
      const key = `${kind} ${option.name} ${value}`;
      const isSent = sentValues(operation, option).flat().includes(value);
      unsent.set(
        key,
        isSent || unsent.get(key) === ""
          ? ""
          : `No request example in openapi/ sends ${key}: add one.`,
      );
      if (ignored.get(key) === "" || sameAsDefault.has(`${option.name} ${value}`)) return;
      const hasEffect = await changesResponse(operation, option, [value]);
      ignored.set(
        key,
        hasEffect
          ? ""
          : `${key} changes no response: add it to packages/mock/src/sandbox/${kind}/.`,
      );
    };
    for (const operation of testedOperations.filter((each) => each.version === version)) {
      for (const option of operation.options) {
        const { values, preset } = valuesOfOption(operation, option);
        const others = values.filter((value) => typeof value === "string" && value !== preset);
        for (const value of others) await remaining(operation, option, value as string);
      }
    }
    expect([...unsent.values(), ...ignored.values()].filter(Boolean)).toEqual([]);
  },
);

/**
 * Whether one of the values of an option changes the response to a request example without the
 * option.
 */
async function changesResponse(
  operation: TestedOptions,
  option: Option,
  values: unknown[],
): Promise<boolean> {
  for (const request of operation.requests) {
    const { [option.name]: _, ...options } = request.options ?? {};
    const without: ExampleRequest = { ...request, options };
    const responseWithout = JSON.stringify(await computeResponse(operation, without));
    for (const value of values) {
      const responseWith = await computeResponse(operation, {
        ...request,
        options: { ...options, [option.name]: value },
      });
      if (JSON.stringify(responseWith) !== responseWithout) return true;
    }
  }
  return false;
}
