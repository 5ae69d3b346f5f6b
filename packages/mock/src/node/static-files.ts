import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, extname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { operationPaths } from "../contract/operations.ts";

const mediaTypes: Record<string, string> = {
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

export function mediaTypeOf(file: string): string {
  return mediaTypes[extname(file)] ?? "application/octet-stream";
}

/** Serves a file to a GET or HEAD of a path; returns false without sending if there is none. */
export type ServeFile = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

/** Redirects from `/` to the page that shows the calls, if there is no documentation. */
export const serveStart: ServeFile = async (_, response, path) => {
  if (path !== "/" && path !== "/_mock") return false;
  response.writeHead(302, { location: "_mock/" }).end();
  return true;
};

/**
 * A file is read before its first byte is sent: no descriptor stays open for a lost client, and a
 * file that vanishes is a 404.
 */
export function serveFiles(folder: string | URL, extraHeaders: Record<string, string>): ServeFile {
  const root = resolve(typeof folder === "string" ? folder : fileURLToPath(folder));
  const missing = join(root, "404.html");
  return async (request, response, path) => {
    const entry = await findFile(root, path);
    // Browsers get a page, programs the error of the API.
    const isLost = !entry && isOfBrowser(request) && !operationPaths.includes(path);
    const file = isLost ? { path: missing, isFolder: false } : entry;
    if (!file) return false;
    if (file.isFolder) {
      // The links of a folder's page are relative to the folder, which needs its slash.
      const names = relative(root, dirname(file.path)).split(sep);
      response.writeHead(301, { location: `/${names.map(encodeURIComponent).join("/")}/` }).end();
      return true;
    }
    const headers = {
      ...extraHeaders,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    };
    const content = await readFile(file.path).catch(() => undefined);
    if (!content) return false;
    response.writeHead(isLost ? 404 : 200, {
      ...headers,
      "content-type": mediaTypeOf(file.path),
      "content-length": content.length,
    });
    response.end(request.method === "HEAD" ? undefined : content);
    return true;
  };
}

function isOfBrowser({ method, headers: { accept = "" } }: IncomingMessage): boolean {
  return method === "GET" && accept.includes("text/html");
}

/** The file of an address: itself, a folder's index.html, or a page without its extension. */
async function findFile(root: string, address: string) {
  const path = decodePath(address);
  // No own link has an encoded slash or an empty name.
  if (path === undefined || path.includes("\0") || /%2f|%5c|\/\//i.test(address)) return undefined;
  const place = join(root, path);
  if (place !== root && !place.startsWith(root + sep)) return undefined;
  for (const candidate of [
    place,
    join(place, "index.html"),
    `${place.replace(/[\\/]$/, "")}.html`,
  ]) {
    const found = await stat(candidate).catch(() => undefined);
    if (!found?.isFile()) continue;
    // The page of a folder that was requested without the final slash.
    return {
      path: candidate,
      isFolder: candidate.endsWith("index.html") && !/(\/|\.html)$/.test(address),
    };
  }
  return undefined;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
