import type { AppContext } from '../../../context/context.ts';
import type { PicturePlace } from '../../../pictures/create-renditions.ts';

/** Returns where the office's operations find and store files. */
export const picturePlace = ({ db, stores, config }: AppContext): PicturePlace => ({
  db,
  files: stores.private,
  content: stores.content,
  isServedElsewhere: Boolean(config.contentUrl),
});
