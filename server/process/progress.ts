const quiet = 400;

/** Prints a line for the operator to standard error, because the log uses standard output. */
export const notify = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs `work` and prints how long it took. Slow work is announced first. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const announcing = setTimeout(() => notify(`${name}…`), quiet);
  try {
    const result = await work();
    notify(`${name}… ${Math.round((performance.now() - start) / 100) / 10} s`);
    return result;
  } finally {
    clearTimeout(announcing);
  }
}
