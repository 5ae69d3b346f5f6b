import { SUCCESS_STATUS } from "../exchange/status.ts";
import { mediaTypeOf, type ServeFile } from "./static-files.ts";

const pageHeaders = {
  "content-security-policy":
    "default-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-cache",
  "x-content-type-options": "nosniff",
};

/** Serves a file of the page at `/_mock/`; an empty name is its document. */
export const servePageFile: ServeFile = async (request, response, name) => {
  const { pageFiles } = await import("@data-validation/generated/mock/page");
  const file = name === "" ? "index.html" : name;
  const text = Object.hasOwn(pageFiles, file) ? pageFiles[file] : undefined;
  if (text === undefined) return false;
  response.writeHead(SUCCESS_STATUS, {
    ...pageHeaders,
    "content-type": mediaTypeOf(file),
    "content-length": Buffer.byteLength(text),
  });
  response.end(request.method === "HEAD" ? undefined : text);
  return true;
};
