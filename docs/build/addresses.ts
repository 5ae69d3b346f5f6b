// Addresses of pages, relative to the start of the site.

export function operationAddress(version: string, path: string): string {
  return `${version}/${operationFile(path)}`;
}

/** The page of an operation, relative to the other pages of its version. */
export function operationFile(path: string): string {
  return `${path.slice(1).replaceAll("/", "-")}.html`;
}

export function objectsAddress(version: string): string {
  return `${version}/objects.html`;
}

export function markdownOf(path: string): string {
  return path.replace(/html$/, "md");
}

export function referenceAddress(version: string, operation?: { tag: string; id: string }): string {
  const place = operation ? `#/${operation.tag}/${operation.id.toLowerCase()}` : "";
  return `${version}/reference.html${place}`;
}

/** The anchor of an error, a finding or an operation, by the words of its name. */
export function anchorOf(...words: (string | null)[]): string {
  return words.map((word) => (word ?? "none").toLowerCase().replaceAll("_", "-")).join("-");
}
