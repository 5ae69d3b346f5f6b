/** Tells what a runtime made of its checks: a line each, which begins with `passed: ` where it holds. */
export type Report = (name: string, running: Promise<string[]>) => Promise<void>;
