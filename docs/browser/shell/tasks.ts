import { recall, remember } from "./storage.ts";

/** Keeps the ticks of a check list, by the text of each task. */
export function rememberTasks(): void {
  const name = `tasks ${location.pathname.split("/").at(-1)}`;
  const done = new Set(JSON.parse(recall(name) ?? "[]") as string[]);
  for (const box of document.querySelectorAll<HTMLInputElement>(".task input")) {
    const text = box.closest("label")?.textContent?.trim() ?? "";
    box.checked = done.has(text);
    box.addEventListener("change", () => {
      if (box.checked) done.add(text);
      else done.delete(text);
      remember(name, JSON.stringify([...done]));
    });
  }
}
