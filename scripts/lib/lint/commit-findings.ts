/** The widths of a title and of the lines below it, in characters. */
const TITLE_WIDTH = 72;
const BODY_WIDTH = 80;

/** `area: verb what`: a folder or package, and a verb in its plain form. */
const TITLE = /^[a-z][\w/-]*: [a-z]+ \S/;

/** The mistakes in the message of a commit, by CONTRIBUTING, section "Commits". */
export function commitFindings(message: string): string[] {
  const [title = "", separator = "", ...body] = message.trim().split("\n");
  const wide = body.find((line) => line.length > BODY_WIDTH);
  return [
    ...(TITLE.test(title) ? [] : ["Begin the title with an area and a verb: docs: build …"]),
    ...(title.length > TITLE_WIDTH ? [`Shorten the title to ${TITLE_WIDTH} characters.`] : []),
    ...(separator === "" ? [] : ["Leave a blank line below the title."]),
    ...(body.length === 0 ? ["Write below the title why the change is needed."] : []),
    ...(wide === undefined ? [] : [`Wrap at ${BODY_WIDTH} characters: ${wide.slice(0, 40)}…`]),
  ];
}
