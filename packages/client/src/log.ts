/** The target of a client's log: `console`, pino, winston or anything else with these methods. */
export interface Logger {
  debug(message: string, ...headers: [name: string, value: string][][]): void;
  info(message: string): void;
  warn(message: string): void;
}

const levels = ["debug", "info", "warn", "off"] as const;

/** The least severe messages that are logged. */
export type LogLevel = (typeof levels)[number];

/** Where a client logs, and how much. */
export interface LogOptions {
  /** Receives the messages; `console` by default. */
  logger?: Logger | undefined;
  /**
   * `warn` (default): an API key that would be sent unencrypted, a response that states no version.
   * `info`: also each attempt with its outcome. `debug`: also the headers of requests and
   * responses. The API key, other secrets and bodies are never logged.
   */
  logLevel?: LogLevel | undefined;
}

/** Logs a message with headers, if its level is enabled. */
export type Log = (
  level: Exclude<LogLevel, "off">,
  message: string,
  ...headers: (Headers | undefined)[]
) => void;

export function createLog({ logger = console, logLevel = "warn" }: LogOptions): Log {
  return (level, message, ...headers) => {
    if (levels.indexOf(level) < levels.indexOf(logLevel)) return;
    const shownHeaders = headers.map((one) =>
      [...(one ?? [])].filter(([name]) => !/auth|cookie|key|token/.test(name)),
    );
    logger[level](message, ...shownHeaders);
  };
}
