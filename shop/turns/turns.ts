/** A line for work of which only so much may run at once in a process. */
export interface Turns {
  /** True when no one more may wait: whoever comes now is told to try again (503). Ask right before `take`, in the same tick. */
  isFull(): boolean;
  /** Runs `work` when a place is free, in order of arrival. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

export function turns({ atOnce, mayWait }: { atOnce: number; mayWait: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    isFull: () => waiting.length >= mayWait,
    async take(work) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((go) => waiting.push(go));
      try {
        return await work();
      } finally {
        // The place is handed on rather than freed, so that nobody can slip in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
