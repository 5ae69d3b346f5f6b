/** What of a script's response the service would not send, although each field by itself is allowed, in sentences. */
export function contradictionsIn(body: unknown): string[] {
  const { result } = Object(body) as { result?: unknown };
  const { isValid, proposal } = Object(result) as { isValid?: unknown; proposal?: unknown };
  const [validity] = /^(in)?valid/.exec(String(proposal)) ?? [];
  if (validity === undefined || isValid === (validity === "valid")) return [];
  return [`The script has result.isValid ${isValid} and result.proposal ${proposal}. Set both.`];
}
