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

/** Bytes of lines that wait for a log that takes none; beyond them lines are dropped, and counted. */
const mostWaiting = 1024 * 1024;
/** Milliseconds: a write that takes longer is stuck, one that failed is tried again. */
const [longestWrite, pause] = [1000, 1000];

/** The process's log: for people on a terminal, one JSON object a line elsewhere. */
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

/** Whether the log takes nothing: a write is under way, and would hold up the end of the process for ever. */
export const logIsStuck = (): boolean => stuck();

/** Standard output, written to beside the work: a full disk and a pipe that nobody reads hold nobody up. */
function boundedLog(dropped: () => void) {
  const into = pino.destination({ dest: 1, sync: false, maxLength: mostWaiting });
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
    // No room, or nobody there: what waits is kept, and an empty write tries again.
    [hasSince, hasFailed] = [Infinity, true];
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      into.write('');
    }, pause).unref();
  });
  stuck = () => performance.now() - hasSince > longestWrite;
  // pino's own, after a fatal line and at the end of the process, would try for ever.
  const flush = into.flushSync.bind(into);
  into.flushSync = () => {
    if (!stuck() && !hasFailed) flush();
  };
  return into;
}
