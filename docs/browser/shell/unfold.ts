/**
 * Makes the buttons beside responses work: the first click opens every part of the response, the
 * next one folds it again.
 */
export function addUnfolding(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(".unfold");
    const parts = [...(button?.parentElement?.querySelectorAll("details") ?? [])];
    if (!button || parts.length === 0) return;
    const isAllOpen = parts.every(({ open }) => open);
    for (const part of parts) part.open = !isAllOpen;
    button.textContent = isAllOpen ? "Show all" : "Fold";
  });
}
