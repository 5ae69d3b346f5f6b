/** Highlights the current heading in the list of headings. */
export function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a, .jumps a")];
  const parts = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (parts.length === 0) return;
  const mark = () => {
    const read = parts.findLast(({ heading }) => heading.getBoundingClientRect().top < 130) ?? parts[0];
    for (const { link } of parts) {
      if (link === read?.link) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  let isAsked = false;
  document.addEventListener(
    "scroll",
    () => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}
