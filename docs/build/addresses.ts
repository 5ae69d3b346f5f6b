export function operationAddress(version: string, path: string): string {
  return `${version}/${path.slice(1).replaceAll("/", "-")}.html`;
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
