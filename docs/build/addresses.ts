/** The address of an operation's description in Redoc's page, from the start of the site. */
export function referenceAddress(version: string, tag: string, id: string): string {
  return `${version}/index.html#/${tag}/${id.toLowerCase()}`;
}

/** The address of an operation's description in Markdown, from the start of the site. */
export function markdownAddress(version: string, path: string): string {
  return `${version}/${path.slice(1).replaceAll("/", "-")}.md`;
}
