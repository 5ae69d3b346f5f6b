import { versions } from "@data-validation/generated/versions";
import { expect, test } from "vitest";
import { responseFields } from "./operations.ts";

test.each(versions)(
  "Every field of a response of %s is in a response example, and not only as null",
  (version) => {
    const { declared, returned } = responseFields(version);
    // The API repeats the request only if asked, and the status and an empty list of errors only in some responses.
    const isRepeated = (name: string) => /^(request|status|errors)\b/.test(name);
    // Without paging, nothing is counted.
    const isNeverCounted = (name: string) => name === "resultsTotal of POST /company/search";
    const forgotten = [...declared].filter(
      ([pointer, name]) => !returned.has(pointer) && !isNeverCounted(name) && !isRepeated(name),
    );
    expect(
      forgotten.map(
        ([pointer, name]) => `No response example has a value in ${name} (${pointer}).`,
      ),
    ).toEqual([]);
  },
);
