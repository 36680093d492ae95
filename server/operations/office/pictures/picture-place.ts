import type { AppContext } from '../../../context/context.ts';
import type { PicturePlace } from '../../../pictures/make-picture.ts';

/** Where a call of the office finds and puts files. */
export const picturePlace = ({ db, stores, config }: AppContext): PicturePlace => ({
  db,
  files: stores.private,
  content: stores.content,
  isServedElsewhere: Boolean(config.contentUrl),
});
