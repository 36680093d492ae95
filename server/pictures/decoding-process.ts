import { type StartProcess, workProcess } from '../process/work-process.ts';

/** What a process that decodes pictures may take. */
export interface Bounds {
  /** Milliseconds for one picture; then it is ended. */
  patience?: number;
  /** Megabytes; above it ends itself. */
  memory?: number;
  /** Milliseconds without work after which it is ended. */
  idle?: number;
  start?: StartProcess;
}

/**
 * Work with pictures in a process of its own: a decoder that somebody's picture takes over, or drives out of memory, holds
 * neither the shop's keys nor its connections. It is started when it is needed, for one task at a time (a queue sees to that).
 * null: the task needed more than its bounds.
 * @param worker a file beside this one, which calls `answerTasks`
 */
export const decodingProcess = <Answer>(
  worker: string,
  { patience = 10_000, memory = 768, ...bounds }: Bounds = {},
) =>
  workProcess<Answer>({
    worker: new URL(worker, import.meta.url),
    args: [String(memory)],
    patience,
    ...bounds,
  });
