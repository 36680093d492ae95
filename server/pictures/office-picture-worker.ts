import { setPriority } from 'node:os';
import { answerTasks } from './answer-tasks.ts';
import { type CutTask, cutPicture, type Part, pixelsOf, renditionsFor } from './cut-picture.ts';

// The process that decodes and encodes pictures of the office (office-picture-process.ts), at low priority so that
// shoppers come first.
setPriority(10);

export type OfficePictureTask =
  | ({ kind: 'cut' } & CutTask)
  | { kind: 'pixels'; content: Uint8Array; part: Part }
  | { kind: 'renditions'; path: string; content: Uint8Array; format: 'avif' | 'webp' };

answerTasks((given) => {
  const task = given as OfficePictureTask;
  if (task.kind === 'pixels') return pixelsOf(Buffer.from(task.content), task.part).catch(() => null);
  return task.kind === 'cut'
    ? cutPicture(task)
    : renditionsFor(task.path, Buffer.from(task.content), task.format).catch(() => null);
});
