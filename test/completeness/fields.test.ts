import { versions } from "@data-validation/generated/versions";
import { expect, test } from "vitest";
import { responseFields } from "./operations.ts";

test.each(versions)(
  "Every field of a response of %s is in a response example, and not only as null",
  (version) => {
    const { declared, returned } = responseFields(version);
    const forgotten = [...declared].filter(([pointer]) => !returned.has(pointer));
    expect(
      forgotten.map(
        ([pointer, name]) => `No response example has a value in ${name} (${pointer}).`,
      ),
    ).toEqual([]);
  },
);
