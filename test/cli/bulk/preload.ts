// Loaded with --import before the command: immediate responses for each address instead of a
// server, and their count at the end.
let calls = 0;

globalThis.fetch = async (input, options) => {
  const { request } = await new Request(input, options).json();
  const { email } = request.query;
  const [user, domain] = email.split("@");
  calls += 1;
  const headers = { "content-type": "application/json", "service-api-version": "2.1" };
  const flags = { isCatchAllServer: false, isDisposableEmailAddress: false, isFreemail: false };
  const data = { email, user, domain };
  const result = { isValid: true, proposal: "valid", data, errors: [], flags };
  return new Response(JSON.stringify({ result, resultCorrected: null, suggestions: [] }), {
    headers,
  });
};

process.on("exit", () => console.log(`${calls} calls`));
