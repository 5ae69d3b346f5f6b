#!/usr/bin/env node
import { existsSync } from "node:fs";

// The package has the built file; the workshop has the sources, which Node runs as they are from 22.18 on.
const [source, built] = ["../src/cli/main.ts", "../dist/cli/main.js"].map((path) => new URL(path, import.meta.url));
const [major, minor] = process.versions.node.split(".").map(Number);
const runsSources = major > 22 || (major === 22 && minor >= 18);
await import(existsSync(source) && (runsSources || !existsSync(built)) ? source.href : built.href);
