#!/usr/bin/env node
import { existsSync } from "node:fs";

// The package has the built file; the workshop has the sources, which Node runs as they are from 22.18 on.
const source = new URL("../src/cli/main.ts", import.meta.url);
const built = new URL("../dist/cli/main.js", import.meta.url);
const [major, minor] = process.versions.node.split(".").map(Number);
const runsSources = major > 22 || (major === 22 && minor >= 18);
await import(existsSync(source) && (runsSources || !existsSync(built)) ? source.href : built.href);
