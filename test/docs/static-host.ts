import { preview } from "vite";

/** A host that serves files below a path, compressed, as static hosts do. */
export interface StaticHost {
  /** The address of the site, with a slash at its end. */
  url: string;
  close(): Promise<void>;
}

/** Serves a folder at a sub-path. */
export async function hostFiles(folder: string, base = "/teams/data/"): Promise<StaticHost> {
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    appType: "mpa",
    root: folder,
    base,
    build: { outDir: "." },
    preview: { host: "127.0.0.1" },
  });
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}
