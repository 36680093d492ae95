import { OverloadedError } from '#shop/work-queue/work-queue.ts';
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

/**
 * Returns only the fields that locate an error, because a database error's `detail` repeats row values, and
 * an SDK's error its headers.
 */
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

const tooLate =
  /timeout exceeded when trying to connect|due to (?:connection|statement|lock) timeout|Query read timeout/u;

/** Whether an error only says that the database took too long. Latency has its own alerts. */
const isSlowness = (error: unknown): boolean =>
  error instanceof OverloadedError ||
  (error instanceof Error && (tooLate.test(error.message) || isSlowness(error.cause)));

/** pino’s number for `error`. */
const errorLevel = 50;
let errors = 0;

/** Returns how many errors this process has logged, which operators watch (`kado_errors_logged_total`). */
export const loggedErrors = (): number => errors;

/** Returns the log options of the shop: what is redacted, how errors are serialized, and that they are counted. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  redact,
  serializers: { err: errorFields, error: errorFields },
  hooks: {
    logMethod(line, method, lineLevel) {
      const [fields] = line as readonly unknown[];
      if (lineLevel === errorLevel && isSlowness((fields as { err?: unknown } | undefined)?.err))
        return this.warn(...line);
      if (lineLevel >= errorLevel) errors += 1;
      return method.apply(this, line);
    },
  },
});

/** The maximum bytes of buffered lines while the output is blocked. Further lines are dropped and counted. */
const maxWaiting = 1024 * 1024;
/** Milliseconds after which a write counts as stuck, and between retries of a failed one. */
const [longestWrite, pause] = [1000, 1000];

/** Creates the process's log: readable text on a terminal, one JSON object per line elsewhere. */
export function createLog(level: string, onTerminal: boolean = process.stdout.isTTY): Logger {
  if (onTerminal)
    return pino(
      logOptions(level),
      pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', sync: true }),
    );
  let lost = 0;
  const into = boundedLog(() => (lost += 1));
  const log = pino({ ...logOptions(level), base: { pid: process.pid } }, into);
  into.on('drain', () => {
    if (lost === 0) return;
    const lines = lost;
    lost = 0;
    log.warn({ lines }, 'log lines dropped: the log destination is not keeping up');
  });
  return log;
}

let stuck = () => false;

/** Returns whether the log's output is blocked, so that the pending write would delay the exit forever. */
export const logIsStuck = (): boolean => stuck();

/** Writes to standard output asynchronously, so that a full disk or an unread pipe blocks nothing. */
function boundedLog(dropped: () => void) {
  const into = pino.destination({ dest: 1, sync: false, maxLength: maxWaiting });
  let [hasSince, hasFailed] = [Infinity, false];
  const write = into.write.bind(into);
  into.write = (line) => {
    hasSince = Math.min(hasSince, performance.now());
    return write(line);
  };
  into.on('write', () => ([hasSince, hasFailed] = [performance.now(), false]));
  into.on('drain', () => (hasSince = Infinity));
  into.on('drop', dropped);
  let isWaiting = false;
  into.removeAllListeners('error').on('error', () => {
    // The disk is full or the reader is gone, so keep the buffer and retry with an empty write.
    [hasSince, hasFailed] = [Infinity, true];
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      into.write('');
    }, pause).unref();
  });
  stuck = () => performance.now() - hasSince > longestWrite;
  // pino's own function, called after a fatal line and on exit, would retry forever.
  const flush = into.flushSync.bind(into);
  into.flushSync = () => {
    if (!stuck() && !hasFailed) flush();
  };
  return into;
}
