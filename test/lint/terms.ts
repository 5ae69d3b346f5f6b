/** Terms to avoid in the texts of this project, each with its replacement. */
export const terms: [RegExp, string][] = [
  [/\banswer(s|ed|ing)?\b/i, "response, return, respond"],
  [/\b(be|is|are|was|were) told\b|\btells\b/i, "unknown, shows, describes"],
  [/\bcomes? into question\b/i, "is included"],
  [/\bceased? to exist\b/i, "terminated"],
  [/\bnull when\b/i, "`null` if"],
  [/\b(nobody|somebody)\b/i, "the subject, or the passive voice"],
  [/\bmeant for\b/i, "for"],
  [/\bin place of\b/i, "instead of, replaces"],
  [/\b(sent whole|sent apart|taken apart|prefix apart)\b/i, "as one string, components"],
  [/\bhow (deep|strictly|much is)\b/i, "depth, strictness, level of detail"],
  [/\bin order\b(?! to)/i, "valid"],
  [/(?<!-)\brefuse[sd]?\b/i, "rejected, removed, an error"],
  [/\bmend\b|\bgives back\b/i, "correct, returns"],
  [/\blost readers\b/i, "404 page"],
  [/\brepeat the request\b|\bwhat to repeat\b/i, "retry"],
  [/\bfor the moment\b/i, "temporarily"],
  [/\blikeliest\b/i, "best match"],
  [/\bthrow-away\b/i, "disposable"],
  [/\bhuman being/i, "person, sole trader"],
  [/\b(recogni|memoi|analy|normali|seriali)z/, "the British spelling: recognise, memoise, analyse"],
  [/\bsays? so\b|\bthat there is not\b/i, "the fact itself"],
];

/**
 * Verbs of persons. In a comment, the subject is a file or a tool, which has, lists, shows or
 * requires something.
 */
export const personalVerbs: [RegExp, string][] = [
  [/\b(knows?|says?|wants?|judges?)\b/i, "has, lists, shows, requires, checks"],
];

/** The lines of a text that use one of the {@link terms}; code in Markdown does not count. */
export function findTerms(text: string, avoided = terms): string[] {
  const prose = text
    .replace(/^ *```[\s\S]*?^ *```$/gm, (code) => code.replace(/[^\n]/g, ""))
    .replace(/`[^`\n]*`/g, "``");
  return prose.split("\n").flatMap((line, index) =>
    avoided.flatMap(([term, instead]) => {
      const [found] = term.exec(line) ?? [];
      return found === undefined ? [] : [`line ${index + 1}: "${found}"; write: ${instead}`];
    }),
  );
}
