/** Opens what is folded around the place that the address names; browsers that do it themselves find it open. */
export function openFragment(): void {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let part: Element | null = target; part; part = part.parentElement) {
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
    target.scrollIntoView({ behavior: "instant" });
  };
  addEventListener("hashchange", open);
  if (location.hash) open();
}
