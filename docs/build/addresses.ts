/** The address of an operation's page, from the start of the site, as all addresses here. */
export function operationAddress(version: string, path: string): string {
  return `${version}/${path.slice(1).replaceAll("/", "-")}.html`;
}

export function objectsAddress(version: string): string {
  return `${version}/objects.html`;
}

/** The address of a page as Markdown. */
export function markdownOf(path: string): string {
  return path.replace(/html$/, "md");
}

/** The address of the full reference, of one operation in it if there is one. */
export function referenceAddress(version: string, operation?: { tag: string; id: string }): string {
  const place = operation ? `#/${operation.tag}/${operation.id.toLowerCase()}` : "";
  return `${version}/reference.html${place}`;
}
