// The mock as a service worker that any static site can ship: copy the file that is built from this to the root of the site, and register
// it with the base URL of the API that the pages call: navigator.serviceWorker.register("/service-worker.js?base=https://api.test").
import { createMock } from "./mock.ts";

/** What this script uses of a service worker's global scope; the compiler's library for it does not go with the one for pages. */
interface WorkerScope {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void;
  addEventListener(
    type: "fetch",
    listener: (event: { request: Request; respondWith(response: Promise<Response>): void }) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope;
const settings = new URL(scope.location.href).searchParams;

/** Where the calls of the API go; beside the script unless it says otherwise. */
const base = new URL(settings.get("base") ?? ".", scope.location.href).href.replace(/\/+$/, "");

const mock = createMock({
  basePath: new URL(base).pathname.replace(/\/+$/, ""),
  authentication: settings.get("auth") !== "0",
  strict: settings.get("strict") === "1",
  admin: true,
});

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.url.startsWith(`${base}/`) && (request.method !== "GET" || request.url.includes("/_mock/"));
  if (isOurs) event.respondWith(mock.fetch(request).catch(() => Response.error()));
});
