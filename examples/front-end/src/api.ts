import { createClient } from "@data-validation/client";

// No key in a page: the application's own server adds it (see ../../back-end). In development, the
// plugin in vite.config.ts responds instead.
export const api = createClient({ baseUrl: "/api/validation" });
