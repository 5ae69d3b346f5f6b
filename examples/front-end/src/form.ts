import type { Client } from "@data-validation/client";

/** The fields of the form, each with its label. */
export const labels = { email: "E-mail", phone: "Phone", name: "Name", address: "Address" };

export type Field = keyof typeof labels;

export interface FieldState {
  value: string;
  /** Why the value is not accepted, or the outcome of the check; empty without a message. */
  message: string;
  /** Whether the message is an error of the value. */
  isInvalid: boolean;
  /** Suggested values. */
  suggestions: string[];
}

/** A validation as the form reads it: the same for each kind of data. */
interface Validation {
  result: { isValid: boolean | null; errors: { description: string | null }[] };
  resultCorrected?: { isValid: boolean | null; data: unknown } | null;
  suggestions?: { data: unknown }[];
}

type Validate = (
  api: Client,
  value: string,
) => Promise<{ data?: unknown; error?: Error & { status?: number } }>;

/** The call of each field, and the member of its data that the field shows. */
const checks: Record<Field, { validate: Validate; shown: string }> = {
  email: { validate: (api, email) => api.email.validate({ email }), shown: "email" },
  phone: {
    validate: (api, numberFull) =>
      api.phone.validate({ numberFull }, { options: { preferredPrefixes: ["+420", "+421"] } }),
    shown: "numberFull",
  },
  name: {
    validate: (api, nameSurname) => api.name.validate({ nameSurname }),
    shown: "nameSurname",
  },
  address: { validate: (api, full) => api.location.validate({ full }), shown: "full" },
};

const empty: FieldState = { value: "", message: "", isInvalid: false, suggestions: [] };

export type Form = ReturnType<typeof createForm>;

/**
 * A form that validates a field on blur. It is independent of a framework: a view shows its state
 * and calls its functions.
 */
export function createForm(api: Client) {
  let state: Record<Field, FieldState> = {
    email: empty,
    phone: empty,
    name: empty,
    address: empty,
  };
  const listeners = new Set<() => void>();

  function set(field: Field, part: Partial<FieldState>): void {
    state = { ...state, [field]: { ...state[field], ...part } };
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** On input, the message about the old value no longer applies. */
    input: (field: Field, value: string) => set(field, { ...empty, value }),
    /** The user leaves the field. */
    async check(field: Field): Promise<void> {
      const { value } = state[field];
      if (value === "") return;
      const { validate, shown } = checks[field];
      const { data, error } = await validate(api, value);
      // The user may have typed on.
      if (state[field].value !== value) return;
      set(field, error ? { message: explain(error) } : read(data as Validation, value, shown));
    },
    /** The user takes a suggestion. */
    take: (field: Field, value: string) => set(field, { ...empty, value }),
  };
}

/** The state after a validation: valid, corrected, or an error with suggested values. */
function read(
  { result, resultCorrected, suggestions = [] }: Validation,
  value: string,
  shown: string,
) {
  const textOf = (data: unknown) => (data as Record<string, string | null> | null)?.[shown] ?? "";
  const offered = suggestions.map(({ data }) => textOf(data)).filter(Boolean);
  if (result.isValid) return { suggestions: offered };
  const corrected = textOf(resultCorrected?.data);
  if (corrected && resultCorrected?.isValid)
    return { value: corrected, message: `Corrected from ${value}.`, suggestions: offered };
  const reasons = result.errors.flatMap(({ description }) => description ?? []);
  return {
    message: reasons.join(" ") || "This value is not valid.",
    isInvalid: true,
    suggestions: [...new Set([corrected, ...offered].filter(Boolean))],
  };
}

/**
 * A failed check proves nothing about the value: the form can be sent, and the server checks again.
 */
function explain({ status }: { status?: number }): string {
  if (status === 401) return "Sign in again to check this.";
  if (status === 429) return "Too many checks. Try again later.";
  return "Could not be checked now. You can go on.";
}
