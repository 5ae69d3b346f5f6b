import { runScript, UserError } from "@data-validation/tooling/command";
import { requireCommit, runGit } from "./breaking.ts";
import { commitFindings } from "./lib/lint/commit-findings.ts";

const HELP = `
Usage: npm run commits -- <git ref>

Checks the messages of the commits since a ref, such as origin/main, by CONTRIBUTING.md: area, verb and body. Merges are left out.
`;

if (import.meta.main)
  await runScript(HELP, [], ({ args: [ref] }) => {
    if (ref === undefined) throw new UserError(HELP.trim());
    requireCommit(ref);
    const messages = runGit("log", "--no-merges", "-z", "--format=%h %B", `${ref}..HEAD`);
    const findings = messages.split("\0").flatMap((text) => {
      const [, hash = "", message = ""] = /^(\w+) (.*)$/s.exec(text.trim()) ?? [];
      return hash === "" ? [] : commitFindings(message).map((finding) => `${hash}: ${finding}`);
    });
    if (findings.length > 0) throw new UserError(findings.join("\n"));
  });
