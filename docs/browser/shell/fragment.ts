import { decodeFragment } from "./decode-fragment.ts";

/**
 * Unfolds the parents of the URL's target, and keeps the target when the reader changes the
 * version.
 */
export function openFragment(): void {
  const open = () => {
    const target = targetOf(decodeFragment(location.hash.slice(1)));
    const elsewhere = target ? hashElsewhere(target) : location.hash;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(".versions a"))
      link.hash = elsewhere;
    if (!target) return;
    for (let part: Element | null = target; part; part = part.parentElement) {
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
    for (const old of document.querySelectorAll(".target")) old.classList.remove("target");
    target.classList.add("target");
    target.scrollIntoView({ behavior: "instant" });
  };
  addEventListener("hashchange", open);
  if (location.hash) open();
}

/**
 * The element of an id; for a field that the page shows once for several places, such as those of a
 * correction, its one row.
 */
function targetOf(id: string): HTMLElement | null {
  const element = document.getElementById(id) ?? fieldAt(id);
  if (element || id === "") return element;
  for (let end = id.lastIndexOf("."); end > 0; end = id.lastIndexOf(".", end - 1)) {
    const same = fieldAt(id.slice(0, end))?.dataset.same;
    if (same) return targetOf(same + id.slice(end));
  }
  return null;
}

/** The field of a path, also of one without the brackets of its arrays. */
function fieldAt(path: string): HTMLElement | null {
  const plain = (id: string) => id.replaceAll("[]", "");
  const fields = [...document.querySelectorAll<HTMLElement>(".field, .names a")];
  return fields.find(({ id }) => plain(id) === plain(path)) ?? null;
}

/** The target in the other version: that of a renamed field, or of the parent of a missing one. */
function hashElsewhere(target: HTMLElement): string {
  for (let row = target.closest(".field"); row; row = around(row)) {
    const counterpart = row.querySelector(":scope > .other");
    const link = counterpart?.querySelector<HTMLAnchorElement>("a[data-field]");
    if (link) return link.hash + target.id.slice(row.id.length);
    if (counterpart) return `#${around(row)?.id ?? ""}`;
  }
  return location.hash;
}

function around(field: Element): Element | null {
  return field.parentElement?.closest(".field") ?? null;
}
