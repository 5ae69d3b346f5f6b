import { createElement } from "../elements.ts";

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a classic script of the site once. A page from disk can neither fetch a file nor import a
 * module.
 */
export function loadScript(name: string): Promise<void> {
  const known = loaded.get(name);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = createElement("script", { src: rootOfSite() + name });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loaded.delete(name);
      reject(new Error(`${name} could not be loaded. Reload the page.`));
    });
    document.head.append(script);
  });
  loaded.set(name, promise);
  return promise;
}

export function rootOfSite(): string {
  return document.body.dataset.root ?? "";
}
