import { formatOfFile, isShownFormat, pictureRefusal } from '#contract/file-formats.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { useLabels } from '../office-context.ts';

/** Returns a function that says why a file can't be a picture; null if it can, or the shop has to read it to know. */
export function usePictureRefusal(): (file: File) => Promise<string | null> {
  const refused = useLabels(officeRefusals);
  return async (file) => {
    const format = await formatOfFile(file);
    if (!format || isShownFormat(format)) return null;
    return refused(pictureRefusal(format), { format: format.name });
  };
}
