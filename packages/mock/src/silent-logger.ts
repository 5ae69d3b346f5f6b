const ignore = () => undefined;

/** A logger for Prism that says nothing: the mock writes one line of its own for each request, and only when it is asked to. */
export const silentLogger = {
  child: () => silentLogger,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
  success: ignore,
};
