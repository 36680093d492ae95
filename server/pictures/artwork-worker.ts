import { answerTasks } from './answer-tasks.ts';
import { inspectArtwork } from './read-artwork.ts';

// The process that reads files sent for printing (artwork-process.ts).

answerTasks((content) => inspectArtwork(Buffer.from(content as Uint8Array)));
