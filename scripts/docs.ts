import { readBundles } from "@data-validation/contract-files/bundles";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import { withValueLists } from "@data-validation/openapi-document/values";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { runScript, UserError } from "@data-validation/tooling/command";
import { readIdentity } from "@data-validation/tooling/identity";

const HELP = `
Usage: npm run docs [-- --base <address>] [--source <address>]

Makes the documentation from the bundles (npm run generate) and the texts in docs/. The site works from disk and under any path of a server,
and makes no request to other hosts. Its example responses are those of the mock.

  --base <address>    where the site will be, https://docs.example/api/ or only the path: adds a page for addresses that do not
                      exist and, for a whole address, sitemap.xml
  --source <address>  the repository, https://github.com/you/it: for links to it, and adds one to the file of each page
  --out <folder>      where the bundles are and the artifacts go (generated)
`;

/** Writes docs/. Only 404.html and sitemap.xml need the address of the site, a URL or a path. */
export async function makeDocs(
  output: ArtifactFolder,
  base?: string,
  source?: string,
  identity = readIdentity(),
): Promise<void> {
  if (base !== undefined && !/^(https?:\/\/[^/]|\/)/.test(base))
    throw new UserError(`--base takes https://… or a path such as /docs/, not ${base}.`);
  if (source !== undefined && !/^https?:\/\/[^/]/.test(source))
    throw new UserError(`--source takes https://…, not ${source}.`);
  const bundles = readBundles(output.folder).map(withValueLists);
  // A dynamic import, because the mock and the client read the output of other scripts.
  const { writeSite } = await import("#docs/build/site.ts");
  await writeSite(output, bundles, {
    base: base?.replace(/\/?$/, "/"),
    source: source?.replace(/\/+$/, ""),
    identity,
  });
  // The folder is not emptied first, because a browser may have it open.
  output.removeOthers();
}

if (import.meta.main)
  await runScript(HELP, ["base", "source"], ({ output, options }) => {
    if (output.folder === "generated") refreshArtifacts();
    return makeDocs(output, options.base, options.source);
  });
