import type { Client } from "@data-validation/client";

/** What a form says below an e-mail address; an empty text when there is nothing to say. */
export async function advise(api: Client, email: string): Promise<string> {
  const { data, error } = await api.email.validate(
    { email },
    { options: { acceptDisposableEmails: false } },
  );
  // A form works on when the check does not: the server checks again.
  if (error) return "";
  const better = data.resultCorrected?.data?.email ?? data.suggestions[0]?.data?.email;
  if (better) return `Did you mean ${better}?`;
  return data.result.isValid ? "" : "This address cannot receive mail.";
}
