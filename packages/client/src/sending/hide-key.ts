import * as defaults from "../defaults.ts";

/** Replaces a key in a text, also where JSON escapes its characters (`\/`). */
export function hideKey(text: string, key = ""): string {
  const spelled = JSON.stringify(key).slice(1, -1);
  let plain = text;
  try {
    plain = JSON.stringify(JSON.parse(text));
  } catch {}
  return key.length >= defaults.shortestSecret && plain.includes(spelled)
    ? plain.replaceAll(spelled, "[API key]")
    : text;
}
