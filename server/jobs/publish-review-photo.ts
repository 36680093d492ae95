import { randomUUID } from 'node:crypto';
import { renditions } from '#contract/constants.ts';
import {
  type ApprovedPhoto,
  claimApprovedPhoto,
  failPhoto,
  type PhotoFailure,
  photoToWithdraw,
  publishPhoto,
  withdrawPhoto,
} from '#shop/reviews/reviews.ts';
import { publishChange } from '../context/announce-change.ts';
import type { AppContext } from '../context/context.ts';
import { avifPictures, isPicture } from '../pictures/office-picture-process.ts';
import { productWidth } from '../pictures/original.ts';
import { nameOf, pathOf } from '../pictures/store-picture.ts';
import { uploadFiles } from '../pictures/upload-files.ts';

/**
 * Deletes the public files of one photo that shoppers no longer see, or else creates those of one that staff approved.
 * Returns false if there is neither.
 */
export async function publishReviewPhoto(app: AppContext): Promise<boolean> {
  const { db, stores } = app;
  const withdrawn = await photoToWithdraw(db);
  if (withdrawn) {
    await uploadFiles(stores).removePicture(withdrawn.path);
    await withdrawPhoto(db, withdrawn);
    return true;
  }
  const photo = await claimApprovedPhoto(db);
  if (!photo) return false;
  try {
    const failure = await publish(app, photo);
    if (failure) await failPhoto(db, photo.id, failure);
  } catch (error) {
    await failPhoto(db, photo.id, 'storage');
    throw error;
  }
  return true;
}

/**
 * Creates the public files of a photo. Returns why that failed, or null.
 * @throws if the storage fails
 */
async function publish(app: AppContext, photo: ApprovedPhoto): Promise<PhotoFailure | null> {
  const { db, stores } = app;
  const content = await stores.private.read(photo.file);
  if (!content) return 'missing';
  const whole = { part: null, ratio: null, widest: productWidth, takesDrawings: false };
  const picture = await avifPictures.cut({ content, ...whole });
  if (!isPicture(picture)) return picture === 'tooSlow' ? 'tooSlow' : 'notPicture';
  // A new name each time, so that deleting the files of an earlier approval can't delete these.
  const path = pathOf('review-photo', Buffer.from(randomUUID()));
  const made = await Promise.all(
    renditions.formats.map((format) => avifPictures.renditions(path, picture.content, format)),
  );
  const files = made.flatMap((each) => each ?? []);
  if (made.includes(null)) return 'tooSlow';
  for (const [name, bytes] of [...files, [path, picture.content] as const])
    await stores.content.add(nameOf(name), Buffer.from(bytes));
  const { width, height } = picture;
  if (await publishPhoto(db, photo.id, { path, width, height }))
    await publishChange(app, `product ${photo.productId}`);
  else await uploadFiles(stores).removePicture(path);
  return null;
}
