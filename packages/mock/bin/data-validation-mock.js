#!/usr/bin/env node
// The built file; in this repository, under npm, the source.
import "#main";
