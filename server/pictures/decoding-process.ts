import { type StartProcess, workProcess } from '../process/work-process.ts';

/** The limits of a picture process. */
export interface Limits {
  /** Milliseconds per picture; then the process is killed. */
  timeoutMs?: number;
  /** Megabytes; above that the process exits. */
  memory?: number;
  /** Milliseconds without work after which the process stops. */
  idle?: number;
  start?: StartProcess;
}

/**
 * Processes pictures in a separate process: a decoder exploited or exhausted by a malicious picture has access to
 * neither the shop's keys nor its connections. Started on demand, for one task at a time (a queue ensures that). Null
 * when the task exceeded its limits.
 * @param worker a file in this folder that calls `answerTasks`
 */
export const decodingProcess = <Answer>(
  worker: string,
  { timeoutMs = 10_000, memory = 768, ...bounds }: Limits = {},
) =>
  workProcess<Answer>({
    worker: new URL(worker, import.meta.url),
    args: [String(memory)],
    timeoutMs,
    ...bounds,
  });
