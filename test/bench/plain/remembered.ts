/** Without the memory: a text is worked on each time that it comes. */
export const remembered = <Compute>(compute: Compute): Compute => compute;
