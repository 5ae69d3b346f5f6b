import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, resolve, sep } from "node:path";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".yaml": "application/yaml",
};

/** Serves a file to a GET or HEAD; false where the folder has none of that name, and nothing was sent. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Serves the files of a folder of documentation.
 *
 * A file is read whole before the first byte leaves, so that no descriptor stays open for a client that goes away, and a file that
 * vanishes is a 404. Ranges are not offered: pages are small.
 */
export function serveFiles(folder: string): ServeFile {
  const root = resolve(folder);
  return async (request, response) => {
    const file = await find(root, request.url ?? "/");
    if (!file) return false;
    if (file.folder !== undefined) {
      // The links of a folder's page are relative to the folder, which needs its slash.
      response.writeHead(301, { location: `${file.folder}/` }).end();
      return true;
    }
    response.setHeader("etag", file.tag);
    response.setHeader("cache-control", "no-cache");
    response.setHeader("x-content-type-options", "nosniff");
    if (request.headers["if-none-match"]?.split(/,\s*/).includes(file.tag)) {
      response.writeHead(304).end();
      return true;
    }
    const content = await readFile(file.path).catch(() => undefined);
    if (!content) {
      for (const name of ["etag", "cache-control"]) response.removeHeader(name);
      return false;
    }
    response.setHeader("content-type", types[extname(file.path)] ?? "application/octet-stream");
    response.setHeader("content-length", content.length);
    response.writeHead(200).end(request.method === "HEAD" ? undefined : content);
    return true;
  };
}

/** A file, and the address of the folder that it is the page of, where the address has no slash at its end. */
interface StaticFile {
  path: string;
  tag: string;
  folder?: string;
}

/** The file that an address leads to: itself, a folder's index.html, or a page without its ending. */
async function find(root: string, url: string): Promise<StaticFile | undefined> {
  const path = decode(url.split(/[?#]/, 1)[0] ?? "/");
  if (path === undefined || path.includes("\0")) return undefined;
  const place = join(root, path);
  if (place !== root && !place.startsWith(root + sep)) return undefined;
  for (const candidate of [place, join(place, "index.html"), `${place.replace(/[\\/]$/, "")}.html`]) {
    const found = await stat(candidate).catch(() => undefined);
    if (!found?.isFile()) continue;
    const tag = `W/"${found.size.toString(16)}-${found.mtimeMs.toString(16)}"`;
    const [address = ""] = url.split(/[?#]/, 1);
    const isFolder = candidate.endsWith("index.html") && !/(\/|\.html)$/.test(address);
    return { path: candidate, tag, ...(isFolder && { folder: address }) };
  }
  return undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
