#!/usr/bin/env node
// The built file; the source where npm runs it in this repository.
import "#main";
