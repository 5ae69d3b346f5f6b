import { operationAddress } from "../addresses.ts";
import { operationsOf, type Source } from "../contract/source.ts";
import { tableMarkdown } from "./blocks.ts";
import { labelMarkdown } from "./grade-labels.ts";

export function operationTable(source: Source, root: string): string {
  const versions = source.bundles.map(({ info }) => info.version).toReversed();
  const rows = operationsOf(source, source.current).map(({ path, summary, standing }) => {
    const links = versions.map(
      (version) => `[${version}](${root}${operationAddress(version, path)})`,
    );
    return [`\`${path}\` ${labelMarkdown(standing)}`, summary, links.join(", ")];
  });
  return tableMarkdown(["Path", "Purpose", "Reference"], rows);
}
