import { createClient } from "@data-validation/client";
import { createProxy } from "@data-validation/client/proxy";
import { Hono } from "hono";

/**
 * The application, with its API: the service in production, the mock in a test.
 *
 * @param {{ apiKey: string, baseUrl: string, fetch?: typeof globalThis.fetch }} service
 */
export function createApp(service) {
  const api = createClient(service);
  const proxy = createProxy({ ...service, authorize: hasSession });
  const app = new Hono();

  // The server calls the API itself, and stores the corrected data.
  app.post("/contacts", async (context) => {
    const { email, phone } = await context.req.json();
    const [checkedEmail, checkedPhone] = await Promise.all([
      api.email.validate({ email }),
      api.phone.validate(
        { numberFull: phone },
        { options: { preferredPrefixes: ["+420", "+421"] } },
      ),
    ]);
    const failed = checkedEmail.error ?? checkedPhone.error;
    if (failed) return context.json({ message: "Contacts cannot be checked at the moment." }, 503);

    const emails = usable(checkedEmail.data);
    const phones = usable(checkedPhone.data);
    return context.json({
      email: { value: emails.data.email, isValid: emails.isValid },
      phone: { value: phones.data.numberFull, isValid: phones.isValid },
    });
  });

  // Pages call the API through the server, which adds the key. See the section about web pages in
  // the client's README.
  app.post("/api/validation/*", (context) => proxy(context.req.raw));
  return app;
}

/**
 * The data as sent if it is valid, or its correction if that is valid. Any other response needs a
 * person.
 */
function usable({ result, resultCorrected }) {
  return !result.isValid && resultCorrected?.isValid ? resultCorrected : result;
}

/**
 * Whether a request belongs to a session of this application; look it up in your own store of
 * sessions here.
 */
function hasSession(request) {
  return /(^|;\s*)session=\w+/.test(request.headers.get("cookie") ?? "");
}
