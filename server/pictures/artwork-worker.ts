import sharp from 'sharp';
import { answerTasks } from './answer-tasks.ts';
import { drawArtwork, type DrawTask } from './draw-artwork.ts';
import { drawProof, type ProofDrawing } from './draw-proof.ts';

// The process that reads files sent for printing, and draws them on pictures of products (artwork-process.ts).
sharp.cache(false);
sharp.concurrency(1);

answerTasks(async (task) => {
  if (task instanceof Uint8Array) {
    // Drawing needs no PDF library.
    const { inspectArtwork } = await import('./read-artwork.ts');
    return inspectArtwork(Buffer.from(task));
  }
  return 'views' in (task as object) ? drawProof(task as ProofDrawing) : drawArtwork(task as DrawTask);
});
