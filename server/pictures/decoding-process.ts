import { type StartProcess, workProcess } from '../process/work-process.ts';

export interface Limits {
  /** The timeout for each picture in milliseconds. After it, the process is killed. */
  timeoutMs?: number;
  /** The memory limit in megabytes. Above it, the process exits. */
  memory?: number;
  /** Milliseconds without work after which the process stops. */
  idle?: number;
  start?: StartProcess;
}

/**
 * Processes pictures in a separate process, so that a decoder exploited or exhausted by a malicious picture
 * can access neither the shop's keys nor its connections. It is started on demand, for one task at a time (a
 * queue ensures that). Null when the task exceeded its limits.
 * @param worker a file that calls `answerTasks`
 */
export const decodingProcess = <Answer>(
  worker: URL,
  { timeoutMs = 10_000, memory = 768, ...bounds }: Limits = {},
) =>
  workProcess<Answer>({
    worker,
    args: [String(memory)],
    timeoutMs,
    ...bounds,
  });
