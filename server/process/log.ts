import pino, { type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';

const secretKeys = [
  'token',
  'password',
  'authorization',
  'cookie',
  'set-cookie',
  'secret',
  'Token',
  'Password',
  'paymentToken',
];
const places = ['', '*.', '*.*.', '*.*.*.'];
const redact = {
  paths: places.flatMap((place) =>
    secretKeys.map((key) => (key.includes('-') ? `${place.replace(/\.$/u, '')}["${key}"]` : place + key)),
  ),
  censor: '[hidden]',
};

/** Errors by what locates them. A database error's `detail` repeats row values and an SDK's error its headers: left out. */
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint, table }),
    ...(error.cause !== undefined && { cause: errorFields(error.cause) }),
  };
}

/** What every log of the shop hides, and how it writes errors. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  redact,
  serializers: { err: errorFields, error: errorFields },
});

/** The process's log: for people on a terminal, one JSON object a line elsewhere. */
export function createLog(level: string, onTerminal: boolean = process.stdout.isTTY): Logger {
  if (!onTerminal) return pino({ ...logOptions(level), base: { pid: process.pid } });
  return pino(
    logOptions(level),
    pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', sync: true }),
  );
}
