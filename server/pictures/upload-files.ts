import { renditions } from '#contract/constants.ts';
import { renditionPath, renditionWidths } from '#contract/picture-names.ts';
import type { UploadFiles } from '#shop/housekeeping/housekeeping.ts';
import type { Stores } from '../adapters/storage/open-stores.ts';
import { previewName } from './create-renditions.ts';
import { nameOf } from './store-picture.ts';
import { chunkNames } from './uploaded.ts';

/** Returns how housekeeping deletes files of the office. */
export const uploadFiles = ({ private: files, content }: Stores): UploadFiles => ({
  async removePieces(upload) {
    for (const name of chunkNames(upload)) await files.remove(name);
  },
  async removeOriginal({ id, stored }) {
    await files.remove(previewName(id));
    await files.remove(stored);
  },
  async removePicture(path) {
    // The original comes last, because while it exists, the others may as well.
    for (const width of renditionWidths(Infinity))
      for (const format of renditions.formats)
        await content.remove(nameOf(renditionPath(path, width, format)));
    await content.remove(nameOf(path));
  },
});
