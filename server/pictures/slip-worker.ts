import { answerTasks } from './answer-tasks.ts';
import { reencodeSlip } from './slip-picture.ts';

// The process that decodes payment slips (slip-process.ts).

answerTasks((content) => reencodeSlip(Buffer.from(content as Uint8Array)));
