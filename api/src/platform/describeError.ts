interface ErrorDescription {
  /** The error's class name. */
  error: string;
  /** SQLSTATE of a database error, or Node's code of a system error. */
  errorCode?: string;
  /** The mail server's reply code. */
  responseCode?: number;
  /** The violated constraint. */
  constraint?: string;
}

/** PostgreSQL's five characters, or a name such as ECONNRESET. */
const ERROR_CODE = /^[0-9A-Z_]{3,40}$/;
const IDENTIFIER = /^[a-z0-9_]{1,63}$/;

/** The loggable fields of an error: never its message, which may quote a person's input (C10). */
export function describeError(error: unknown): ErrorDescription {
  const { code, responseCode, constraint }: { [name in string]?: unknown } = Object(error);
  return {
    error: error instanceof Error ? error.name : typeof error,
    ...(typeof code === 'string' && ERROR_CODE.test(code) && { errorCode: code }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof constraint === 'string' && IDENTIFIER.test(constraint) && { constraint }),
  };
}

/** The first stack frames of an error, without its message. */
export function formatStackFrames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 8).map((line) => line.trim());
}
