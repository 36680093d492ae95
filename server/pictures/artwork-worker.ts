import { answerTasks } from './answer-tasks.ts';
import { drawArtwork, type DrawTask } from './draw-artwork.ts';
import { inspectArtwork } from './read-artwork.ts';

// The process that reads files sent for printing, and draws them on pictures of products (artwork-process.ts).

answerTasks((task) =>
  'picture' in (task as object)
    ? drawArtwork(task as DrawTask)
    : inspectArtwork(Buffer.from(task as Uint8Array)),
);
