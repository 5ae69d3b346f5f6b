/** Height of the screen above and below the sample, in pixels. */
const MARGINS = 80;

/**
 * The sample stays on the screen while the fields beside it scroll. A sample that is taller than
 * the screen scrolls with them (the class `tall`) from its current position, so that its end is
 * reachable.
 */
export function releaseTallSample(): void {
  const sample = document.querySelector<HTMLElement>("aside.sample");
  const fields = sample?.parentElement;
  if (!sample || !fields) return;
  new ResizeObserver(() => {
    // Its place is measured as it is without the class.
    sample.classList.remove("tall");
    const isSticky = getComputedStyle(sample).position === "sticky";
    const isTall = isSticky && sample.offsetHeight > innerHeight - MARGINS;
    const top = sample.getBoundingClientRect().top - fields.getBoundingClientRect().top;
    sample.classList.toggle("tall", isTall);
    sample.style.marginTop = isTall && top > 0 ? `${top}px` : "";
  }).observe(sample);
}
