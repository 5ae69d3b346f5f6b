import { versions } from "@data-validation/generated/versions";
import { expect, test } from "vitest";
import { echoedFields, responseFields } from "./operations.ts";

test.each(versions)(
  "Every field of a response of %s is in an example or in the mock's echo, and not only as null",
  async (version) => {
    const { declared, returned } = responseFields(version);
    const echoed = await echoedFields(version);
    // Without paging, nothing is counted.
    const isNeverCounted = (name: string) => name === "resultsTotal of POST /company/search";
    // Both may be absent from a success, and the mock leaves them out: they repeat its status.
    const isRepeated = (name: string) => /^(status|errors)\b/.test(name);
    const forgotten = [...declared].filter(
      ([pointer, name]) =>
        !returned.has(pointer) &&
        !echoed.has(pointer) &&
        !isNeverCounted(name) &&
        !isRepeated(name),
    );
    expect(
      forgotten.map(
        ([pointer, name]) => `No response example has a value in ${name} (${pointer}).`,
      ),
    ).toEqual([]);
  },
);
