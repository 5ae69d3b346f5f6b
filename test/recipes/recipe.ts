/** A change that people make to this project, as steps that can be made by a machine, each of them also left out. */
export interface Recipe {
  title: string;
  /** What the walk really changes, for somebody who reads its steps. */
  example: string;
  steps: Step[];
}

/** One thing to do. */
export interface Step {
  /** What to do, as a sentence. */
  what: string;
  /** The files to edit, each with the edit; a file that is not there is made. */
  files?: Record<string, Edit>;
  /** A file or folder to copy before the edits: from, to. */
  copy?: [from: string, to: string];
  /** The script of scripts/ that is run after all edits. */
  run?: string;
  /** Tests that notice when the step is forgotten, beside those that notice whatever is forgotten. */
  seenBy?: string[];
}

/** What an edit makes of the text of a file; of an empty text when there is none. */
export type Edit = (text: string) => string;

/** Puts text behind a passage that a file has once. */
export const after = (passage: string, addition: string): Edit => replace(passage, passage + addition);

/** Puts text before a passage that a file has once. */
export const before = (passage: string, addition: string): Edit => replace(passage, addition + passage);

/** Replaces a passage that a file has once. */
export function replace(passage: string, other: string): Edit {
  return (text) => {
    const parts = text.split(passage);
    if (parts.length !== 2) throw new Error(`The passage stands ${parts.length - 1} times and not once: ${passage}`);
    return parts.join(other);
  };
}

/** Replaces a passage everywhere in a file that has it. */
export function replaceAll(passage: string, other: string): Edit {
  return (text) => {
    if (!text.includes(passage)) throw new Error(`The passage is not there: ${passage}`);
    return text.replaceAll(passage, other);
  };
}

/** The whole of a new file. */
export function content(text: string): Edit {
  return () => text;
}

/** Several edits of a file, one after the other. */
export function all(...edits: Edit[]): Edit {
  return (text) => edits.reduce((so, edit) => edit(so), text);
}
