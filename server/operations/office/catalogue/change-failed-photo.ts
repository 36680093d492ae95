import { changeFailedPhoto } from '#contract/operations/office/catalogue/change-failed-photo.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeFailedPhoto as change } from '#shop/reviews/reviews.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(changeFailedPhoto, async ({ photo, act }, { app, caller }) =>
  (await change(app.db, photo, act, staffActor(caller.staffId))) ? {} : refuse(409, 'changedMeanwhile'),
);
