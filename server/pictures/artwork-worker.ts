import { answerTasks } from './answer-tasks.ts';
import { drawArtwork, type DrawTask } from './draw-artwork.ts';
import { drawProof, type ProofDrawing } from './draw-proof.ts';
import { inspectArtwork } from './read-artwork.ts';

// The process that reads files sent for printing, and draws them on pictures of products (artwork-process.ts).

answerTasks(async (task) => {
  if (task instanceof Uint8Array) return inspectArtwork(Buffer.from(task));
  return 'views' in (task as object) ? drawProof(task as ProofDrawing) : drawArtwork(task as DrawTask);
});
