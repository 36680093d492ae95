import type { AppContext } from '../context/context.ts';
import { makeAvif } from '../pictures/make-avif.ts';
import { publishReviewPhoto } from './publish-review-photo.ts';
import { repeated } from './repeated.ts';

/**
 * Publishes approved photos of reviews and creates slow renditions of pictures from the office, one after the other; the
 * processes share the work. Returns a function that stops it.
 */
export function startPictureJob(app: AppContext, every = 5000): () => Promise<void> {
  const { db, log, stores } = app;
  const round = async () =>
    (await publishReviewPhoto(app)) || (await makeAvif({ db, content: stores.content }));
  const job = repeated({ round, every, pause: 500, log, failure: 'could not encode office pictures' });
  return async () => {
    job.stop();
    await job.ended;
  };
}
