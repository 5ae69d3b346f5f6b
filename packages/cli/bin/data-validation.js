#!/usr/bin/env node
import { existsSync } from "node:fs";

// The published package has the built file; this repository has the sources, which Node runs as they are.
const [source, built] = ["../src/main.ts", "../dist/main.js"].map((path) => new URL(path, import.meta.url));
await import(existsSync(source) ? source.href : built.href);
