import { sandbox as company } from "@data-validation/mock/internal/sandbox/company/index";
import { sandbox as email } from "@data-validation/mock/internal/sandbox/email/index";
import { isDataKind, loadSandbox } from "@data-validation/mock/internal/sandbox/index";
import type { KindSandbox } from "@data-validation/mock/internal/sandbox/kind";
import { sandbox as location } from "@data-validation/mock/internal/sandbox/location/index";
import { sandbox as name } from "@data-validation/mock/internal/sandbox/name/index";
import { sandbox as phone } from "@data-validation/mock/internal/sandbox/phone/index";
import { describe, expect, test } from "vitest";
import { findCorrectionFaults } from "./faults.ts";

/** Damaged inputs of each data kind; `npm run suite -- certain` tries a hundred times as many. */
const COUNT = 1000;

/** The sandboxes without the gate: each correction leaves them as it was made. */
const withoutGate: Record<string, KindSandbox> = { company, email, location, name, phone };

describe.each(Object.entries(withoutGate))("A valid correction of a damaged %s", (kind, open) => {
  test("A valid correction keeps what was sent, and sent again is valid and the same", async () => {
    if (!isDataKind(kind)) throw new Error(`There is no data kind ${kind}.`);
    const { faults, corrections } = findCorrectionFaults(kind, await loadSandbox(kind), COUNT);
    expect(faults).toEqual([]);
    expect(corrections).toBeGreaterThan(COUNT / 100);
  });

  test("A valid correction does not always keep what was sent without the gate", () => {
    expect(findCorrectionFaults(kind, open, COUNT, 1).faults).not.toEqual([]);
  });
});
