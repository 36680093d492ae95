import { answerTasks } from '../pictures/answer-tasks.ts';
import { inspectArtwork } from './inspect.ts';

// The process that reads files sent for printing (inspect-process.ts).

answerTasks((content) => inspectArtwork(Buffer.from(content as Uint8Array)));
