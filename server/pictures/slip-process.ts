import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

/** What the process that decodes strangers' pictures may take. */
interface Bounds {
  /** Milliseconds for one picture; then it is ended. */
  patience?: number;
  /** Megabytes; above it ends itself. */
  memory?: number;
  /** Milliseconds without work after which it is ended. */
  idle?: number;
  start?: (worker: URL, args: readonly string[], options: ForkOptions) => ChildProcess;
}

/**
 * Draws slips anew (`drawnAnew`) in a process of its own: a decoder that a stranger's picture takes over, or drives out of
 * memory, holds neither the shop's keys nor its connections. It is started when one is needed, for one picture at a time
 * (`queues.slips`). null also for a picture that needs more than its bounds.
 */
export function slipProcess({ patience = 10_000, memory = 768, idle = 30_000, start = fork }: Bounds = {}) {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;

  function started(): ChildProcess {
    const made = start(new URL('slip-worker.ts', import.meta.url), [String(memory)], {
      // Nothing of ours: neither settings nor keys.
      env: {},
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    made.unref();
    made.channel?.unref();
    made.once('exit', () => forget(made));
    return made;
  }

  function forget(ended: ChildProcess): void {
    if (child === ended) child = null;
  }

  function end(drawing: ChildProcess): void {
    forget(drawing);
    drawing.kill('SIGKILL');
  }

  return async (content: Buffer): Promise<Buffer | null> => {
    clearTimeout(timer);
    child ??= started();
    const drawing = child;
    const over = new AbortController();
    const { signal } = over;
    const clock = setTimeout(() => end(drawing), patience);
    try {
      const answer = once(drawing, 'message', { signal }) as Promise<[Uint8Array | null]>;
      drawing.send(content);
      const [picture] = await Promise.race([answer, once(drawing, 'exit', { signal }).then(() => [null])]);
      return picture && Buffer.from(picture);
    } finally {
      clearTimeout(clock);
      over.abort();
      timer = setTimeout(() => end(drawing), idle).unref();
    }
  };
}

export const slipPicture = slipProcess();
