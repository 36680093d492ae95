import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

export type StartProcess = (worker: URL, args: readonly string[], options: ForkOptions) => ChildProcess;

interface WorkProcess {
  worker: URL;
  args?: readonly string[];
  /** The timeout for each job in milliseconds. After it, the process is killed. */
  timeoutMs: number;
  /** Milliseconds without work after which the process stops. */
  idle?: number;
  /** The number of jobs after which the process is replaced. */
  max?: number;
  start?: StartProcess;
}

/**
 * Passes jobs to a separate process, which has neither the shop's keys nor its connections and is started on
 * demand. Answers have no id, so only one job runs at a time. The answer is null if the process died.
 */
export function workProcess<Answer>({
  worker,
  args = [],
  timeoutMs,
  idle = 30_000,
  max = Infinity,
  start = fork,
}: WorkProcess): (work: object) => Promise<Answer | null> {
  let child: ChildProcess | null = null;
  let done = 0;
  let timer: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function started(): ChildProcess {
    const made = start(worker, args, {
      // The process inherits neither settings nor keys.
      env: {},
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    made.unref();
    made.channel?.unref();
    made.once('exit', () => forget(made));
    done = 0;
    return made;
  }

  function forget(ended: ChildProcess): void {
    if (child === ended) child = null;
  }

  function end(working: ChildProcess): void {
    forget(working);
    working.kill('SIGKILL');
  }

  async function handOver(work: object): Promise<Answer | null> {
    clearTimeout(timer);
    child ??= started();
    const working = child;
    const over = new AbortController();
    const { signal } = over;
    const clock = setTimeout(() => end(working), timeoutMs);
    try {
      const answered = once(working, 'message', { signal }) as Promise<[Answer]>;
      working.send(work);
      const [answer] = await Promise.race([
        answered,
        once(working, 'exit', { signal }).then((): [null] => [null]),
      ]);
      return answer;
    } finally {
      clearTimeout(clock);
      over.abort();
      done += 1;
      if (done >= max) end(working);
      else timer = setTimeout(() => end(working), idle).unref();
    }
  }

  return (work) => {
    const answer = before.then(() => handOver(work));
    before = answer.catch(() => undefined);
    return answer;
  };
}
