import { decoded } from "./decoded.ts";

/** Opens what is folded around the target of the address, and keeps the target when the reader changes the version. */
export function openFragment(): void {
  const open = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(".versions a")) link.hash = location.hash;
    const target = targetOf(decoded(location.hash.slice(1)));
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

/** The element of an id; for a field that the page shows once for several places, such as those of a correction, its one row. */
function targetOf(id: string): HTMLElement | null {
  const found = document.getElementById(id);
  if (found || id === "") return found;
  for (let end = id.lastIndexOf("."); end > 0; end = id.lastIndexOf(".", end - 1)) {
    const same = document.getElementById(id.slice(0, end).replace(/\[\]$/, ""))?.dataset.same;
    if (same) return targetOf(same + id.slice(end)) ?? targetOf(`${same}[]${id.slice(end)}`);
  }
  return null;
}
