import { answerTasks } from './answer-tasks.ts';
import { drawnAnew } from './slip-picture.ts';

// The process in which slips are decoded (slip-process.ts).

answerTasks((content) => drawnAnew(Buffer.from(content as Uint8Array)));
