interface ErrorDescription {
  /** The error's class. */
  error: string;
  /** SQLSTATE of a database error, or Node's code of a system error. */
  errorCode?: string;
  /** What a mail server answered. */
  responseCode?: number;
  /** The constraint that refused a write. */
  constraint?: string;
}

/** PostgreSQL's five characters, or a name such as ECONNRESET. */
const ERROR_CODE = /^[0-9A-Z_]{3,40}$/;
const IDENTIFIER = /^[a-z0-9_]{1,63}$/;

/** What a log may say of an error: never its message, which may quote what a person typed (C10). */
export function describeError(error: unknown): ErrorDescription {
  const { code, responseCode, constraint }: { [name in string]?: unknown } = Object(error);
  return {
    error: error instanceof Error ? error.name : typeof error,
    ...(typeof code === 'string' && ERROR_CODE.test(code) && { errorCode: code }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof constraint === 'string' && IDENTIFIER.test(constraint) && { constraint }),
  };
}

/** Where an error was made: the first frames of its stack, without its message. */
export function stackFrames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 8).map((line) => line.trim());
}
