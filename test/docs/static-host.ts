import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** A host that serves files below a path, compressed, as static hosts do. */
export interface StaticHost {
  /** The address of the site, with a slash at its end. */
  url: string;
  close(): Promise<void>;
}

/** Serves a folder at a sub-path. */
export async function hostFiles(folder: string, path = "/teams/data/"): Promise<StaticHost> {
  const compressed = new Map<string, Buffer>();
  const server = createServer(({ url = "/", method }, response) => {
    const { pathname } = new URL(url, "http://any.example");
    const wanted = pathname.startsWith(path) ? join(folder, decodeURIComponent(pathname.slice(path.length))) : folder;
    const file = existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, "index.html") : wanted;
    if (method !== "GET" || !pathname.startsWith(path) || !existsSync(file)) {
      response.writeHead(method === "GET" ? 404 : 405).end();
      return;
    }
    if (file !== wanted && !pathname.endsWith("/")) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const body = compressed.get(file) ?? gzipSync(readFileSync(file));
    compressed.set(file, body);
    const type = types[extname(file)] ?? "text/plain; charset=utf-8";
    response
      .writeHead(200, { "content-type": type, "content-encoding": "gzip", "content-length": body.length })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
