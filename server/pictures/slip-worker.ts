import { answerTasks } from './answer-tasks.ts';
import { drawnAnew } from './slip-picture.ts';

// The process that decodes payment slips (slip-process.ts).

answerTasks((content) => drawnAnew(Buffer.from(content as Uint8Array)));
