const quiet = 400;

/** A line for the person who starts the shop. On standard error: standard output is the log's. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/** Does `work` and says how long it took; work that takes a while is announced first. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const announcing = setTimeout(() => tell(`${name}…`), quiet);
  try {
    const result = await work();
    tell(`${name}… ${Math.round((performance.now() - start) / 100) / 10} s`);
    return result;
  } finally {
    clearTimeout(announcing);
  }
}
