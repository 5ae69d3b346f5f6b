/** A failure, as Prism's components return it (fp-ts's Either). */
export const left = <Value>(value: Value) => ({ _tag: "Left", left: value }) as const;

/** A success, as Prism's components return it (fp-ts's Either). */
export const right = <Value>(value: Value) => ({ _tag: "Right", right: value }) as const;
