import { preview } from "vite";

/**
 * Serves a folder at a sub-path, compressed, as static hosts do, with further headers; the address
 * ends with a slash.
 */
export async function hostFiles(folder: string, headers: Record<string, string> = {}) {
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    appType: "mpa",
    root: folder,
    base: "/teams/data/",
    build: { outDir: "." },
    preview: { host: "127.0.0.1", headers },
  });
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}
