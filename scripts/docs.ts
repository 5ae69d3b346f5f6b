import { readIdentity } from "./identity.ts";
import { readBundles } from "./lib/bundles.ts";
import { command, UserError } from "./lib/command.ts";
import { refresh } from "./lib/fresh.ts";
import type { Output } from "./lib/output.ts";

const help = `
Usage: npm run docs [-- --base <address>] [--source <address>]

Makes the documentation from the bundles (npm run generate) and the texts in docs/. The site works from disk and under any path of a server,
and makes no request to other hosts. Its example responses are those of the mock.

  --base <address>    where the site will be, https://docs.example/api/ or the path alone: adds a page for addresses that do not
                      exist and, for a whole address, sitemap.xml
  --source <address>  the repository, https://github.com/you/it: for links to it, and adds one to the file of each page
  --out <folder>      where the bundles are and the artifacts go (generated)
`;

/**
 * Writes docs/.
 *
 * @param base - The address that the site will have, whole or the path alone; everything but 404.html and sitemap.xml works without.
 * @param source - The address of the repository, which readers are led to.
 * @param identity - Whose names the pages have.
 */
export async function docs(output: Output, base?: string, source?: string, identity = readIdentity()): Promise<void> {
  const bundles = readBundles(output.folder);
  // Not before now: the pages are made with the mock and the client, which read what the scripts before this one write.
  const { writeSite } = await import("../docs/build/site.ts");
  await writeSite(output, bundles, {
    base: base === undefined ? undefined : readBase(base),
    source: source === undefined ? undefined : readSource(source),
    identity,
  });
  // Such as the sitemap of another address, which must not be published with it. The folder is not emptied first: a browser may have it open.
  output.removeOthers("docs");
}

/** The address with a slash at its end. */
function readBase(base: string): string {
  if (!/^(https?:\/\/[^/]|\/)/.test(base))
    throw new UserError(`--base takes https://… or a path such as /docs/, not ${base}.`);
  return base.endsWith("/") ? base : `${base}/`;
}

function readSource(source: string): string {
  if (!/^https?:\/\/[^/]/.test(source)) throw new UserError(`--source takes https://…, not ${source}.`);
  return source.replace(/\/+$/, "");
}

if (import.meta.main)
  await command(
    help,
    ({ output, options }) => {
      if (output.folder === "generated") refresh();
      return docs(output, options.base, options.source);
    },
    ["base", "source"],
  );
