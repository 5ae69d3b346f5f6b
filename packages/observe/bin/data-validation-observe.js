#!/usr/bin/env node
import { existsSync } from "node:fs";

// The package has the built file; the workshop has the sources, which Node runs as they are.
const [source, built] = ["../src/cli.ts", "../dist/cli.js"].map((path) => new URL(path, import.meta.url));
await import(existsSync(source) ? source.href : built.href);
