/**
 * Runs a check of a suite outside Vitest and prints its outcome. It fails the suite if it throws, or returns lines of which one does not begin
 * with `passed`.
 */
export async function report(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    const lines = await run();
    if (Array.isArray(lines)) {
      const failed = lines.filter((line) => !line.startsWith("passed: "));
      if (failed.length > 0 || lines.length === 0) throw new Error(`of ${lines.length}:\n${failed.join("\n")}`);
    }
    console.log(`${name.padEnd(46)} ${Array.isArray(lines) ? `${lines.length} ` : ""}passed`);
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
    console.log(`${name.padEnd(46)} FAILED\n${stdout || stderr || message}`);
    process.exitCode = 1;
  }
}
