#!/usr/bin/env node
import { existsSync } from "node:fs";

// The published package has the built file; this repository has the sources, which Node runs as they are.
const source = new URL("../src/main.ts", import.meta.url);
const built = new URL("../dist/main.js", import.meta.url);
await import(existsSync(source) ? source.href : built.href);
