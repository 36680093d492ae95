import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

/** What a process that decodes pictures may take. */
export interface Bounds {
  /** Milliseconds for one picture; then it is ended. */
  patience?: number;
  /** Megabytes; above it ends itself. */
  memory?: number;
  /** Milliseconds without work after which it is ended. */
  idle?: number;
  start?: (worker: URL, args: readonly string[], options: ForkOptions) => ChildProcess;
}

/**
 * Work with pictures in a process of its own: a decoder that somebody's picture takes over, or drives out of memory, holds
 * neither the shop's keys nor its connections. It is started when it is needed, for one task at a time (a queue sees to that).
 * null: the task needed more than its bounds.
 * @param worker a file beside this one, which calls `answerTasks`
 */
export function decodingProcess<Answer>(
  worker: string,
  { patience = 10_000, memory = 768, idle = 30_000, start = fork }: Bounds = {},
) {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;

  function started(): ChildProcess {
    const made = start(new URL(worker, import.meta.url), [String(memory)], {
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

  return async (task: object): Promise<Answer | null> => {
    clearTimeout(timer);
    child ??= started();
    const drawing = child;
    const over = new AbortController();
    const { signal } = over;
    const clock = setTimeout(() => end(drawing), patience);
    try {
      const answer = once(drawing, 'message', { signal }) as Promise<[Answer]>;
      drawing.send(task);
      const [done] = await Promise.race([
        answer,
        once(drawing, 'exit', { signal }).then((): [null] => [null]),
      ]);
      return done;
    } finally {
      clearTimeout(clock);
      over.abort();
      timer = setTimeout(() => end(drawing), idle).unref();
    }
  };
}
