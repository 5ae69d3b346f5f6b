/**
 * Prints whether a statement holds. One that does not fails the suite, and is printed with what was
 * seen.
 */
export function reportStatement(statement: string, holds: boolean, seen = ""): void {
  console.log(`${holds ? "passed" : "FAILED"}  ${statement}`);
  if (holds) return;
  console.log(seen.replaceAll(/^/gm, "    "));
  process.exitCode = 1;
}

/**
 * Runs a check of a suite, and reports it: it throws on failure, or returns lines of which a failed
 * one does not begin with `passed`.
 */
export async function reportRun(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    const lines = await run();
    if (!Array.isArray(lines)) return reportStatement(name, true);
    const failed = lines.filter((line) => !line.startsWith("passed: "));
    reportStatement(
      `${name}, ${lines.length}`,
      lines.length > 0 && failed.length === 0,
      failed.join("\n"),
    );
  } catch (error) {
    const { stdout, stderr, message } = error as {
      stdout?: string;
      stderr?: string;
      message: string;
    };
    reportStatement(name, false, stdout || stderr || message);
  }
}
