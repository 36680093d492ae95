import { drawnAnew } from './slip-picture.ts';

// The process in which strangers' pictures are decoded (slip-process.ts). It ends when the shop does.

const megabyte = 1024 * 1024;
const memory = Number(process.argv[2]) * megabyte;
const endIfOver = () => {
  if (process.memoryUsage.rss() > memory) process.exit(1);
};
setInterval(endIfOver, 20).unref();
// Ctrl-C reaches it too: who waits for a picture gets it.
process.on('SIGINT', () => undefined);
process.on('message', (content: Uint8Array) => {
  void drawnAnew(Buffer.from(content)).then((picture) => {
    endIfOver();
    process.send?.(picture);
  });
});
