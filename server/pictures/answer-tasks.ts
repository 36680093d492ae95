const megabyte = 1024 * 1024;

/**
 * Runs the tasks of a picture process (decoding-process.ts) one after the other, until the shop stops it or it exceeds
 * its memory limit.
 */
export function answerTasks(work: (task: unknown) => Promise<unknown>): void {
  const memory = Number(process.argv[2]) * megabyte;
  const endIfOver = () => {
    if (process.memoryUsage.rss() > memory) process.exit(1);
  };
  setInterval(endIfOver, 20).unref();
  // Ctrl-C reaches this process as well. Ignore it, so that requests in progress get their picture.
  process.on('SIGINT', () => undefined);
  process.on('message', (task: unknown) => {
    void work(task).then((answer) => {
      endIfOver();
      process.send?.(answer);
    });
  });
}
