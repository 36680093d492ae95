import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { AppContext } from '../context/context.ts';
import { logIsStuck } from '../process/log.ts';
import { OperatorError } from '../process/operator-error.ts';

interface Running {
  context: AppContext;
  server: Server;
}

/** Milliseconds during which readiness fails before the port closes, so that load balancers stop routing here. */
const notice = 1000;
/**
 * Milliseconds after which running requests are aborted. Closing the database needs the remaining part of the
 * ten seconds.
 */
const longestRequest = 6000;
const hardLimit = 9500;
/** Milliseconds within which an accepted connection must send its request. */
const firstWord = 200;
/** Milliseconds of an idle iteration of the event loop. */
const idleRound = 0.2;

/** Shuts the process down: readiness fails, requests finish, then everything is undone in reverse order. */
export class Shutdown {
  readonly #abort = new AbortController();
  readonly #undo = new AsyncDisposableStack();
  readonly #lastActs: (() => void)[] = [];
  readonly #log: Logger;
  #running: Running | undefined;
  #exitCode = 0;

  constructor(log: Logger) {
    this.#log = log;
    // The terminal and npm both send Ctrl-C, so it arrives twice. The second one doesn't mean that the shop
    // should hurry.
    process.on('SIGTERM', () => void this.#end(notice));
    process.on('SIGINT', () => void this.#end(0));
    process.on('SIGHUP', () => void this.#end(0));
    for (const fieldError of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(fieldError, (error: unknown) => {
        log.fatal({ err: error }, fieldError);
        void this.#end(0, 1);
      });
    }
    process.once('exit', () => {
      this.#lastActs.forEach((act) => act());
      // Node would wait forever for a blocked write.
      if (logIsStuck()) process.kill(process.pid, 'SIGKILL');
    });
  }

  /** Aborted when the process is asked to stop. A start in progress stops at its next step. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The exit code. It isn't 0 when a bug stops the process. */
  get exitCode(): number {
    return this.#exitCode;
  }

  /** Whether resources are being closed, so that errors of code that still uses them are expected. */
  get undoing(): boolean {
    return this.#undo.disposed;
  }

  /** Registers the cleanup of a step of the start. */
  afterwards(undo: () => unknown): void {
    this.#undo.defer(async () => void (await undo()));
  }

  /** Registers a final synchronous action, which runs even when there is no time to wait. */
  lastAct(act: () => void): void {
    this.#lastActs.push(act);
  }

  /** Stops the process with an error that a person must fix first. */
  fail(error: Error): void {
    this.#log.fatal({ err: error }, error.message);
    void this.#end(0, OperatorError.exitCode);
  }

  /** Registers the running shop to close. */
  started(running: Running): void {
    this.#running = running;
    if (this.#abort.signal.aborted) void this.#close(0);
  }

  async undo(): Promise<void> {
    this.#limit();
    await this.#undo.disposeAsync();
  }

  async #end(timeoutMs: number, exitCode = 0): Promise<void> {
    if (this.#abort.signal.aborted) return;
    this.#exitCode = exitCode;
    this.#abort.abort();
    this.#limit();
    // During the start, the start itself notices, undoes its steps and exits.
    if (this.#running) await this.#close(timeoutMs);
  }

  async #close(timeoutMs: number): Promise<void> {
    const { context, server } = this.#running as Running;
    context.stopping = true;
    await sleep(timeoutMs);
    const cut = setTimeout(() => server.closeAllConnections(), longestRequest);
    try {
      await closePort(server);
      await this.#undo.disposeAsync();
    } catch (error) {
      this.#log.error({ err: error }, 'couldn’t shut down cleanly');
      process.exit(1);
    }
    clearTimeout(cut);
    process.exit(this.#exitCode);
  }

  #limit(): void {
    setTimeout(() => {
      this.#log.error('shutdown timed out');
      process.exit(1);
    }, hardLimit).unref();
  }
}

/** Stops accepting connections; resolves when all open ones were answered. */
async function closePort(server: Server): Promise<void> {
  await nobodyConnects(server);
  const closed = once(server, 'close');
  // Unlike an HTTP server's close, this doesn't drop connections that haven't sent a request yet.
  NetServer.prototype.close.call(server);
  await sleep(firstWord);
  // A keep-alive connection with a request in progress becomes idle only later, and Node waits for it.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
}

/**
 * Waits until no client is connecting. The kernel resets connections that haven't been accepted when the port
 * closes. Node accepts one per iteration of its event loop, so close right after an iteration without one
 * that was too short for another to arrive.
 */
function nobodyConnects(server: Server): Promise<void> {
  let last = performance.now();
  const latest = last + notice;
  return new Promise((resolve) => {
    let came = true;
    server.on('connection', () => (came = true));
    const look = () => {
      const now = performance.now();
      if (now > latest || (!came && now - last < idleRound)) return resolve();
      came = false;
      last = now;
      setImmediate(look);
    };
    look();
  });
}
