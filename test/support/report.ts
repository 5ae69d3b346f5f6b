/** Runs a check of a suite that is no test of Vitest, and prints what came of it; a failure is the suite's. */
export async function report(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
    console.log(`${name.padEnd(46)} passed`);
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
    console.log(`${name.padEnd(46)} FAILED\n${stdout || stderr || message}`);
    process.exitCode = 1;
  }
}
