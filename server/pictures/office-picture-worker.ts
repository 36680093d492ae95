import { lowerPriority } from '../process/lower-priority.ts';
import { answerTasks } from './answer-tasks.ts';
import { type CropTask, cropPicture, type Part, pixelsOf, renditionsFor } from './cropped-picture.ts';

// The process that decodes and encodes pictures of the office (office-picture-process.ts), at low priority so that
// shoppers come first.
lowerPriority();

export type OfficePictureTask =
  | ({ kind: 'cut' } & CropTask)
  | { kind: 'pixels'; content: Uint8Array; part: Part }
  | { kind: 'renditions'; path: string; content: Uint8Array; format: 'avif' | 'webp' };

answerTasks((given) => {
  const task = given as OfficePictureTask;
  if (task.kind === 'pixels') return pixelsOf(Buffer.from(task.content), task.part).catch(() => null);
  return task.kind === 'cut'
    ? cropPicture(task)
    : renditionsFor(task.path, Buffer.from(task.content), task.format).catch(() => null);
});
