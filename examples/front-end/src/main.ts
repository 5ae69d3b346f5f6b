import { createClient } from "@data-validation/client";
import { advise } from "./advice";

// No key in a page: the application's own server adds it (see ../back-end). In development the plugin in vite.config.ts responds instead.
const api = createClient({ baseUrl: "/api/validation" });

const input = document.querySelector<HTMLInputElement>("[name=email]");
const hint = document.querySelector("#hint");

input?.addEventListener("change", async () => {
  if (hint) hint.textContent = await advise(api, input.value);
});
