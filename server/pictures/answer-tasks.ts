const megabyte = 1024 * 1024;

/**
 * What a process that decodes pictures does (decoding-process.ts): one task after the other, until the shop ends it, or it needs
 * more memory than it may.
 */
export function answerTasks(work: (task: unknown) => Promise<unknown>): void {
  const memory = Number(process.argv[2]) * megabyte;
  const endIfOver = () => {
    if (process.memoryUsage.rss() > memory) process.exit(1);
  };
  setInterval(endIfOver, 20).unref();
  // Ctrl-C reaches it too: who waits for a picture gets it.
  process.on('SIGINT', () => undefined);
  process.on('message', (task: unknown) => {
    void work(task).then((answer) => {
      endIfOver();
      process.send?.(answer);
    });
  });
}
