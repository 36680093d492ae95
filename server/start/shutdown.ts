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

/** Readiness says no for this long before the port closes, so that a load balancer sends nobody to it. */
const notice = 1000;
/** Requests still running after this long are cut off; the database needs the rest of the ten seconds. */
const longestRequest = 6000;
const hardLimit = 9500;
/** Who has come in says within this time what they want. */
const firstWord = 200;
/** A round of the event loop with nothing to do. */
const idleRound = 0.2;

/** How the process ends: readiness flips, requests finish, then everything is undone in reverse order. */
export class Shutdown {
  readonly #abort = new AbortController();
  readonly #undo = new AsyncDisposableStack();
  readonly #lastActs: (() => void)[] = [];
  readonly #log: Logger;
  #running: Running | undefined;
  #exitCode = 0;

  constructor(log: Logger) {
    this.#log = log;
    // A terminal and npm both pass Ctrl-C on, so it arrives twice: the second does not ask for more haste.
    process.on('SIGTERM', () => void this.#end(notice));
    process.on('SIGINT', () => void this.#end(0));
    process.on('SIGHUP', () => void this.#end(0));
    for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(fault, (error: unknown) => {
        log.fatal({ err: error }, fault);
        void this.#end(0, 1);
      });
    }
    process.once('exit', () => {
      this.#lastActs.forEach((act) => act());
      // Node would wait for a write that nobody takes.
      if (logIsStuck()) process.kill(process.pid, 'SIGKILL');
    });
  }

  /** Aborted when the process is asked to end; a start under way stops at the next step. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** What the process ends with: not 0 when a fault of ours ends it. */
  get exitCode(): number {
    return this.#exitCode;
  }

  /** Whether what was opened is being closed: what still runs on it fails, and that is no fault. */
  get undoing(): boolean {
    return this.#undo.disposed;
  }

  /** Adds what undoes a step of the start. */
  afterwards(undo: () => unknown): void {
    this.#undo.defer(async () => void (await undo()));
  }

  /** Adds what is done even when there is no time to wait for anything. */
  lastAct(act: () => void): void {
    this.#lastActs.push(act);
  }

  /** Ends the process for a reason a person must put right first. */
  fail(error: Error): void {
    this.#log.fatal({ err: error }, error.message);
    void this.#end(0, OperatorError.exitCode);
  }

  /** From now on there is a shop to close. */
  started(running: Running): void {
    this.#running = running;
    if (this.#abort.signal.aborted) void this.#close(0);
  }

  async undo(): Promise<void> {
    this.#limit();
    await this.#undo.disposeAsync();
  }

  async #end(patience: number, exitCode = 0): Promise<void> {
    if (this.#abort.signal.aborted) return;
    this.#exitCode = exitCode;
    this.#abort.abort();
    this.#limit();
    // While starting, the start itself notices, undoes what was done and ends the process.
    if (this.#running) await this.#close(patience);
  }

  async #close(patience: number): Promise<void> {
    const { context, server } = this.#running as Running;
    context.stopping = true;
    await sleep(patience);
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

/** Takes no more connections; done when everybody who has one was answered. */
async function closePort(server: Server): Promise<void> {
  await nobodyConnects(server);
  const closed = once(server, 'close');
  // Not as an HTTP server closes: that would cut off connections on which no request has come yet.
  NetServer.prototype.close.call(server);
  await sleep(firstWord);
  // A kept-alive connection whose request was in flight becomes idle only later, and Node waits for it.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
}

/**
 * A connection nobody has taken yet when the port closes is reset by the kernel. Node takes one in each round of its loop: so
 * it closes right after a round in which none came, and which was so short that none can have come meanwhile.
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
