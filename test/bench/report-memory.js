// Brought into a process that is measured: collects its garbage when it is asked, and tells its memory.
process.on("message", () => {
  globalThis.gc();
  process.send(process.memoryUsage());
});
process.channel.unref();
