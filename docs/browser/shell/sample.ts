/** Buttons that open or fold all of a response, and that copy it. */
export function unfoldResponses(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(".unfold");
    const parts = [...(button?.parentElement?.querySelectorAll("details") ?? [])];
    if (!button || parts.length === 0) return;
    const isAllOpen = parts.every(({ open }) => open);
    for (const part of parts) part.open = !isAllOpen;
    button.textContent = isAllOpen ? "Show all" : "Fold";
  });
}

/** Keeps a sample that is taller than the screen where it is, so that its end can be reached by scrolling. */
export function releaseTallSample(): void {
  const aside = document.querySelector<HTMLElement>("aside.sample");
  const parent = aside?.parentElement;
  if (!aside || !parent) return;
  new ResizeObserver(() => {
    aside.classList.remove("tall");
    const isBeside = getComputedStyle(aside).position === "sticky";
    const top = aside.getBoundingClientRect().top - parent.getBoundingClientRect().top;
    const isTall = isBeside && aside.offsetHeight > innerHeight - MARGINS;
    aside.classList.toggle("tall", isTall);
    aside.style.marginTop = isTall && top > 0 ? `${top}px` : "";
  }).observe(aside);
}

/** What a screen has above and below the sample, in pixels. */
const MARGINS = 80;
