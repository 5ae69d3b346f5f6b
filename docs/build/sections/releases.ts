import { escapeHtml } from "@data-validation/common/escape-html";
import {
  changelogSection,
  readChangelogs,
  readWaitingChanges,
  releaseNotes,
} from "@data-validation/tooling/changelogs";
import { neutralIdentity } from "@data-validation/tooling/identity";
import { renderMarkdown } from "../markdown/render.ts";

const DATE = /^Released on (\d{4}-\d{2}-\d{2})\.$/m;

/** The releases with the notes from all changelogs. All packages have the same versions. */
export function releasesOf(changelogs: string[]) {
  const versions = new Set(changelogs.flatMap((text) => text.match(/(?<=^## )\d\S*$/gm) ?? []));
  return [...versions].map((version) => {
    const [date = ""] = changelogs.flatMap(
      (text) => DATE.exec(changelogSection(text, version))?.[1] ?? [],
    );
    return { version, date, notes: releaseNotes(changelogs, version).replace(DATE, "").trim() };
  });
}

export async function releasesMarkdown(changelogs = readChangelogs()): Promise<string> {
  const waiting = await readWaitingChanges();
  const next =
    waiting.length === 0 ? [] : [`## Next release\n\nNot released yet.\n\n${waiting.join("\n")}`];
  const released = releasesOf(changelogs).map(
    ({ version, date, notes }) =>
      `## ${version}\n\n${date === "" ? "" : `Released on ${date}.\n\n`}${notes}`,
  );
  return [...next, ...released].join("\n\n");
}

/** The releases as an Atom feed (RFC 4287). */
export function writeFeed(title: string, changelogs = readChangelogs()): string {
  const page = `${neutralIdentity.homepage}releases.html`;
  const releases = releasesOf(changelogs).filter(({ date }) => date !== "");
  const entries = releases.map(
    ({ version, date, notes }) => `  <entry>
    <id>${page}#${version}</id>
    <title>${version}</title>
    <link href="${page}#${version}"/>
    <updated>${date}T00:00:00Z</updated>
    <content type="html">${escapeHtml(renderMarkdown(notes).html)}</content>
  </entry>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${page}</id>
  <title>${escapeHtml(title)}, releases</title>
  <link href="${page}"/>
  <link rel="self" href="${neutralIdentity.homepage}feed.xml"/>
  <author><name>${escapeHtml(title)}</name></author>
  <updated>${releases[0]?.date ?? "1970-01-01"}T00:00:00Z</updated>
${entries.join("")}</feed>
`;
}
