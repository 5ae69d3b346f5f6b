// Ends a process when the one that started it with a channel has ended, killed or not.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
